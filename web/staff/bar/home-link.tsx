// The restaurant's logo or name in a bar of the staff: the link back to the shop.
import { barMessages } from '#words/basics/staff/bar.ts'
import { Brand } from '../../brand/brand.tsx'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../page-data.ts'
import staffBarStyles from './staff-bar.module.css'

/** `isMark`: on a bar that is full. */
export function HomeLink({ isMark = false }: { isMark?: boolean }) {
  const { name } = useRestaurant()
  return (
    <a className={staffBarStyles.home} href={paths.welcome}>
      <Brand ground="ink" height={40} label={barMessages.home(name)} isMark={isMark} />
    </a>
  )
}
