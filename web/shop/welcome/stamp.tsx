// The stamp on the hero: since when burritos are rolled here, or, where the owner does not say, that they are.
import { drawnYear } from '#domain/restaurant/brand.ts'
import drawn from '../../assets/stamp-1995.svg'
import flower from '../../assets/stamp-flower.svg'
import ring from '../../assets/stamp-ring.svg'
import { classNames } from '../../ui/class-names.ts'
import heroStyles from './hero.module.css'
import { welcomeMessages } from '#words/restaurant/shop/welcome.ts'

export function Stamp({ since }: { since: number | null }) {
  if (since === drawnYear || since === null)
    return (
      <img
        className={heroStyles.heroStamp}
        src={since === null ? flower : drawn}
        width={160}
        height={160}
        alt=""
        loading="lazy"
      />
    )
  return (
    <span className={classNames(heroStyles.heroStamp, heroStyles.stamp)} aria-hidden="true">
      <img src={ring} width={160} height={160} alt="" loading="lazy" />
      <span className={heroStyles.stampSince}>
        <span>{welcomeMessages.since}</span>
        <b>{since}</b>
      </span>
    </span>
  )
}
