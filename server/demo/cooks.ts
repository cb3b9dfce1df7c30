// What the demo's cooks do when they look at the board: they keep up, and leave enough for whoever looks on.
import { boardStatuses, type BoardStatus, type Ticket } from '#domain/kitchen.ts'

/** So many tickets stay in each column. */
export const leftStanding = { placed: 4, cooking: 4, ready: 3 } as const satisfies Record<BoardStatus, number>

/** A bell that nobody stops rings for so long. */
export const ringsFor = 15_000

export interface Chores {
  readonly see: readonly Ticket[]
  /** The oldest of every column that is too full, the one nearest to the door first. */
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
