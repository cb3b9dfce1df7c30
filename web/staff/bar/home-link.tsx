// The logo in a bar of the staff: the way back to the shop.
import { barWords } from '#words/staff/bar.ts'
import logo from '../../assets/logo-light.svg'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../shop-front.ts'

export function HomeLink() {
  const { name } = useRestaurant()
  return (
    <a className="staff-bar__home" href={paths.welcome}>
      <img src={logo} width={187} height={40} alt={barWords.home(name)} />
    </a>
  )
}
