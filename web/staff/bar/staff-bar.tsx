// The bar on top of every staff screen but the board: the six places, the state of the shop, who is logged in, and Log out.
import { useLayoutEffect, useRef } from 'react'
import type { MeReply } from '#domain/people/people-api.ts'
import { may } from '#domain/people/staff.ts'
import { barMessages } from '#words/basics/staff/bar.ts'
import { useHashLocation } from '../../browser/hash-location.ts'
import { isAt, paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { isUnder } from '../office/office-paths.ts'
import { isInPlace, kitchen, namedScreens, places, today, type Place } from '../office/places.tsx'
import { AlarmMark, EmailsWait, useFollowedAlarms } from './alarm-mark.tsx'
import { DemoPayments } from './demo-payments.tsx'
import { HomeLink } from './home-link.tsx'
import { LogOut } from './log-out.tsx'
import { ShopState } from './shop-state.tsx'
import { OfficeTabs } from './tab-bar.tsx'
import styles from './staff-bar.module.css'

interface StaffBarProps {
  /** Undefined until the server has answered who is logged in. */
  me: MeReply | undefined
}

export function StaffBar({ me }: StaffBarProps) {
  const [location] = useHashLocation()
  const shown = placesOf(me)
  const hasOffice = shown.includes(today)
  const here = shown.find((place) => isInPlace(location, place))
  const isOnToday = here === today && isAt(location, today.path)
  useFollowedAlarms()
  return (
    <>
      <SkipLink>{barMessages.skip}</SkipLink>
      {/* The first screen has cards of its own for them. */}
      {!isOnToday && <DemoPayments me={me} />}
      {!isOnToday && <EmailsWait me={me} />}
      <header className={classNames(styles.staffBar, hasOffice && styles.staffBarOffice)}>
        <HomeLink />
        <nav className={styles.nav} aria-label={barMessages.nav}>
          {shown.map((place) => (
            <a
              key={place.path}
              className={styles.place}
              href={place.path}
              aria-current={place === here ? 'page' : undefined}
            >
              {place.name}
            </a>
          ))}
        </nav>
        {!isOnToday && <AlarmMark me={me} />}
        <ShopState />
        {me && (
          <div className={styles.end}>
            <a className={styles.name} href={paths.password}>
              {me.name}
            </a>
            <LogOut />
          </div>
        )}
      </header>
      {here && namedScreens(here).length > 1 && <SecondRow place={here} />}
      {me && hasOffice && <OfficeTabs me={me} />}
    </>
  )
}

/**
 * A person who must choose a password first reaches no other screen. Until the server has answered who is logged in, the kitchen
 * is open to everybody.
 */
function placesOf(me: MeReply | undefined): readonly Place[] {
  if (me?.mustChangePassword) return []
  return me && may(me.role, 'run-office') ? places : [kitchen]
}

/** The screens of a place, under the bar. On a phone it scrolls sideways, with the current one in sight. */
function SecondRow({ place }: { place: Place }) {
  const [location] = useHashLocation()
  const row = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !current) return
    // By hand: scrollIntoView would move the page, too.
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
  }, [location])

  return (
    <nav className={styles.secondRow} aria-label={place.name}>
      <div className={classNames('wrap', styles.screens)} ref={row}>
        {namedScreens(place).map(({ path, name }) => (
          <a
            key={path}
            className={styles.screen}
            href={path}
            aria-current={isUnder(location, path) ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </div>
    </nav>
  )
}
