// The next orders that customers have scheduled, and when each is to be ready or to arrive.
import { addDays } from '#domain/basics/days.ts'
import type { TodayReply } from '#domain/people/people-api.ts'
import { formatBurritoCount } from '#words/basics/counts.ts'
import { calendarDay, clockTime, shortDayName } from '#words/basics/dates.ts'
import { todayMessages } from '#words/people/staff/today.ts'
import { useRestaurant } from '../../shop-front.ts'
import { officeOrderPath } from '../office/office-paths.ts'
import { WayMark } from '../way-mark.tsx'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import styles from './next-scheduled.module.css'

export function NextScheduled({ today: { scheduled, now } }: { today: TodayReply }) {
  return (
    <section
      className={classNames(officeStyles.panel, styles.nextScheduled)}
      aria-labelledby="next-scheduled"
    >
      <h2 className={officeStyles.panelTitle} id="next-scheduled">
        {todayMessages.scheduled}
      </h2>
      {scheduled.length === 0 && <p className={officeStyles.panelAbout}>{todayMessages.noneScheduled}</p>}
      <ul role="list">
        {scheduled.map(({ id, number, name, promise, fulfillment, itemCount }) => (
          <li key={id} className={styles.order}>
            <When at={promise.at} now={now} />
            <p>
              <a className={styles.link} href={officeOrderPath(id)}>
                <b>{number}</b> {name}
              </a>
              <small>{formatBurritoCount(itemCount)}</small>
            </p>
            <WayMark fulfillment={fulfillment} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The time, and the day where it is not today. */
function When({ at, now }: { at: string; now: string }) {
  const { timeZone } = useRestaurant()
  const [day, today] = [calendarDay(at, timeZone), calendarDay(now, timeZone)]
  const tomorrow = addDays(today, 1)
  return (
    <time className={styles.time} dateTime={at}>
      <b>{clockTime(at, timeZone)}</b>
      {day !== today && (day === tomorrow ? todayMessages.tomorrow : shortDayName(day, { from: today }))}
    </time>
  )
}
