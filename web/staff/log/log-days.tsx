// The entries, newest first, under the days they belong to.
import type { AuditEntry } from '#domain/people/audit.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { calendarDay, clockTime } from '#words/basics/dates.ts'
import { nearDay } from '../office/calendar.ts'
import { officeOrderPath } from '../office/office-paths.ts'
import styles from './log.module.css'
import { actorName } from '#words/people/staff/actors.ts'
import { formatAuditChanges, logMessages, formatTarget } from '#words/people/staff/log.ts'

interface LogDaysProps {
  entries: readonly AuditEntry[]
  timeZone: string
  now: number
}

export function LogDays({ entries, timeZone, now }: LogDaysProps) {
  const days = new Map<string, AuditEntry[]>()
  for (const entry of entries) {
    const day = calendarDay(entry.at, timeZone)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  const today = calendarDay(now, timeZone)
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.logDay} aria-labelledby={`day-${day}`}>
      <h2 className={styles.name} id={`day-${day}`}>
        {nearDay(day, today)}
      </h2>
      <ol role="list" className={styles.entries}>
        {ofDay.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <time className={styles.time} dateTime={entry.at}>
              {clockTime(entry.at, timeZone)}
            </time>
            <p>
              <Told entry={entry} timeZone={timeZone} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  ))
}

type ToldProps = Pick<LogDaysProps, 'timeZone'> & { entry: AuditEntry }

function Told({ entry: { by, action }, timeZone }: ToldProps) {
  const { what, target } = action
  if (by === 'server' && what === 'added') return logMessages.atInstall(target.name)
  const name = formatTarget(target)
  const changes = formatAuditChanges(action, (instant) => clockTime(instant, timeZone))
  return (
    <>
      <b>{actorName(by)}</b> {logMessages.done[what]}{' '}
      {target.kind === 'order' ? (
        <a className={styles.order} href={officeOrderPath(target.id as OrderId)}>
          {name}
        </a>
      ) : (
        name
      )}
      {changes.length > 0 && `: ${changes.join(' · ')}`}
    </>
  )
}
