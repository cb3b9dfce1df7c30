// The kitchen's tickets: their columns on the board, moves, undo and delays, and when an unattended board stops the shop from
// accepting orders.
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

/** How long ordering can be paused. */
export const pauseMinutes = [15, 30, 60] as const
/** The minutes that staff can add to every promise (R47). */
export const busyMinutes = [10, 20, 30] as const

export const undoWindow = 10 * 60 * 1000

export function isOnBoard(status: OrderStatus): status is BoardStatus {
  return boardStatuses.some((column) => column === status)
}

/** True if the kitchen still has work to do for the order. */
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

/** A cook's tap moves the ticket, finds it there already (because another cook was faster), or is refused. */
export function judgeMove(
  current: OrderStatus,
  from: OrderStatus,
  to: OrderStatus,
): 'move' | 'there' | 'refuse' {
  if (current === to) return 'there'
  return current === from && canBecome(from, to) ? 'move' : 'refuse'
}

/** A board shows at most this many tickets, earliest promise first. No kitchen works on more, and a tablet could not draw more quickly. */
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

/** How often each choice was chosen for the burritos that are still to be made. */
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

/** A tap ticks off one more burrito. A tap on a finished line starts over from zero (R60). */
export function rolledAfterTap({ quantity, rolled }: Rolling): number {
  return rolled >= quantity ? 0 : rolled + 1
}

/** An item that is less work than half a burrito, like a drink or a bag of chips, is just packed and never ticked off. */
export function isTickedOff({ weight }: Pick<MenuItem, 'weight'>): boolean {
  return weight >= 0.5
}

/** True if every line that has to be ticked off is ticked off completely. */
export function isAllRolled(
  { lines }: Pick<Ticket, 'lines'>,
  isTicked: (line: TicketLine) => boolean,
): boolean {
  return lines.every((line) => !isTicked(line) || remainingToRoll(line) === 0)
}

/** Delayed times fall on round times, like promises. */
const markInterval = 5 * minute

/**
 * The times that staff may choose when they delay one order (R47). They are counted from the promise or, if the promise has
 * passed, from the next mark, so that no customer is promised a time in the past.
 */
export function delayedTimes(readyBy: string, now: number): readonly string[] {
  const nextMark = Math.ceil(now / markInterval) * markInterval
  const from = Math.max(Date.parse(readyBy), nextMark)
  return [1, 2, 3, 4].map((marks) => new Date(from + marks * markInterval).toISOString())
}

/** The shop stops accepting orders when nobody in the kitchen touches the new ones (R48). This is what that depends on. */
export interface BoardAttendance {
  /** Minutes within which somebody must touch a new order; null until the owner sets a limit. */
  readonly stopAfter: number | null
  /** Since when the oldest new order has waited for somebody to touch it. A scheduled order waits from its start on. */
  readonly unacknowledgedSince: string | null
  /** When somebody last tapped on a board. */
  readonly lastBoardActivityAt: string | null
}

/** In milliseconds; null while no new order waits. Any tap on the board restarts the wait. */
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
