// A kitchen for tests of remaining stock and sold-out items, at noon, with customers who order one after the other.
import type { MenuReply } from '../domain/restaurant/restaurant-api.ts'
import type { ProblemReply } from '../domain/orders/problem-schema.ts'
import { makeBill } from '../domain/orders/bill.ts'
import type { RequestedLine } from '../domain/menu/requested-item.ts'
import { startingMenu } from '../domain/menu/starting-menu.ts'
import type { Engine } from './databases.ts'
import { openKitchen } from './open-kitchen.ts'
import { taxRate } from './restaurant.ts'
import { rosasOrder } from './test-app.ts'

/** A Monday, 12:01 PM in Los Angeles: an order placed now is promised for 12:15. */
export const noon = new Date('2026-11-16T20:01:00.000Z')

let customers = 0

/** A pickup of these lines, for a new customer. */
export function orderOf(lines: readonly RequestedLine[], more: object = {}) {
  customers += 1
  const email = `customer-${customers}@example.com`
  const expectedTotal = makeBill(lines, startingMenu, taxRate).total
  return { ...rosasOrder, email, fulfillment: 'pickup', lines, expectedTotal, ...more }
}

export const beans = (quantity: number, more: object = {}) => orderOf([{ item: 'bean', quantity }], more)

export async function openStock(engine: Engine) {
  const kitchen = await openKitchen(engine)
  const { post, cook, order, send } = kitchen
  kitchen.setNow(noon)
  const menu = async () => (await send({ method: 'GET', url: '/api/menu' })).json<MenuReply>()
  return {
    ...kitchen,
    menu,
    remaining: (remaining: number | null, from?: number) =>
      post('/api/stock', { item: 'bean', remaining, ...(from !== undefined && { from }) }, cook),
    bean: async () => {
      const item = (await menu()).items.find(({ id }) => id === 'bean')
      return { remaining: item?.remaining, soldOut: item?.soldOut }
    },
    take: async (body: object) => {
      const reply = await order(body)
      return { status: reply.statusCode, ...reply.json<Partial<ProblemReply> & { id: string }>() }
    },
  }
}
