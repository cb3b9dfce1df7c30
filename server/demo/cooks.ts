// The demo's cooks: they work by promise, keep up with the orders, and leave enough tickets on the board for visitors.
import { boardStatuses, type BoardStatus, type Ticket } from '#domain/kitchen.ts'

/** The cooks leave this many tickets in each column, unless one is due. */
export const leftStanding = { placed: 4, cooking: 4, ready: 3 } as const satisfies Record<BoardStatus, number>

/** The alarm of a new ticket rings this long before the demo's cooks touch the ticket. */
export const ringsFor = 15_000

const minute = 60_000
/** With so little left until its promise, a ticket moves on, however few there are; whoever picks it up comes in time. */
const dueWith = { placed: 5 * minute, cooking: 2 * minute, ready: -5 * minute } as const satisfies Record<
  BoardStatus,
  number
>

export interface Chores {
  readonly see: readonly Ticket[]
  /** What is due, and what was promised first in every column that is too full; in the order from ready to placed. */
  readonly move: readonly (Ticket & { readonly status: BoardStatus })[]
}

export function choresOf(tickets: readonly Ticket[], now: Date): Chores {
  const at = now.getTime()
  // What waits in Later is nobody's yet.
  const begun = tickets.filter(({ startsAt }) => startsAt === null || Date.parse(startsAt) <= at)
  const inOrder = begun.toSorted((one, other) => promisedFor(one) - promisedFor(other))
  return {
    see: inOrder.filter((one) => !one.seen && at - ringsSince(one) > ringsFor),
    move: boardStatuses.toReversed().flatMap((status) => {
      const column = inOrder.filter((one) => one.status === status)
      const isDue = (one: Ticket) => promisedFor(one) - at < dueWith[status]
      const isTooFull = column.length > leftStanding[status]
      return column
        .filter((one, place) => isDue(one) || (isTooFull && place === 0))
        .map((one) => ({ ...one, status }))
    }),
  }
}

function promisedFor({ promise }: Ticket): number {
  return Date.parse(promise.readyBy)
}

function ringsSince({ timestamp, startsAt }: Ticket): number {
  return Date.parse(startsAt ?? timestamp)
}
