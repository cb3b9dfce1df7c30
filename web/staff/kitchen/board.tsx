// The three columns and their tickets.
import { boardStatuses, type BoardStatus, type Ticket } from '#domain/kitchen.ts'
import { BoardColumn } from './board-column.tsx'
import { ColumnPicker } from './column-picker.tsx'
import type { Columns } from './kitchen-state.ts'
import { TicketCard } from './ticket-card.tsx'

interface BoardProps {
  columns: Columns
  now: number
  busy: ReadonlySet<string>
  off: boolean
  isUnseen: (ticket: Ticket) => boolean
  picked: BoardStatus
  onPick: (status: BoardStatus) => void
  onMove: (ticket: Ticket, from: BoardStatus) => void
  onTouch: (ticket: Ticket) => void
  onPrint: (ticket: Ticket) => void
  onCancel: ((ticket: Ticket) => void) | undefined
  /** Brings a ticket into sight. */
  onShow: (ticket: Ticket) => void
}

export function Board(props: BoardProps) {
  const { columns, now, busy, off, isUnseen, picked, onPick } = props
  const { onMove, onTouch, onPrint, onCancel, onShow } = props
  const ringing = columns.placed.find(isUnseen)
  return (
    <>
      <ColumnPicker
        picked={picked}
        counts={{
          placed: columns.placed.length,
          cooking: columns.cooking.length,
          ready: columns.ready.length,
        }}
        ringing={ringing !== undefined}
        onPick={onPick}
      />
      <div className="board">
        {boardStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            count={columns[status].length}
            picked={status === picked}
            ringing={
              status === 'placed' && ringing
                ? { number: ringing.number, show: () => onShow(ringing) }
                : undefined
            }
          >
            {columns[status].map((ticket) => (
              <TicketCard
                key={ticket.id}
                ticket={ticket}
                status={status}
                now={now}
                unseen={isUnseen(ticket)}
                busy={busy.has(ticket.id)}
                off={off}
                onMove={() => onMove(ticket, status)}
                onTouch={() => onTouch(ticket)}
                onPrint={() => onPrint(ticket)}
                onCancel={onCancel && (() => onCancel(ticket))}
              />
            ))}
          </BoardColumn>
        ))}
      </div>
    </>
  )
}
