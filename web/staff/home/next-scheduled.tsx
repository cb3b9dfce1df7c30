// The next orders that customers have scheduled, and when each is to be ready or to arrive.
import { addDays } from '#domain/basics/days.ts'
import type { TodayReply } from '#domain/people/people-api.ts'
import { formatBurritoCount } from '#words/basics/counts.ts'
import { calendarDay, clockTime, shortDayName } from '#words/basics/dates.ts'
import { todayMessages } from '#words/people/staff/today.ts'
import { useRestaurant } from '../../page-data.ts'
import { List, ListItem } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Quiet } from '../../ui/quiet.tsx'
import { officeOrderPath } from '../office/office-paths.ts'
import { FulfillmentMark } from '../fulfillment-mark.tsx'
import styles from './today.module.css'

export function NextScheduled({ today: { scheduled, now } }: { today: TodayReply }) {
  return (
    <Panel
      title={todayMessages.scheduled}
      about={scheduled.length === 0 ? todayMessages.noneScheduled : undefined}
    >
      <List>
        {scheduled.map(({ id, number, name, promise, fulfillment, itemCount }) => (
          <ListItem
            key={id}
            lead={<When at={promise.at} now={now} />}
            end={<FulfillmentMark fulfillment={fulfillment} />}
          >
            <a className={styles.link} href={officeOrderPath(id)}>
              <b className={styles.number}>{number}</b> {name}
            </a>
            <Quiet small>{formatBurritoCount(itemCount)}</Quiet>
          </ListItem>
        ))}
      </List>
    </Panel>
  )
}

/** The time, and the day where it is not today. */
function When({ at, now }: { at: string; now: string }) {
  const { timeZone } = useRestaurant()
  const [day, today] = [calendarDay(at, timeZone), calendarDay(now, timeZone)]
  const tomorrow = addDays(today, 1)
  return (
    <time dateTime={at}>
      <b className={styles.time}>{clockTime(at, timeZone)}</b>
      {day !== today && (day === tomorrow ? todayMessages.tomorrow : shortDayName(day, { from: today }))}
    </time>
  )
}
