// What the header says of the last tap: which ticket moved, with Undo, or what went wrong; and otherwise Recent, the list of all
// moves of the last ten minutes, each of which can still be undone. Neither covers a ticket.
import { useId, useRef, useState } from 'react'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { language } from '#words/basics/locale.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { PopUp } from '../../ui/pop-up.tsx'
import { BarButton } from './bar-button.tsx'
import { movedAt, undoableTickets } from './kitchen-state.ts'
import type { BoardState } from './use-board.ts'
import styles from './recent-moves.module.css'

export function RecentMoves({ board }: { board: BoardState }) {
  const { kitchen, tickets, taps, lastMoved } = board
  const { now } = kitchen
  const undoable = undoableTickets(tickets, new Date(now))
  const id = useId()
  const popUp = useRef<HTMLDivElement>(null)
  // While the list is open it does not change, so that no row slides away under the finger. The server refuses to undo
  // a move that somebody else has already followed with another.
  const [frozen, setFrozen] = useState<readonly Ticket[]>()
  const moved = frozen ? undefined : lastMoved
  const done = moved && words.done(moved.number, moved.status, moved.fulfillmentDetails.fulfillment)
  const message = taps.notice?.kind === 'failure' ? taps.notice.words : done
  const shown = frozen ?? undoable
  const undo = (ticket: Ticket) => {
    popUp.current?.hidePopover()
    board.undo(ticket)
  }
  return (
    <>
      <div className={classNames(styles.lastTap, message !== undefined && styles.hasMessage)}>
        <p role="status">{message}</p>
        {moved && (
          <Button small className={styles.undoLast} onClick={() => board.undo(moved)}>
            <Icon name="undo" />
            {words.undo}
          </Button>
        )}
      </div>
      {!moved && (
        <div>
          <BarButton popoverTarget={id} count={undoable.length}>
            {words.recent}
          </BarButton>
          <PopUp
            ref={popUp}
            id={id}
            title={words.recentTitle}
            isWide
            onToggle={(opens) => setFrozen(opens ? undoable : undefined)}
          >
            {shown.length === 0 && <p className={styles.none}>{words.nothingRecent}</p>}
            <ul role="list" className={styles.list}>
              {shown.map((ticket) => (
                <li key={ticket.id} className={styles.move}>
                  <span className={styles.number}>{ticket.number}</span>{' '}
                  <p className={styles.what}>
                    <b>{ticket.name}</b> <small>{moveMessage(ticket, now)}</small>{' '}
                    <span className={styles.items}>{words.recentItems(itemsOf(ticket))}</span>
                  </p>
                  <Button
                    small
                    className={styles.undo}
                    aria-label={words.undoTicket(ticket.number)}
                    onClick={() => undo(ticket)}
                  >
                    {words.undo}
                  </Button>
                </li>
              ))}
            </ul>
          </PopUp>
        </div>
      )}
    </>
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

function moveMessage(ticket: Ticket, now: number): string {
  const minutes = Math.floor((now - movedAt(ticket)) / 60_000)
  return words.recentMove(ticket.status, ticket.fulfillmentDetails.fulfillment, minutes)
}
