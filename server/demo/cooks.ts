// The demo's cooks: they work in the order of the promises, keep up, and leave enough tickets on the board for visitors.
import { boardStatuses, type BoardStatus, type Ticket } from '#domain/kitchen/tickets.ts'

/** The parts of a ticket that a demo cook looks at. */
export type DemoTicket = Pick<
  Ticket,
  'id' | 'number' | 'status' | 'seen' | 'timestamp' | 'startsAt' | 'lines' | 'toCollect'
> & { readonly promise: Pick<Ticket['promise'], 'readyBy'> }

/** The cooks leave this many tickets in each column, unless one is due: each look clears what has come in beyond that. */
export const ticketsLeftOpen = { placed: 4, cooking: 4, ready: 3 } as const satisfies Record<
  BoardStatus,
  number
>

/** The alarm of a new ticket rings this long before the demo's cooks touch the ticket. */
export const alarmDuration = 15_000

const minute = 60_000
/**
 * A ticket moves on when this many minutes are left until its promise, even from a column that is not full. A large order is
 * started earlier. The order's number makes some tickets quicker than others.
 */
const dueWith: Record<BoardStatus, (ticket: DemoTicket) => number> = {
  placed: ({ lines }) => 3 + lines.reduce((sum, { quantity }) => sum + quantity, 0),
  // One in thirteen is late.
  cooking: ({ number }) => (number % 13 === 0 ? -3 : number % 4),
  ready: ({ number }) => -1 - (number % 5),
}

export interface CookActions<Known extends DemoTicket> {
  readonly acknowledge: readonly Known[]
  /** The tickets that are due, and the earliest promises of every column that is too full; ready first, placed last. */
  readonly move: readonly (Known & { readonly status: BoardStatus })[]
}

export function planCookActions<Known extends DemoTicket>(
  tickets: readonly Known[],
  now: Date,
): CookActions<Known> {
  const at = now.getTime()
  // Nobody works on a ticket that still waits in Later.
  const started = tickets.filter(({ startsAt }) => startsAt === null || Date.parse(startsAt) <= at)
  const inOrder = started.toSorted((one, other) => promisedFor(one) - promisedFor(other))
  return {
    acknowledge: inOrder.filter((one) => !one.seen && at - alarmSince(one) > alarmDuration),
    move: boardStatuses.toReversed().flatMap((status) => {
      const column = inOrder.filter((one) => one.status === status)
      const isDue = (one: Known) => promisedFor(one) - at < dueWith[status](one) * minute
      const excess = column.length - ticketsLeftOpen[status]
      return column.filter((one, place) => isDue(one) || place < excess).map((one) => ({ ...one, status }))
    }),
  }
}

function promisedFor({ promise }: DemoTicket): number {
  return Date.parse(promise.readyBy)
}

function alarmSince({ timestamp, startsAt }: DemoTicket): number {
  return Date.parse(startsAt ?? timestamp)
}
