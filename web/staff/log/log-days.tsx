// The entries, newest first, under the days they belong to.
import type { OrderId } from '#domain/orders/order.ts'
import type { AuditEntry } from '#domain/people/audit.ts'
import { calendarDay, clockTime } from '#words/basics/dates.ts'
import { actorName } from '#words/people/staff/actors.ts'
import { formatAuditChanges, logMessages, formatTarget } from '#words/people/staff/log.ts'
import { List, ListItem } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { nearDay } from '../office/calendar.ts'
import { officeOrderPath } from '../office/office-paths.ts'

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
    <Panel key={day} title={nearDay(day, today)}>
      <List as="ol">
        {ofDay.map((entry) => (
          <ListItem key={entry.id} lead={<time dateTime={entry.at}>{clockTime(entry.at, timeZone)}</time>}>
            <Told entry={entry} timeZone={timeZone} />
          </ListItem>
        ))}
      </List>
    </Panel>
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
      {target.kind === 'order' ? <a href={officeOrderPath(target.id as OrderId)}>{name}</a> : name}
      {changes.length > 0 && `: ${changes.join(' · ')}`}
    </>
  )
}
