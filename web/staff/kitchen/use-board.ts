// What the board knows: its tickets by column, which of them ring, what was tapped last, and where the focus is.
import { useMemo, useState } from 'react'
import { isOnBoard, type Ticket } from '#domain/kitchen/tickets.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { columnsOf, type ColumnName, type Columns, type Tickets } from './kitchen-state.ts'
import { useBoardFocus } from './use-board-focus.ts'
import { useKitchen, type Kitchen } from './use-kitchen.ts'
import { useTaps, type Taps } from './use-taps.ts'

const noTickets: Tickets = new Map()

export interface BoardState {
  readonly kitchen: Kitchen
  /** None until the server has sent the first snapshot. */
  readonly tickets: Tickets
  readonly columns: Columns
  /** The new tickets that nobody has touched: the bell rings for them. */
  readonly unseen: ReadonlySet<OrderId>
  /** The connection is lost. */
  readonly isOff: boolean
  readonly taps: Taps
  /** The last move that was made here. If another cook has moved the ticket since, there is nothing to undo. */
  readonly lastMoved: Ticket | undefined
  readonly undo: (ticket: Ticket) => void
  /** The column that a phone shows. */
  readonly picked: ColumnName
  readonly pick: (column: ColumnName) => void
  /** Scrolls a ticket into sight. */
  readonly show: (id: OrderId) => void
  /** Of the element around the board. */
  readonly root: ReturnType<typeof useBoardFocus>['root']
  readonly handlers: ReturnType<typeof useBoardFocus>['handlers']
}

export function useBoard(): BoardState {
  const kitchen = useKitchen()
  const { now, connection, apply } = kitchen
  const tickets = kitchen.tickets ?? noTickets
  const taps = useTaps({ tickets: kitchen.tickets, apply })
  const columns = useMemo(() => columnsOf(tickets, now), [tickets, now])
  const unseen = columns.placed.filter(({ id, seen }) => !seen && !taps.touched.has(id)).map(({ id }) => id)
  const moved = taps.notice?.kind === 'moved' ? taps.notice : undefined
  const ticket = moved && tickets.get(moved.id)
  const lastMoved = ticket?.status === moved?.to ? ticket : undefined
  const [picked, pick] = useState<ColumnName>('placed')
  const { focusTicket, focusReturning, root, handlers } = useBoardFocus(
    columns,
    () => lastMoved && undo(lastMoved),
  )

  function undo(back: Ticket): void {
    void bringBack(back)
  }

  async function bringBack(back: Ticket): Promise<void> {
    const undone = await taps.undo(back)
    if (!undone) return
    if (isOnBoard(undone.status)) pick(undone.status)
    focusReturning(undone.id)
  }

  return {
    kitchen,
    tickets,
    columns,
    unseen: new Set(unseen),
    isOff: connection.state === 'lost',
    taps,
    lastMoved,
    undo,
    picked,
    pick,
    show: focusTicket,
    root,
    handlers,
  }
}
