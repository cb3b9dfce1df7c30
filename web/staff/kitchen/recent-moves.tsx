// The list of all moves of the last ten minutes, each of which can still be undone.
import { useId, useRef, useState } from 'react'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { language } from '#words/basics/locale.ts'
import { Button } from '../../ui/button.tsx'
import { BarButton } from './bar-button.tsx'
import { movedAt } from './kitchen-state.ts'
import { PopUp } from '../../ui/pop-up.tsx'
import lastTapStyles from './last-tap.module.css'
import styles from './recent-moves.module.css'
import { kitchenMessages } from '#words/kitchen/staff/kitchen.ts'

interface RecentMovesProps {
  tickets: readonly Ticket[]
  now: number
  onUndo: (ticket: Ticket) => void
}

export function RecentMoves({ tickets, now, onUndo }: RecentMovesProps) {
  const id = useId()
  const popUp = useRef<HTMLDivElement>(null)
  // While the list is open it does not change, so that no row slides away under the finger. The server refuses to undo
  // a move that somebody else has already followed with another.
  const [held, setHeld] = useState<readonly Ticket[]>()
  const shown = held ?? tickets
  const undo = (ticket: Ticket) => {
    popUp.current?.hidePopover()
    onUndo(ticket)
  }
  return (
    <div className={lastTapStyles.recent}>
      <BarButton popoverTarget={id} count={tickets.length}>
        {kitchenMessages.recent}
      </BarButton>
      <PopUp
        ref={popUp}
        id={id}
        title={kitchenMessages.recentTitle}
        onToggle={(opens) => setHeld(opens ? tickets : undefined)}
      >
        {shown.length === 0 && <p className={styles.none}>{kitchenMessages.nothingRecent}</p>}
        <ul role="list" className={styles.list}>
          {shown.map((ticket) => (
            <li key={ticket.id} className={styles.move}>
              <p className={styles.what}>
                <span className={styles.number}>{ticket.number}</span>{' '}
                <span className={styles.name}>{ticket.name}</span>{' '}
                <span className={styles.ago}>{movedWords(ticket, now)}</span>{' '}
                <span className={styles.items}>{kitchenMessages.recentItems(itemsOf(ticket))}</span>
              </p>
              <Button
                small
                className={styles.undo}
                aria-label={kitchenMessages.undoTicket(ticket.number)}
                onClick={() => undo(ticket)}
              >
                {kitchenMessages.undo}
              </Button>
            </li>
          ))}
        </ul>
      </PopUp>
    </div>
  )
}

/** How many of each item, however they were made. */
function itemsOf({ lines }: Ticket) {
  return [...Map.groupBy(lines, ({ item }) => item).values()].flatMap((same) => {
    const [first] = same
    const count = same.reduce((sum, { quantity }) => sum + quantity, 0)
    return first ? { count, name: textInLanguage(first.shortName, language) } : []
  })
}

function movedWords(ticket: Ticket, now: number): string {
  const minutes = Math.floor((now - movedAt(ticket)) / 60_000)
  return kitchenMessages.recentMove(ticket.status, ticket.fulfillmentDetails.fulfillment, minutes)
}
