// One ticket on the board: who, what, for how long, and the one thing to do next.
import { useId, useState, type MouseEvent } from 'react'
import type { BoardStatus, Ticket } from '#domain/kitchen.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Icon } from './icon.tsx'
import { ageStage, TicketAge } from './ticket-age.tsx'
import './ticket-card.css'
import './ticket-sizes.css'
import { kitchenWords } from './words.ts'

/** A ticket that is younger than this when it appears has just come in. */
const justIn = 5_000
const glow = 3_000

export interface TicketCardProps {
  ticket: Ticket
  status: BoardStatus
  now: number
  /** It rings: nobody has touched it. */
  unseen: boolean
  busy: boolean
  /** The connection is lost: nothing can be moved. */
  off: boolean
  onMove: () => void
  onTouch: () => void
  onPrint: () => void
  /** Absent for those who may not. */
  onCancel: (() => void) | undefined
}

export function TicketCard(props: TicketCardProps) {
  const { ticket, status, now, unseen, busy, off, onMove, onTouch, onPrint, onCancel } = props
  const headingId = useId()
  const age = now - Date.parse(ticket.timestamp)
  const [wasJustIn] = useState(status === 'placed' && age < justIn)

  // The second tap of a double tap lands on whatever slid up under the finger.
  const move = ({ detail }: MouseEvent) => {
    if (detail < 2) onMove()
  }

  return (
    <article
      className={classNames(
        'ticket',
        `ticket--${ageStage(age)}`,
        unseen && 'ticket--unseen',
        wasJustIn && age < justIn + glow && 'ticket--arrives',
      )}
      aria-labelledby={headingId}
      data-ticket={ticket.id}
      // Quiet here is not yet quiet everywhere: until the server knows, every touch tells it.
      onClickCapture={status === 'placed' && !ticket.seen ? onTouch : undefined}
    >
      <div className="ticket__head">
        <h3 className="ticket__who" id={headingId}>
          <span className="ticket__number">{ticket.number}</span>{' '}
          <span className="ticket__name">{ticket.name}</span>
          {unseen && <VisuallyHidden>, {kitchenWords.unseen}</VisuallyHidden>}
        </h3>
        {unseen && (
          <button
            type="button"
            className="ticket__bell"
            aria-label={kitchenWords.stopBell}
            aria-describedby={headingId}
          >
            <Icon name="bell" />
          </button>
        )}
        <TicketAge age={age} />
      </div>
      <ul className="ticket__lines">
        {ticket.lines.map(({ item, name, quantity }) => (
          <li
            key={item}
            className={classNames('ticket__line', quantity > 999 && 'ticket__line--many')}
            data-item={item}
          >
            <span className="ticket__count">{quantity}</span> <i className="ticket__chip" />{' '}
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <div className="ticket__foot">
        <Button
          className="ticket__act"
          aria-describedby={headingId}
          data-act=""
          busy={busy}
          off={off}
          onClick={move}
        >
          {kitchenWords.act[status]}
        </Button>
        <button
          type="button"
          className="ticket__aside"
          aria-label={kitchenWords.printTicket(ticket.number)}
          aria-disabled={off || undefined}
          onClick={off ? undefined : onPrint}
        >
          <Icon name="print" />
          {kitchenWords.print}
        </button>
        {onCancel && (
          <button
            type="button"
            className="ticket__aside ticket__aside--cancel"
            aria-label={kitchenWords.cancelTicket(ticket.number)}
            aria-disabled={off || undefined}
            onClick={off ? undefined : onCancel}
          >
            <Icon name="cross" />
            {kitchenWords.cancel}
          </button>
        )}
      </div>
    </article>
  )
}
