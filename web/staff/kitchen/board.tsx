// The board's columns and their tickets; a phone shows one column at a time.
import { boardStatuses } from '#domain/kitchen/tickets.ts'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { BoardColumn } from './board-column.tsx'
import { standingOf } from './due.ts'
import { columnNames, type ColumnName } from './kitchen-state.ts'
import { LaterList } from './later-list.tsx'
import { arrivalOf, TicketCard, type TicketActions } from './ticket-card.tsx'
import type { BoardState } from './use-board.ts'
import styles from './board.module.css'

interface BoardProps {
  board: BoardState
  actions: TicketActions
}

export function Board({ board, actions }: BoardProps) {
  const { kitchen, columns, unseen, isOff, taps, picked, pick, show } = board
  const { now, rest, lost, marks } = kitchen
  const ringing = columns.placed.find(({ id }) => unseen.has(id))
  const countOf = (name: ColumnName) => columns[name].length + (name === 'later' ? 0 : rest.columns[name])
  return (
    <>
      <div className={styles.picker} role="group" aria-label={words.columnPicker}>
        {columnNames.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-pressed={name === picked}
            onClick={() => pick(name)}
          >
            {ringing && name === 'placed' && (
              <>
                <Icon name="bell" />
                <VisuallyHidden>{words.ringing} </VisuallyHidden>
              </>
            )}
            {words.columns[name]} <b>{countOf(name)}</b>
          </button>
        ))}
      </div>
      <div className={styles.board}>
        <BoardColumn name="later" tickets={columns.later} isPicked={picked === 'later'}>
          <LaterList tickets={columns.later} now={now} onMenu={actions.openMenu} />
        </BoardColumn>
        {boardStatuses.map((status) => {
          const tickets = columns[status].map((ticket) => ({ ticket, standing: standingOf(ticket, now) }))
          const isLost = ({ ticket, standing }: (typeof tickets)[number]) =>
            lost.has(ticket.id) && standing.urgency !== 'late' && status !== 'ready'
          return (
            <BoardColumn
              key={status}
              name={status}
              tickets={columns[status]}
              beyond={rest.columns[status]}
              isPicked={status === picked}
              ringing={
                status === 'placed' && ringing
                  ? { number: ringing.number, show: () => show(ringing.id) }
                  : undefined
              }
              late={tickets.filter(({ standing }) => standing.urgency === 'late').length}
              behind={tickets.filter(isLost).length}
            >
              {tickets.map((one, at) => (
                <TicketCard
                  key={one.ticket.id}
                  {...one.standing}
                  ticket={one.ticket}
                  status={status}
                  isLost={isLost(one)}
                  isNext={at === 0}
                  arrival={arrivalOf(one.ticket, now)}
                  isUnseen={unseen.has(one.ticket.id)}
                  isBusy={taps.busy.has(one.ticket.id)}
                  isOff={isOff}
                  marks={marks}
                  actions={actions}
                />
              ))}
            </BoardColumn>
          )
        })}
      </div>
    </>
  )
}
