// The demo's cooks: they keep up with the orders, and leave enough tickets on the board for visitors.
import { boardStatuses, type BoardStatus, type Ticket } from '#domain/kitchen.ts'

/** The cooks leave this many tickets in each column. */
export const leftStanding = { placed: 4, cooking: 4, ready: 3 } as const satisfies Record<BoardStatus, number>

/** The alarm of a new ticket rings this long before the demo's cooks touch the ticket. */
export const ringsFor = 15_000

export interface Chores {
  readonly see: readonly Ticket[]
  /** The oldest ticket of every column that is too full, in the order from ready to placed. */
  readonly move: readonly (Ticket & { readonly status: BoardStatus })[]
}

export function choresOf(tickets: readonly Ticket[], now: Date): Chores {
  const inOrder = tickets.toSorted((one, other) => (one.timestamp < other.timestamp ? -1 : 1))
  return {
    see: inOrder.filter((one) => !one.seen && now.getTime() - Date.parse(one.timestamp) > ringsFor),
    move: boardStatuses.toReversed().flatMap((status) => {
      const column = inOrder.filter((one) => one.status === status)
      return column.slice(0, column.length > leftStanding[status] ? 1 : 0).map((one) => ({ ...one, status }))
    }),
  }
}
