// The entries, newest first, under the days they belong to.
import { Fragment } from 'react'
import type { AuditEntry } from '#domain/audit.ts'
import { calendarDay, clockTime } from '#words/dates.ts'
import { nearDay } from '../office/calendar.ts'
import { officeOrderPath } from '../office/office-paths.ts'
import './log.css'
import { doerName } from '#words/staff/doers.ts'
import { logWords, sentenceOf, type Names } from '#words/staff/log.ts'

interface LogDaysProps {
  entries: readonly AuditEntry[]
  names: Names
  timeZone: string
  now: number
}

export function LogDays({ entries, names, timeZone, now }: LogDaysProps) {
  const days = new Map<string, AuditEntry[]>()
  for (const entry of entries) {
    const day = calendarDay(entry.at, timeZone)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  const today = calendarDay(now, timeZone)
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="log-day" aria-labelledby={`day-${day}`}>
      <h2 className="log-day__name" id={`day-${day}`}>
        {nearDay(day, today)}
      </h2>
      <ol role="list" className="log-day__entries">
        {ofDay.map((entry) => (
          <li key={entry.id} className="log-day__entry">
            <time className="log-day__time" dateTime={entry.at}>
              {clockTime(entry.at, timeZone)}
            </time>
            {entry.by === 'server' && entry.deed.what === 'staff-added' ? (
              <p>{logWords.atInstall(names.person(entry.deed.username))}</p>
            ) : (
              <p>
                <b>{doerName(entry.by)}</b> <Told entry={entry} names={names} timeZone={timeZone} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  ))
}

type ToldProps = Pick<LogDaysProps, 'names' | 'timeZone'> & { entry: AuditEntry }

function Told({ entry, names, timeZone }: ToldProps) {
  const time = (instant: string) => clockTime(instant, timeZone)
  return sentenceOf(entry.deed, names, time).map((part, at) =>
    typeof part === 'string' ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <a key={at} className="log-day__order" href={officeOrderPath(part.order)}>
        {logWords.order(part.number)}
      </a>
    ),
  )
}
