// One ticket on the board: the customer, the promise, the burritos, what is still to be paid, and the one button for the next step.
import { memo, useId, useState, type MouseEvent } from 'react'
import { formatMoney } from '#domain/basics/money.ts'
import { isAllRolled, type BoardStatus, type Ticket } from '#domain/kitchen/tickets.ts'
import { clockTimeShort } from '#words/basics/dates.ts'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { collectMessages } from '#words/payments/staff/collect.ts'
import { useRestaurant } from '../../page-data.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FulfillmentMark } from '../fulfillment-mark.tsx'
import { dueAt, type Standing } from './due.ts'
import { marksOfItem, type MenuMarks } from './menu-marks.ts'
import { TicketLines } from './ticket-lines.tsx'
import { MoreButton } from './ticket-menu.tsx'
import styles from './ticket-card.module.css'

const looks = { plain: undefined, soon: styles.soon, late: styles.late }

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

/** What a tap on a ticket does. */
export interface TicketActions {
  readonly move: (ticket: Ticket, from: BoardStatus) => void
  readonly touch: (ticket: Ticket) => void
  readonly tick: (ticket: Ticket, line: number) => void
  readonly collect: (ticket: Ticket) => void
  readonly openMenu: (ticket: Ticket) => void
}

/** No prop changes every second, and the actions stay the same, so that a tap draws one of 300 cards again. */
interface TicketCardProps extends Standing {
  ticket: Ticket
  status: BoardStatus
  /** The kitchen has promised more than it can make by then. */
  isLost: boolean
  /** The next one due in its column. */
  isNext: boolean
  arrival: Arrival
  /** The bell rings for this ticket, because nobody has touched it. */
  isUnseen: boolean
  isBusy: boolean
  /** The connection is lost, so no ticket can be moved. */
  isOff: boolean
  marks: MenuMarks
  actions: TicketActions
}

export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { ticket, status, urgency, isNext, arrival, isUnseen, isBusy, isOff, marks, actions } = props
  const headingId = useId()
  const [wasJustIn] = useState(status === 'placed' && arrival === 'now')
  const isRolled = status === 'cooking' && isAllRolled(ticket, (line) => marksOfItem(marks, line).isTicked)

  // The second tap of a double tap lands on the ticket that slid up under the finger, so that tap is ignored.
  const move = ({ detail }: MouseEvent) => {
    if (detail < 2) actions.move(ticket, status)
  }

  return (
    <article
      className={classNames(
        styles.ticket,
        looks[urgency],
        (isNext || isRolled) && styles.filled,
        isUnseen && styles.unseen,
        wasJustIn && arrival !== 'before' && styles.arrives,
      )}
      aria-labelledby={headingId}
      data-ticket={ticket.id}
      // Other boards ring until the server knows of a touch, so every touch is sent until the server confirms one.
      onClickCapture={status === 'placed' && !ticket.seen ? () => actions.touch(ticket) : undefined}
    >
      <div className={styles.head}>
        <h3 className={styles.who} id={headingId}>
          <span className={styles.number}>{ticket.number}</span>{' '}
          <span className={styles.name}>{ticket.name}</span>{' '}
          <span className={styles.fulfillment}>
            <FulfillmentMark fulfillment={ticket.fulfillmentDetails.fulfillment} />
            {hasNote(ticket) && (
              <span className={styles.note}>
                <Icon name="note" />
                <VisuallyHidden>{words.note}</VisuallyHidden>
              </span>
            )}
          </span>
          {isUnseen && <VisuallyHidden>, {words.unseen}</VisuallyHidden>}
        </h3>
        <Due {...props} />
      </div>
      <TicketLines {...props} headingId={headingId} onTick={actions.tick} />
      {ticket.toCollect !== null && (
        <p className={styles.unpaid}>
          {collectMessages.notPaid(formatMoney(ticket.toCollect))}
          <Button aria-describedby={headingId} off={isOff} onClick={() => actions.collect(ticket)}>
            {collectMessages.markPaid}
          </Button>
        </p>
      )}
      <div className={styles.foot}>
        {isUnseen && (
          <button
            type="button"
            className={styles.bell}
            aria-label={words.stopBell}
            aria-describedby={headingId}
          >
            <Icon name="bell" />
          </button>
        )}
        <Button
          className={styles.act}
          aria-describedby={headingId}
          data-act=""
          busy={isBusy}
          off={isOff}
          onClick={move}
        >
          {words.act[ticket.fulfillmentDetails.fulfillment][status]}
        </Button>
        <MoreButton ticket={ticket} onMenu={actions.openMenu} />
      </div>
    </article>
  )
})

/** The promise, over the minutes that are left. */
function Due({ ticket, says, minutes, isLost }: Pick<TicketCardProps, 'ticket' | 'isLost'> & Standing) {
  const { timeZone } = useRestaurant()
  const isBehind = isLost && (says === 'left' || says === 'now')
  const left = timeLeftMessages[says](minutes)
  return (
    <p className={styles.due}>
      <VisuallyHidden>{words.due} </VisuallyHidden>
      <time className={styles.time}>{clockTimeShort(dueAt(ticket), timeZone)}</time>{' '}
      <span className={classNames(styles.timeLeft, isBehind && styles.behind)}>
        {isBehind ? words.behind(left) : left}
      </span>
    </p>
  )
}

const timeLeftMessages: Readonly<Record<Standing['says'], (minutes: number) => string>> = {
  left: words.left,
  now: () => words.dueNow,
  late: words.late,
  ready: (minutes) => (minutes === 0 ? words.justReady : words.waiting(minutes)),
}

/** It is on the slip and in the order: the board says that there is one. */
function hasNote({ fulfillmentDetails }: Ticket): boolean {
  return fulfillmentDetails.fulfillment === 'delivery' && fulfillmentDetails.note !== undefined
}
