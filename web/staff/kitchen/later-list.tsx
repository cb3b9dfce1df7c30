// Later: the scheduled orders, until it is time to start them (R46), by day and promise; and the button that opens their list
// where the board has no room for a lane.
import { useId } from 'react'
import { countItems } from '#domain/menu/requested-item.ts'
import { addDays } from '#domain/basics/days.ts'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { calendarDay, clockTimeShort, clockTime, shortDayName } from '#words/basics/dates.ts'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { useRestaurant } from '../../page-data.ts'
import { PopUp } from '../../ui/pop-up.tsx'
import { FulfillmentMark } from '../fulfillment-mark.tsx'
import { BarButton } from './bar-button.tsx'
import { MoreButton } from './ticket-menu.tsx'
import styles from './later-list.module.css'

interface LaterListProps {
  tickets: readonly Ticket[]
  now: number
  onMenu: (ticket: Ticket) => void
}

export function LaterButton(props: LaterListProps) {
  const id = useId()
  return (
    <div className={styles.button}>
      <BarButton count={props.tickets.length} popoverTarget={id}>
        {words.columns.later}
      </BarButton>
      <PopUp id={id} title={words.columns.later}>
        <LaterList {...props} />
      </PopUp>
    </div>
  )
}

export function LaterList({ tickets, now, onMenu }: LaterListProps) {
  const { timeZone } = useRestaurant()
  const days = Map.groupBy(tickets, (ticket) => calendarDay(ticket.promise.readyBy, timeZone))
  const today = calendarDay(now, timeZone)
  if (tickets.length === 0) return <p className={styles.none}>{words.laterNone}</p>
  return [...days].map(([day, scheduled]) => (
    <div key={day} className={styles.day}>
      {day !== today && <p className={styles.date}>{nameOf(day, today)}</p>}
      {scheduled.map((ticket) => (
        <LaterTicket key={ticket.id} ticket={ticket} timeZone={timeZone} onMenu={onMenu} />
      ))}
    </div>
  ))
}

interface LaterTicketProps extends Pick<LaterListProps, 'onMenu'> {
  ticket: Ticket
  timeZone: string
}

function LaterTicket({ ticket, timeZone, onMenu }: LaterTicketProps) {
  const headingId = useId()
  const { number, name, fulfillmentDetails, promise, startsAt, lines } = ticket
  return (
    <article className={styles.ticket} aria-labelledby={headingId} data-ticket={ticket.id}>
      <time className={styles.time}>{clockTime(promise.readyBy, timeZone)}</time>
      <h3 className={styles.who} id={headingId}>
        {words.laterName(number, name)}{' '}
        <FulfillmentMark fulfillment={fulfillmentDetails.fulfillment} isIcon />
      </h3>
      <p className={styles.start}>
        {words.startAt(clockTimeShort(startsAt ?? promise.readyBy, timeZone), countItems(lines))}
      </p>
      <MoreButton ticket={ticket} isOnly onMenu={onMenu} />
    </article>
  )
}

function nameOf(day: string, today: string): string {
  const name = shortDayName(day, { from: today })
  return day === addDays(today, 1) ? words.tomorrow(name) : name
}
