// One ticket on the board: the customer, the promise, the burritos, and the one button for the next step.
import { memo, useId, useState, type MouseEvent } from 'react'
import { isAllRolled, type BoardStatus, type Ticket } from '#domain/kitchen/tickets.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WayMark } from '../way-mark.tsx'
import type { Urgency } from './due.ts'
import { useMarks } from './kitchen-marks.ts'
import { TicketDue } from './ticket-due.tsx'
import { TicketLines } from './ticket-lines.tsx'
import { TicketUnpaid } from './ticket-unpaid.tsx'
import { MoreButton } from './ticket-menu.tsx'
import styles from './ticket-card.module.css'
import { kitchenMessages } from '#words/kitchen/staff/kitchen.ts'

const ticketLooks: Readonly<Record<string, string | undefined>> = {
  soon: styles.ticketSoon,
  late: styles.ticketLate,
  unseen: styles.ticketUnseen,
  next: styles.ticketNext,
  rolled: styles.ticketRolled,
  arrives: styles.ticketArrives,
}

/** A ticket that is younger than this (in milliseconds) when it appears has just come in. */
const justIn = 5_000
const glow = 3_000

export type Arrival = 'now' | 'just-now' | 'before'

/** A scheduled order comes in when it is time to start it. */
export function arrivalOf({ timestamp, startsAt }: Ticket, now: number): Arrival {
  const age = now - Date.parse(startsAt ?? timestamp)
  if (age < justIn) return 'now'
  return age < justIn + glow ? 'just-now' : 'before'
}

/** No prop changes every second, and the callbacks stay the same, so that a tap draws one of 300 cards again. */
export interface TicketCardProps {
  ticket: Ticket
  status: BoardStatus
  urgency: Urgency
  isLost: boolean
  /** The next one due in its column. */
  isNext: boolean
  arrival: Arrival
  /** The bell rings for this ticket, because nobody has touched it. */
  unseen: boolean
  busy: boolean
  /** The connection is lost, so no ticket can be moved. */
  off: boolean
  onMove: (ticket: Ticket, from: BoardStatus) => void
  onTouch: (ticket: Ticket) => void
  onTick: (ticket: Ticket, line: number) => void
  onCollect: (ticket: Ticket) => void
}

export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { ticket, status, urgency, isLost, isNext, arrival, unseen, busy, off, onMove, onTouch, onTick } =
    props
  const { toCollect } = ticket
  const { isTicked } = useMarks()
  const headingId = useId()
  const [wasJustIn] = useState(status === 'placed' && arrival === 'now')

  // The second tap of a double tap lands on the ticket that slid up under the finger, so that tap is ignored.
  const move = ({ detail }: MouseEvent) => {
    if (detail < 2) onMove(ticket, status)
  }

  return (
    <article
      className={classNames(
        styles.ticket,
        ticketLooks[urgency],
        isNext && styles.ticketNext,
        status === 'cooking' && isAllRolled(ticket, isTicked) && styles.ticketRolled,
        unseen && styles.ticketUnseen,
        wasJustIn && arrival !== 'before' && styles.ticketArrives,
      )}
      aria-labelledby={headingId}
      data-ticket={ticket.id}
      // Other boards ring until the server knows of a touch, so every touch is sent until the server confirms one.
      onClickCapture={status === 'placed' && !ticket.seen ? () => onTouch(ticket) : undefined}
    >
      <div className={styles.head}>
        <h3 className={styles.who} id={headingId}>
          <span className={styles.number}>{ticket.number}</span>{' '}
          <span className={styles.name}>{ticket.name}</span>{' '}
          <span className={styles.way}>
            <WayMark fulfillment={ticket.fulfillmentDetails.fulfillment} />
            {hasNote(ticket) && (
              <span className={styles.note}>
                <Icon name="note" />
                <VisuallyHidden>{kitchenMessages.note}</VisuallyHidden>
              </span>
            )}
          </span>
          {unseen && <VisuallyHidden>, {kitchenMessages.unseen}</VisuallyHidden>}
        </h3>
        <TicketDue ticket={ticket} isLost={isLost} />
      </div>
      <TicketLines ticket={ticket} status={status} headingId={headingId} off={off} onTick={onTick} />
      {toCollect !== null && <TicketUnpaid {...props} amount={toCollect} headingId={headingId} />}
      <div className={styles.foot}>
        {unseen && (
          <button
            type="button"
            className={styles.bell}
            aria-label={kitchenMessages.stopBell}
            aria-describedby={headingId}
          >
            <Icon name="bell" />
          </button>
        )}
        <Button
          className={styles.act}
          aria-describedby={headingId}
          data-act=""
          busy={busy}
          off={off}
          onClick={move}
        >
          {kitchenMessages.act[ticket.fulfillmentDetails.fulfillment][status]}
        </Button>
        <MoreButton ticket={ticket} />
      </div>
    </article>
  )
})

/** It is on the slip and in the order: the board says that there is one. */
function hasNote({ fulfillmentDetails }: Ticket): boolean {
  return fulfillmentDetails.fulfillment === 'delivery' && fulfillmentDetails.note !== undefined
}
