// What the kitchen works with: tickets, the moves they made, and how long a move can be taken back.
import type { Cents } from './money.ts'
import { canBecome, type Address, type OrderId, type OrderStatus } from './order.ts'
import type { PricedLine } from './pricing.ts'

/** One step of an order through the kitchen, by whom and when. */
export interface Move {
  readonly to: OrderStatus
  readonly at: string
  readonly by: string
}

export interface Ticket {
  readonly id: OrderId
  readonly number: number
  /** As it is called out: "Rosa D." */
  readonly name: string
  /** In full, for the person who delivers. */
  readonly firstName: string
  readonly lastName: string
  readonly timestamp: string
  readonly lines: readonly PricedLine[]
  readonly total: Cents
  readonly delivery: Address
  readonly status: OrderStatus
  /** The moves that led to the status, oldest first; an undo takes the last one away. */
  readonly moves: readonly Move[]
  /** A person has touched it: its alarm is over. */
  readonly seen: boolean
  /** When it was first printed. */
  readonly printedAt: string | null
  /** Grows with every change: the higher one is the newer one. */
  readonly version: number
}

/** The columns of the board, from left to right. */
export const boardStatuses = ['placed', 'cooking', 'ready'] as const satisfies readonly OrderStatus[]
export type BoardStatus = (typeof boardStatuses)[number]

/** What the button of each column does. */
export const nextOnBoard = {
  placed: 'cooking',
  cooking: 'ready',
  ready: 'handed-over',
} as const satisfies Record<BoardStatus, OrderStatus>

export const undoSpan = 10 * 60 * 1000

export function isOnBoard(status: OrderStatus): status is BoardStatus {
  return boardStatuses.some((column) => column === status)
}

/** The move that can be taken back now: the last one, for ten minutes. Cancelling is for good. */
export function undoableMove(
  { status, moves }: Pick<Ticket, 'status' | 'moves'>,
  now: Date,
): Move | undefined {
  const last = moves.at(-1)
  if (!last || last.to !== status || status === 'cancelled') return undefined
  return now.getTime() - Date.parse(last.at) < undoSpan ? last : undefined
}

/** The status an undo leads back to. */
export function statusBefore(moves: readonly Move[]): OrderStatus {
  return moves.at(-2)?.to ?? 'placed'
}

/** Where a tap leads: moved, there already (another cook was faster), or nowhere. */
export function judgeMove(
  current: OrderStatus,
  from: OrderStatus,
  to: OrderStatus,
): 'move' | 'there' | 'refuse' {
  if (current === to) return 'there'
  return current === from && canBecome(from, to) ? 'move' : 'refuse'
}

/** So many open tickets, the oldest, stand on a board; no kitchen works on more, and no tablet draws more quickly. */
export const mostOnBoard = 300

/** What is open beyond the tickets that stand on a board. */
export interface BoardRest {
  /** Tickets, by the column they would stand in. */
  readonly columns: Readonly<Record<BoardStatus, number>>
  /** Burritos still to be made for them, by their item. */
  readonly toMake: Readonly<Record<string, number>>
}

export const noRest: BoardRest = { columns: { placed: 0, cooking: 0, ready: 0 }, toMake: {} }

/** Burritos still to be made, over all tickets that are new or cooking, those beyond the board included. */
export function allDayTotals(
  tickets: readonly Ticket[],
  { toMake }: Pick<BoardRest, 'toMake'> = noRest,
): ReadonlyMap<string, number> {
  const totals = new Map<string, number>(Object.entries(toMake))
  for (const { status, lines } of tickets) {
    if (status !== 'placed' && status !== 'cooking') continue
    for (const { item, quantity } of lines) totals.set(item, (totals.get(item) ?? 0) + quantity)
  }
  return totals
}
