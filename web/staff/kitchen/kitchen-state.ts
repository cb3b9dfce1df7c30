// The state of the board: the tickets, the shop, the server's clock and the connection.
import type { LiveEvents } from '#domain/people/people-api.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import {
  boardStatuses,
  isForLater,
  isOnBoard,
  noOverflow,
  undoableMove,
  undoWindow,
  type BoardOverflow,
  type BoardStatus,
  type Ticket,
} from '#domain/kitchen/tickets.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { Link } from '../../browser/live.ts'
import { menuMarksOf, noMarks, type MenuMarks } from './menu-marks.ts'

export type Tickets = ReadonlyMap<OrderId, Ticket>

/** The state `back` is shown for a few seconds after a lost connection, then it becomes `up`. */
export type Connection =
  | { readonly state: 'opening' | 'up' }
  | { readonly state: 'lost' | 'back'; readonly since: number }

export interface KitchenState {
  /** Undefined until the server has sent the first snapshot. */
  readonly tickets: Tickets | undefined
  /** The open tickets that the board does not show for lack of room. */
  readonly rest: BoardOverflow
  /** The orders whose promise can no longer be kept. */
  readonly lost: ReadonlySet<OrderId>
  readonly shop: MenuReply | undefined
  /** What the menu of the shop says about the lines of the tickets. */
  readonly marks: MenuMarks
  /** How far the server's clock is ahead of the tablet's, in milliseconds. */
  readonly clockAhead: number
  /** When the last event arrived, by the tablet's clock. */
  readonly lastEventAt: number
  readonly connection: Connection
}

export type KitchenNews =
  | { readonly name: 'board'; readonly data: LiveEvents['board']; readonly at: number }
  | { readonly name: 'ticket'; readonly data: Ticket; readonly at: number }
  | { readonly name: 'shop'; readonly data: MenuReply }
  | { readonly name: 'beat'; readonly data: LiveEvents['beat']; readonly at: number }
  | { readonly name: 'link'; readonly data: Link }
  | { readonly name: 'settled' }

export const closedKitchen: KitchenState = {
  tickets: undefined,
  rest: noOverflow,
  lost: new Set(),
  shop: undefined,
  marks: noMarks,
  clockAhead: 0,
  lastEventAt: 0,
  connection: { state: 'opening' },
}

export function applyNews(state: KitchenState, news: KitchenNews): KitchenState {
  switch (news.name) {
    case 'board':
      return {
        ...state,
        tickets: withBoard(state.tickets, news.data.tickets, news.at + state.clockAhead),
        rest: news.data.rest,
        // The board is up to date only with this snapshot; being connected again is not enough.
        connection: connectionAfterSnapshot(state.connection, news.at),
      }
    case 'ticket':
      return { ...state, tickets: withTicket(state.tickets, news.data, news.at + state.clockAhead) }
    case 'shop':
      return { ...state, shop: news.data, marks: menuMarksOf(news.data, state.marks) }
    case 'beat':
      return {
        ...state,
        clockAhead: Date.parse(news.data.now) - news.at,
        lastEventAt: news.at,
        lost: news.data.lost ? new Set(news.data.lost) : state.lost,
      }
    case 'link':
      if (news.data.up || state.connection.state === 'lost') return state
      return { ...state, connection: { state: 'lost', since: news.data.since } }
    case 'settled':
      return state.connection.state === 'back' ? { ...state, connection: { state: 'up' } } : state
  }
}

/** A second snapshot right after the first does not cut the message `back` short. */
function connectionAfterSnapshot(connection: Connection, at: number): Connection {
  if (connection.state === 'back') return connection
  return connection.state === 'lost' ? { state: 'back', since: at } : { state: 'up' }
}

/** Replaces the tickets by the server's snapshot, but keeps tickets that are newer than the snapshot. */
function withBoard(known: Tickets | undefined, board: readonly Ticket[], now: number): Tickets {
  const canceled = [...(known?.values() ?? [])].filter(
    (one) => one.status === 'canceled' && matters(one, now),
  )
  const received = board.map((ticket) => newerOf(known?.get(ticket.id), ticket))
  return new Map([...canceled, ...received].map((one) => [one.id, one]))
}

/** Keeps the known object when both tickets are the same, so that React does not draw the ticket again. */
function newerOf(known: Ticket | undefined, received: Ticket): Ticket {
  return known && !isNewer(received, known) ? known : received
}

/** The money moves without a new version; but of two equal ones, the ticket with a hold is the older. */
function isNewer(received: Ticket, known: Ticket): boolean {
  if (received.version !== known.version) return received.version > known.version
  const [now, before] = [received.moneyIfCanceled, known.moneyIfCanceled]
  return now?.how !== 'release' && (now?.how !== before?.how || now?.amount !== before?.amount)
}

/** The answer to a tap and the live event about the same move may arrive in either order: the higher version wins. */
function withTicket(tickets: Tickets | undefined, ticket: Ticket, now: number): Tickets | undefined {
  const known = tickets?.get(ticket.id)
  if (!tickets || (known && !isNewer(ticket, known))) return tickets
  // A ticket that never stood on this board needs no announcement that it is gone.
  if (!known && !isOnBoard(ticket.status)) return tickets
  const others = [...tickets.values()].filter((one) => one.id !== ticket.id && matters(one, now))
  return new Map([...others, ticket].map((one) => [one.id, one]))
}

/** A board runs all day, so a ticket that has left the board is forgotten once no late answer can bring it back. */
function matters(ticket: Ticket, now: number): boolean {
  return isOnBoard(ticket.status) || now - movedAt(ticket) < undoWindow
}

/** Where a ticket stands: in Later until it is time to start it (R46), then by its status. */
export type ColumnName = BoardStatus | 'later'
export const columnNames = ['later', ...boardStatuses] as const satisfies readonly ColumnName[]
export type Columns = Readonly<Record<ColumnName, readonly Ticket[]>>

/** By promise, so that a ticket which comes back finds its old place. */
export function columnsOf(tickets: Tickets, now: number): Columns {
  const inOrder = [...tickets.values()].toSorted(byPromise)
  const columnOf = (ticket: Ticket) => (isForLater(ticket, now) ? 'later' : ticket.status)
  const columns = Map.groupBy(inOrder, columnOf)
  return {
    later: columns.get('later') ?? [],
    placed: columns.get('placed') ?? [],
    cooking: columns.get('cooking') ?? [],
    ready: columns.get('ready') ?? [],
  }
}

/** Of orders with the same promise, the order that was placed first. */
function byPromise(one: Ticket, other: Ticket): number {
  return (
    instantOf(one) - instantOf(other) ||
    Date.parse(one.timestamp) - Date.parse(other.timestamp) ||
    one.number - other.number
  )
}

function instantOf({ promise }: Ticket): number {
  return Date.parse(promise.readyBy)
}

/** The new ticket that has waited longest for somebody to touch it, by what the server knows. */
export function longestUntouched({ placed }: Columns): Ticket | undefined {
  return placed.filter(({ seen }) => !seen).toSorted((one, other) => cameAt(one) - cameAt(other))[0]
}

/** When it came to New. */
export function cameAt({ startsAt, timestamp }: Ticket): number {
  return Date.parse(startsAt ?? timestamp)
}

/** Every ticket whose last move can still be undone, with the latest move first. */
export function undoableTickets(tickets: Tickets, now: Date): readonly Ticket[] {
  return [...tickets.values()]
    .filter((ticket) => undoableMove(ticket, now))
    .toSorted((one, other) => movedAt(other) - movedAt(one))
}

export function movedAt({ moves }: Ticket): number {
  return Date.parse(moves.at(-1)?.at ?? '')
}
