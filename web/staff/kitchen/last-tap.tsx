// The header's message about the last tap: which ticket moved, with Undo, or what went wrong. It never covers a ticket.
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Tickets } from './kitchen-state.ts'
import type { Said } from './use-taps.ts'
import styles from './last-tap.module.css'
import { kitchenMessages } from '#words/kitchen/staff/kitchen.ts'

interface LastTapProps {
  said: Said | undefined
  tickets: Tickets
  onUndo: (ticket: Ticket) => void
}

export function LastTap({ said, tickets, onUndo }: LastTapProps) {
  const moved = lastMoved(said, tickets)
  const done = moved && kitchenMessages.done(moved.number, moved.status, moved.fulfillmentDetails.fulfillment)
  const words = said?.kind === 'trouble' ? said.words : done
  return (
    <div className={classNames(styles.lastTap, words !== undefined && styles.lastTapShown)}>
      <p role="status" className={styles.words}>
        {words}
      </p>
      {moved && (
        <Button small className={styles.undo} onClick={() => onUndo(moved)}>
          <Icon name="undo" />
          {kitchenMessages.undo}
        </Button>
      )}
    </div>
  )
}

/** If another cook has moved the ticket since, there is nothing to undo here. */
export function lastMoved(said: Said | undefined, tickets: Tickets): Ticket | undefined {
  const ticket = said?.kind === 'moved' ? tickets.get(said.id) : undefined
  return said?.kind === 'moved' && ticket?.status === said.to ? ticket : undefined
}
