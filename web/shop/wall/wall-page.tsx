// The wall (R75): a screen in the restaurant on which guests look for their number. Nobody logs in, and nobody scrolls.
import { drawnYear } from '#domain/restaurant/brand.ts'
import type { Wall } from '#domain/kitchen/wall.ts'
import { clockTime } from '#words/basics/dates.ts'
import { wallMessages as words } from '#words/kitchen/shop/wall.ts'
import { Brand } from '../../brand/brand.tsx'
import { useHashLocation } from '../../browser/hash-location.ts'
import { useAwake } from '../../browser/use-awake.ts'
import { useRestaurant } from '../../page-data.ts'
import { Beans } from '../../ui/beans.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { PreparingList, ReadyList } from './wall-lists.tsx'
import type { WallState } from './wall-state.ts'
import { useChime } from './use-chime.ts'
import { useClock, useWall } from './use-wall.ts'
import styles from './wall-page.module.css'

const empty: Wall = { preparing: [], morePreparing: 0, ready: [], moreReady: 0 }

export function WallPage() {
  const [location] = useHashLocation()
  const { name } = useRestaurant()
  // The letters of a link are small; a remote control may have typed large ones (R7).
  const [, , secret = ''] = location.toLowerCase().split('/')
  const state = useWall(encodeURIComponent(secret))
  useAwake()

  return (
    <main id="main" className={styles.wall} tabIndex={-1} data-connection={state.connection}>
      <ScreenHeading title={words.tab(name)} className="visually-hidden">
        {words.heading}
      </ScreenHeading>
      {state.connection === 'closed' ? <Closed /> : <Open state={state} />}
    </main>
  )
}

function Open({ state }: { state: WallState }) {
  const { newest, chimes } = state
  const { since } = useRestaurant()
  const { isOn, toggle } = useChime(chimes)
  const wall = state.wall ?? empty
  const isKnown = state.wall !== undefined
  return (
    <>
      <section className={styles.preparing} aria-labelledby="wall-preparing">
        <header className={styles.head}>
          <Brand className={styles.brand} ground="paper" height={48} />
          <Clock state={state} />
        </header>
        <h2 id="wall-preparing" className={styles.title}>
          {words.preparing}
        </h2>
        <PreparingList orders={wall.preparing} />
        {isKnown ? (
          <p className={styles.foot}>
            {wall.morePreparing > 0 && words.more(wall.morePreparing)}
            {wall.preparing.length === 0 && words.nonePreparing}
          </p>
        ) : (
          <p className={styles.foot} role="status">
            <Beans /> {words.connecting}
          </p>
        )}
      </section>
      <section className={classNames(styles.ready, 'grain')} aria-labelledby="wall-ready">
        <div className={styles.rays} aria-hidden="true" />
        <div
          className={classNames(styles.bunting, since !== drawnYear && styles.buntingFlowers)}
          aria-hidden="true"
        />
        <h2 id="wall-ready" className={styles.title}>
          {words.ready}
        </h2>
        <ReadyList orders={wall.ready} newest={newest} more={wall.moreReady} />
        <div className={styles.foot}>
          <p>{isKnown && (wall.ready.length > 0 ? words.come : words.noneReady)}</p>
          <button type="button" className={styles.sound} onClick={toggle}>
            {isOn ? words.turnOffSound : words.turnOnSound}
          </button>
        </div>
      </section>
      <p className="visually-hidden" role="status">
        {newest && words.isReady(newest.number, newest.firstName)}
      </p>
    </>
  )
}

/** Once the server is not heard any more, the clock says how old the wall is. */
function Clock({ state: { connection, heardAt, clockAhead, wall } }: { state: WallState }) {
  const { timeZone } = useRestaurant()
  const now = useClock(clockAhead)
  const isLost = connection === 'lost' && wall !== undefined
  return (
    <p className={classNames(styles.clock, isLost && styles.clockLost)}>
      {isLost ? words.lastUpdate(clockTime(heardAt, timeZone)) : clockTime(now, timeZone)}
      <span className="visually-hidden" role="alert">
        {isLost && words.lost}
      </span>
    </p>
  )
}

function Closed() {
  return (
    <div className={styles.closed} role="alert">
      <p className={styles.title}>{words.revoked.title}</p>
      <p>{words.revoked.line}</p>
    </div>
  )
}
