// The bar on top of every staff screen: the way home, the staff screens, who is here, and the way out.
import type { ReactNode } from 'react'
import { useHashLocation } from '../../browser/hash-location.ts'
import { paths as apiPaths, type MeReply } from '#domain/api.ts'
import { may, type Duty } from '#domain/staff.ts'
import { demoWords } from '../../ui/demo.ts'
import logo from '../../assets/logo-light.svg'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../shop-front.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { isWithin, officePaths } from '../office/office-paths.ts'
import './staff-bar.css'
import { barWords } from '#words/staff/bar.ts'

const screens = [
  [paths.kitchen, barWords.kitchen, 'run-kitchen'],
  [officePaths.orders, barWords.orders, 'run-office'],
  [officePaths.menu, barWords.menu, 'run-office'],
  [officePaths.sales, barWords.sales, 'run-office'],
  [officePaths.staff, barWords.staff, 'run-office'],
] as const

interface StaffBarProps {
  /** Undefined until the server has said who it is. */
  cook: MeReply | undefined
  /** The time of day, on a screen that stays open. */
  clock?: string | undefined
  children?: ReactNode
}

export function StaffBar({ cook, clock, children }: StaffBarProps) {
  const [location] = useHashLocation()
  const { name: restaurant } = useRestaurant()
  // Until we know who it is, the way to the kitchen is open to all of them.
  const isOpen = (duty: Duty) => (cook ? may(cook.role, duty) : duty === 'run-kitchen')
  // Whoever must choose a password first gets nowhere else.
  const shown = cook?.mustChangePassword ? [] : screens.filter(([, , duty]) => isOpen(duty))
  return (
    <>
      {cook?.demoPayments && !demoWords && <DemoPayments />}
      <header className="staff-bar">
        <SkipLink>{barWords.skip}</SkipLink>
        <a className="staff-bar__home" href={paths.welcome}>
          <img src={logo} width={187} height={40} alt={barWords.home(restaurant)} />
        </a>
        <nav className="staff-bar__nav" aria-label={barWords.nav}>
          {shown.map(([path, name]) => (
            <a
              key={path}
              className="staff-bar__screen"
              href={path}
              aria-current={isWithin(location, path) ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        {children}
        <div className="staff-bar__end">
          {cook && (
            <a className="staff-bar__name" href={paths.staff}>
              {cook.name}
            </a>
          )}
          {clock && <time className="staff-bar__clock">{clock}</time>}
          {cook && (
            <form method="post" action={apiPaths.logout}>
              <button type="submit" className="staff-bar__logout">
                {barWords.logout}
              </button>
            </form>
          )}
        </div>
      </header>
    </>
  )
}

/** Trust rule 19: whoever hands out food knows that nobody has paid for it. A demo says so on every page already. */
function DemoPayments() {
  return (
    <aside className="staff-bar__demo" aria-label={barWords.payments}>
      <b>{barWords.demoPayments}</b> <span>{barWords.demoPaymentsRest}</span>
    </aside>
  )
}
