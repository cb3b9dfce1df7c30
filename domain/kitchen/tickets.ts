// The kitchen's tickets: their columns on the board, their moves and delays, how long a move can be undone, and when nobody
// watches the new ones.
import type { boardOverflow, move, ticket, ticketLine } from './ticket-schema.ts'
import type { Wire } from '../basics/values.ts'
import type { MenuItem } from '../menu/menu.ts'
import { canBecome, type OrderStatus } from '../orders/order.ts'
import { minute } from '../basics/time-units.ts'

/** One step of an order through the kitchen. `by` is the cook, or null for the customer. */
export type Move = Wire<typeof move>

export type Ticket = Wire<typeof ticket>

/** A line of an order, and how many of its burritos are ticked off. */
export type TicketLine = Wire<typeof ticketLine>

/** The columns of the board, from left to right. */
export const boardStatuses = ['placed', 'cooking', 'ready'] as const satisfies readonly OrderStatus[]
export type BoardStatus = (typeof boardStatuses)[number]

/** The status that a column's button moves a ticket to. */
export const nextOnBoard = {
  placed: 'cooking',
  cooking: 'ready',
  ready: 'handed-over',
} as const satisfies Record<BoardStatus, OrderStatus>

/** For how long ordering can be paused. */
export const pauseMinutes = [15, 30, 60] as const
/** What can be added to every promise (R47). */
export const busyMinutes = [10, 20, 30] as const

export const undoWindow = 10 * 60 * 1000

export function isOnBoard(status: OrderStatus): status is BoardStatus {
  return boardStatuses.some((column) => column === status)
}

/** There is work to do on it: it is promised and not ready. */
export function isInKitchen(status: OrderStatus): boolean {
  return status === 'placed' || status === 'cooking'
}

/** The last move, for ten minutes after it. A cancellation cannot be undone. */
export function undoableMove(
  { status, moves }: Pick<Ticket, 'status' | 'moves'>,
  now: Date,
): Move | undefined {
  const last = moves.at(-1)
  if (!last || last.to !== status || status === 'canceled') return undefined
  return now.getTime() - Date.parse(last.at) < undoWindow ? last : undefined
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

/** A board shows this many tickets, those promised first. No kitchen works on more, and no tablet draws more quickly. */
export const maxTicketsOnBoard = 300

/** The open tickets that do not fit on a board, in counts. */
export type BoardOverflow = Wire<typeof boardOverflow>

export const noOverflow: BoardOverflow = {
  columns: { placed: 0, cooking: 0, ready: 0 },
  toMake: {},
  chosen: {},
}

/** A scheduled order waits until it is time to start it (R46). */
export function isForLater({ status, startsAt }: Pick<Ticket, 'status' | 'startsAt'>, now: number): boolean {
  return status === 'placed' && startsAt !== null && Date.parse(startsAt) > now
}

/** Burritos still to be made for all new and cooking tickets, including the tickets that do not fit on the board. */
export function allDayTotals(
  tickets: readonly Ticket[],
  { toMake }: Pick<BoardOverflow, 'toMake'> = noOverflow,
): ReadonlyMap<string, number> {
  const totals = new Map<string, number>(Object.entries(toMake))
  for (const { status, lines } of tickets) {
    if (!isInKitchen(status)) continue
    for (const line of lines) totals.set(line.item, (totals.get(line.item) ?? 0) + remainingToRoll(line))
  }
  return totals
}

/** What was chosen for the burritos that are still to be made, by choice. */
export function chosenTotals(
  tickets: readonly Ticket[],
  { chosen }: Pick<BoardOverflow, 'chosen'> = noOverflow,
): ReadonlyMap<string, number> {
  const totals = new Map<string, number>(Object.entries(chosen))
  for (const { status, lines } of tickets) {
    if (!isInKitchen(status)) continue
    for (const line of lines)
      for (const { kind, id, count } of line.changes ?? [])
        if (kind !== 'no') totals.set(id, (totals.get(id) ?? 0) + count * remainingToRoll(line))
  }
  return totals
}

type Rolling = Pick<TicketLine, 'quantity' | 'rolled'>

export function remainingToRoll({ quantity, rolled }: Rolling): number {
  return quantity - rolled
}

/** A tap ticks one more off; tapped again, a full line is empty (R60). */
export function rolledAfterTap({ quantity, rolled }: Rolling): number {
  return rolled >= quantity ? 0 : rolled + 1
}

/** What is less work than half a burrito, like a drink or a bag of chips, goes into the bag as it is: nobody ticks it off. */
export function isTickedOff({ weight }: Pick<MenuItem, 'weight'>): boolean {
  return weight >= 0.5
}

/** Of the lines that are ticked off, none is left. */
export function isAllRolled(
  { lines }: Pick<Ticket, 'lines'>,
  isTicked: (line: TicketLine) => boolean,
): boolean {
  return lines.every((line) => !isTicked(line) || remainingToRoll(line) === 0)
}

/** As promises do, the times of a delay stand on marks that a person says. */
const markInterval = 5 * minute

/**
 * The times that staff may choose when they delay one order (R47). Counted from the promise, or from the next mark of the
 * clock where that is later: nobody is promised a time gone by.
 */
export function delayedTimes(readyBy: string, now: number): readonly string[] {
  const nextMark = Math.ceil(now / markInterval) * markInterval
  const from = Math.max(Date.parse(readyBy), nextMark)
  return [1, 2, 3, 4].map((marks) => new Date(from + marks * markInterval).toISOString())
}

/** No eyes, no orders (R48): the shop stops taking orders when nobody in the kitchen touches the new ones. */
export interface BoardAttendance {
  /** Minutes in which somebody must touch a new order; null while the owner has not set them. */
  readonly stopAfter: number | null
  /** Since when the oldest new order waits for somebody to touch it; of a scheduled order, from its start on. */
  readonly unacknowledgedSince: string | null
  /** When somebody last tapped on a board. */
  readonly lastBoardActivityAt: string | null
}

/** In milliseconds; null while no new order waits. Any tap on the board begins the wait anew. */
export function stopsAcceptingAt({
  stopAfter,
  unacknowledgedSince,
  lastBoardActivityAt,
}: BoardAttendance): number | null {
  if (stopAfter === null || unacknowledgedSince === null) return null
  const since = Math.max(
    Date.parse(unacknowledgedSince),
    lastBoardActivityAt === null ? 0 : Date.parse(lastBoardActivityAt),
  )
  return since + stopAfter * minute
}
