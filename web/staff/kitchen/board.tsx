// The board's three columns and their tickets.
import { boardStatuses, type BoardRest, type BoardStatus, type Ticket } from '#domain/kitchen.ts'
import { BoardColumn } from './board-column.tsx'
import { ColumnPicker } from './column-picker.tsx'
import type { Columns } from './kitchen-state.ts'
import { ageStage } from './ticket-age.tsx'
import { arrivalOf, TicketCard } from './ticket-card.tsx'

interface BoardProps {
  columns: Columns
  rest: BoardRest
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
  /** Scrolls a ticket into sight. */
  onShow: (ticket: Ticket) => void
}

export function Board(props: BoardProps) {
  const { columns, rest, now, busy, off, isUnseen, picked, onPick } = props
  const { onMove, onTouch, onPrint, onCancel, onShow } = props
  const ringing = columns.placed.find(isUnseen)
  const countOf = (status: BoardStatus) => columns[status].length + rest.columns[status]
  return (
    <>
      <ColumnPicker
        picked={picked}
        counts={{
          placed: countOf('placed'),
          cooking: countOf('cooking'),
          ready: countOf('ready'),
        }}
        ringing={ringing !== undefined}
        onPick={onPick}
      />
      <div className="board">
        {boardStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            count={countOf(status)}
            more={rest.columns[status]}
            picked={status === picked}
            ringing={
              status === 'placed' && ringing
                ? { number: ringing.number, show: () => onShow(ringing) }
                : undefined
            }
          >
            {columns[status].map((ticket) => {
              const age = now - Date.parse(ticket.timestamp)
              return (
                <TicketCard
                  key={ticket.id}
                  ticket={ticket}
                  status={status}
                  stage={ageStage(age)}
                  arrival={arrivalOf(age)}
                  unseen={isUnseen(ticket)}
                  busy={busy.has(ticket.id)}
                  off={off}
                  onMove={onMove}
                  onTouch={onTouch}
                  onPrint={onPrint}
                  onCancel={onCancel}
                />
              )
            })}
          </BoardColumn>
        ))}
      </div>
    </>
  )
}
