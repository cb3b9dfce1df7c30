// What the board knows: the tickets, the shop, the server's clock and whether the server is heard.
import type { LiveEvents, MenuReply } from '#domain/api.ts'
import {
  boardStatuses,
  isOnBoard,
  noRest,
  undoableMove,
  undoSpan,
  type BoardRest,
  type BoardStatus,
  type Ticket,
} from '#domain/kitchen.ts'
import type { OrderId } from '#domain/order.ts'
import type { Link } from '../../browser/live.ts'

export type Tickets = ReadonlyMap<OrderId, Ticket>

/** `back` is said for a moment, then it is plainly up. */
export type Connection =
  | { readonly state: 'opening' | 'up' }
  | { readonly state: 'lost' | 'back'; readonly since: number }

export interface KitchenState {
  /** Undefined until the server has told the first time. */
  readonly tickets: Tickets | undefined
  /** What is open and stands on no board. */
  readonly rest: BoardRest
  readonly shop: MenuReply | undefined
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly clockAhead: number
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
  rest: noRest,
  shop: undefined,
  clockAhead: 0,
  connection: { state: 'opening' },
}

export function hear(state: KitchenState, news: KitchenNews): KitchenState {
  switch (news.name) {
    case 'board':
      return {
        ...state,
        tickets: withBoard(state.tickets, news.data.tickets, news.at + state.clockAhead),
        rest: news.data.rest,
        // Only now is the board up to date: being connected again is not enough.
        connection: withBoardHeard(state.connection, news.at),
      }
    case 'ticket':
      return { ...state, tickets: withTicket(state.tickets, news.data, news.at + state.clockAhead) }
    case 'shop':
      return { ...state, shop: news.data }
    case 'beat':
      return { ...state, clockAhead: Date.parse(news.data.now) - news.at }
    case 'link':
      if (news.data.up || state.connection.state === 'lost') return state
      return { ...state, connection: { state: 'lost', since: news.data.since } }
    case 'settled':
      return state.connection.state === 'back' ? { ...state, connection: { state: 'up' } } : state
  }
}

/** A board told twice in a row does not cut short what is said about the first. */
function withBoardHeard(connection: Connection, at: number): Connection {
  if (connection.state === 'back') return connection
  return connection.state === 'lost' ? { state: 'back', since: at } : { state: 'up' }
}

/** The board is as the server says, but for what was heard after the server had looked. */
function withBoard(known: Tickets | undefined, board: readonly Ticket[], now: number): Tickets {
  const cancelled = [...(known?.values() ?? [])].filter(
    (one) => one.status === 'cancelled' && matters(one, now),
  )
  const told = board.map((ticket) => newerOf(known?.get(ticket.id), ticket))
  return new Map([...cancelled, ...told].map((one) => [one.id, one]))
}

/** Of two that are alike, the one that is drawn already: what has not changed is not drawn again. */
function newerOf(known: Ticket | undefined, told: Ticket): Ticket {
  return known && known.version >= told.version ? known : told
}

/** An answer to a tap and the news of it may arrive in either order: the higher version is the newer one. */
function withTicket(tickets: Tickets | undefined, ticket: Ticket, now: number): Tickets | undefined {
  const known = tickets?.get(ticket.id)
  if (!tickets || (known?.version ?? 0) >= ticket.version) return tickets
  // It never stood on this board, so nobody here has to hear that it is gone.
  if (!known && !isOnBoard(ticket.status)) return tickets
  const kept = [...tickets.values()].filter((one) => one.id !== ticket.id && matters(one, now))
  return new Map([...kept, ticket].map((one) => [one.id, one]))
}

/** A board runs all day; what has left it is forgotten, once no late answer can bring it back. */
function matters(ticket: Ticket, now: number): boolean {
  return isOnBoard(ticket.status) || now - movedAt(ticket) < undoSpan
}

export type Columns = Readonly<Record<BoardStatus, readonly Ticket[]>>

/** Oldest first in every column, so that a ticket which comes back finds its place. */
export function columnsOf(tickets: Tickets): Columns {
  const inOrder = [...tickets.values()].toSorted(
    (one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp) || one.number - other.number,
  )
  const [placed, cooking, ready] = boardStatuses.map((status) =>
    inOrder.filter((ticket) => ticket.status === status),
  )
  return { placed: placed ?? [], cooking: cooking ?? [], ready: ready ?? [] }
}

/** Every ticket whose last move can still be taken back, the latest move first. */
export function undoableTickets(tickets: Tickets, now: Date): readonly Ticket[] {
  return [...tickets.values()]
    .filter((ticket) => undoableMove(ticket, now))
    .toSorted((one, other) => movedAt(other) - movedAt(one))
}

export function movedAt({ moves }: Ticket): number {
  return Date.parse(moves.at(-1)?.at ?? '')
}
