// The kitchen's tickets: their columns on the board, their moves, and how long a move can be undone.
import type { Cents } from './money.ts'
import { canBecome, type Address, type OrderId, type OrderStatus } from './order.ts'
import type { PricedLine } from './pricing.ts'

/** One step of an order through the kitchen. `by` is the cook. */
export interface Move {
  readonly to: OrderStatus
  readonly at: string
  readonly by: string
}

export interface Ticket {
  readonly id: OrderId
  readonly number: number
  /** The name that the cook calls out: "Rosa D." */
  readonly name: string
  /** The full name, for the person who delivers. */
  readonly firstName: string
  readonly lastName: string
  readonly timestamp: string
  readonly lines: readonly PricedLine[]
  readonly total: Cents
  readonly delivery: Address
  readonly status: OrderStatus
  /** The moves that led to the status, oldest first; an undo takes the last one away. */
  readonly moves: readonly Move[]
  /** A cook has touched the ticket, which ends its alarm. */
  readonly seen: boolean
  /** When the ticket was first printed. */
  readonly printedAt: string | null
  /** Grows with every change: of two copies of a ticket, the higher version is the newer. */
  readonly version: number
}

/** The columns of the board, from left to right. */
export const boardStatuses = ['placed', 'cooking', 'ready'] as const satisfies readonly OrderStatus[]
export type BoardStatus = (typeof boardStatuses)[number]

/** The status that a column's button moves a ticket to. */
export const nextOnBoard = {
  placed: 'cooking',
  cooking: 'ready',
  ready: 'handed-over',
} as const satisfies Record<BoardStatus, OrderStatus>

export const undoSpan = 10 * 60 * 1000

export function isOnBoard(status: OrderStatus): status is BoardStatus {
  return boardStatuses.some((column) => column === status)
}

/** The last move, for ten minutes after it. A cancellation cannot be undone. */
export function undoableMove(
  { status, moves }: Pick<Ticket, 'status' | 'moves'>,
  now: Date,
): Move | undefined {
  const last = moves.at(-1)
  if (!last || last.to !== status || status === 'cancelled') return undefined
  return now.getTime() - Date.parse(last.at) < undoSpan ? last : undefined
}

/** The status that an undo returns to. */
export function statusBefore(moves: readonly Move[]): OrderStatus {
  return moves.at(-2)?.to ?? 'placed'
}

/** What a cook's tap does: it moves the ticket, finds it moved already (another cook was faster), or is refused. */
export function judgeMove(
  current: OrderStatus,
  from: OrderStatus,
  to: OrderStatus,
): 'move' | 'there' | 'refuse' {
  if (current === to) return 'there'
  return current === from && canBecome(from, to) ? 'move' : 'refuse'
}

/** A board shows this many tickets, the oldest. No kitchen works on more, and no tablet draws more quickly. */
export const mostOnBoard = 300

/** The open tickets that do not fit on a board, in counts. */
export interface BoardRest {
  /** Tickets by the column that they would stand in. */
  readonly columns: Readonly<Record<BoardStatus, number>>
  /** Burritos still to be made for these tickets, by item. */
  readonly toMake: Readonly<Record<string, number>>
}

export const noRest: BoardRest = { columns: { placed: 0, cooking: 0, ready: 0 }, toMake: {} }

/** Burritos still to be made for all new and cooking tickets, including the tickets that do not fit on the board. */
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
