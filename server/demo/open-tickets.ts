// The tickets on the demo's board at the start: ten in three columns, one of them late, three handed over that can still be
// undone, and three that wait in Later.
import { nextOnBoard } from '#domain/kitchen.ts'
import type { OrderStatus } from '#domain/order.ts'
import type { Step } from './course.ts'
import type { Random } from './random.ts'
import { ben, tess } from './staff.ts'

const minute = 60_000

/** How many minutes ago the order was placed, and each step taken. */
const tickets: readonly (readonly number[])[] = [
  [19.5, 17, 11.5, 8.5],
  [17, 15.2, 9.8, 5.5],
  [14.2, 12.5, 6.4, 2.2],
  [11.8, 9.4, 3.1],
  [8.9, 7.5, 1.2],
  [14.6, 6.1],
  [7.2, 5],
  [5.8, 3.4],
  [4.3, 1.6],
  [3.4],
  [2.1],
  [1.2],
  [0.3],
]

/** How many minutes ago each was placed, and how many minutes from now it was wanted at the soonest. */
export const laterTickets: readonly { readonly placed: number; readonly wanted: number }[] = [
  { placed: 12, wanted: 50 },
  { placed: 34, wanted: 95 },
  { placed: 55, wanted: 22 * 60 },
]

export function openTickets(
  now: number,
  random: Random,
): readonly { readonly placedAt: number; readonly steps: readonly Step[] }[] {
  return tickets.map(([placed = 0, ...taken]) => {
    const cook = random.pick([ben, tess])
    let status: OrderStatus = 'placed'
    const steps = taken.map((ago): Step => {
      if (status === 'placed' || status === 'cooking' || status === 'ready') status = nextOnBoard[status]
      return { what: 'moved', to: status, at: now - ago * minute, by: cook }
    })
    return { placedAt: now - placed * minute, steps }
  })
}
