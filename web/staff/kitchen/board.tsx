// The board's columns and their tickets.
import { boardStatuses, type BoardOverflow, type BoardStatus, type Ticket } from '#domain/kitchen/tickets.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { usePhone } from '../bar/use-phone.ts'
import { AllClear, BeyondBoard } from './all-clear.tsx'
import { BoardColumn } from './board-column.tsx'
import { ColumnPicker } from './column-picker.tsx'
import { standingOf } from './due.ts'
import type { ColumnName, Columns } from './kitchen-state.ts'
import { LaterList } from './later-list.tsx'
import { arrivalOf, TicketCard } from './ticket-card.tsx'
import { useBoardWidth, useTracks } from './use-tracks.ts'
import kitchenPageStyles from './kitchen-page.module.css'

interface BoardProps {
  columns: Columns
  rest: BoardOverflow
  /** The orders whose promise can no longer be kept. */
  lost: ReadonlySet<OrderId>
  now: number
  busy: ReadonlySet<string>
  off: boolean
  isUnseen: (ticket: Ticket) => boolean
  picked: ColumnName
  onPick: (column: ColumnName) => void
  onMove: (ticket: Ticket, from: BoardStatus) => void
  onTouch: (ticket: Ticket) => void
  onTick: (ticket: Ticket, line: number) => void
  onCollect: (ticket: Ticket) => void
  /** Scrolls a ticket into sight. */
  onShow: (ticket: Ticket) => void
}

export function Board(props: BoardProps) {
  const { columns, rest, lost, now, busy, off, isUnseen, picked, onPick, onShow } = props
  const isPhone = usePhone()
  const width = useBoardWidth()
  const ringing = columns.placed.find(isUnseen)
  const countOf = (status: BoardStatus) => columns[status].length + rest.columns[status]
  const counts = { placed: countOf('placed'), cooking: countOf('cooking'), ready: countOf('ready') }
  const { tracks, unfold } = useTracks({ width, counts, now })
  return (
    <>
      <ColumnPicker
        picked={picked}
        counts={{ later: columns.later.length, ...counts }}
        ringing={ringing !== undefined}
        onPick={onPick}
      />
      <div className={kitchenPageStyles.board}>
        {(isPhone || width === 'wide') && (
          <BoardColumn
            name="later"
            count={columns.later.length}
            tracks={1}
            picked={picked === 'later'}
            shown={idsOf(columns.later)}
          >
            <LaterList tickets={columns.later} now={now} />
          </BoardColumn>
        )}
        {boardStatuses.map((status) => {
          const tickets = columns[status].map((ticket) => {
            const { urgency } = standingOf(ticket, now)
            return {
              ticket,
              urgency,
              isLost: lost.has(ticket.id) && urgency !== 'late' && status !== 'ready',
            }
          })
          return (
            <BoardColumn
              key={status}
              name={status}
              count={counts[status]}
              // A phone shows one column at a time, whole.
              tracks={isPhone ? 1 : tracks[status]}
              picked={status === picked}
              ringing={
                status === 'placed' && ringing
                  ? { number: ringing.number, show: () => onShow(ringing) }
                  : undefined
              }
              late={tickets.filter(({ urgency }) => urgency === 'late').length}
              behind={tickets.filter(({ isLost }) => isLost).length}
              shown={idsOf(columns[status])}
              onUnfold={() => unfold(status)}
            >
              {tickets.map(({ ticket, urgency, isLost }, at) => (
                <TicketCard
                  key={ticket.id}
                  ticket={ticket}
                  status={status}
                  urgency={urgency}
                  isLost={isLost}
                  isNext={at === 0}
                  arrival={arrivalOf(ticket, now)}
                  unseen={isUnseen(ticket)}
                  busy={busy.has(ticket.id)}
                  off={off}
                  onMove={props.onMove}
                  onTouch={props.onTouch}
                  onTick={props.onTick}
                  onCollect={props.onCollect}
                />
              ))}
              {rest.columns[status] > 0 && <BeyondBoard tickets={rest.columns[status]} />}
              {counts[status] === 0 && <AllClear status={status} />}
            </BoardColumn>
          )
        })}
      </div>
    </>
  )
}

function idsOf(tickets: readonly Ticket[]): string {
  return tickets.map(({ id }) => id).join()
}
