// A sample order for tests of emails.
import type { EmailedOrder } from '../domain/orders/order-emails.ts'
import { startingMenu } from '../domain/menu/starting-menu.ts'
import type { OrderId } from '../domain/orders/order.ts'
import { makeBill } from '../domain/orders/bill.ts'
import { tenMinutesAfter } from './promised.ts'
import { taxRate } from './restaurant.ts'

export function mailedOrder(change: Partial<EmailedOrder> = {}): EmailedOrder {
  const lines = [
    { item: 'beef', quantity: 2 },
    { item: 'chix', quantity: 1 },
    { item: 'pork', quantity: 1 },
  ] as const
  const { promise } = tenMinutesAfter('2026-11-15T20:05:00.000Z')
  return {
    id: 'aSecretThatOpensAnOrder' as OrderId,
    number: 147,
    timestamp: '2026-11-15T20:04:00.000Z',
    firstPromise: promise,
    promise,
    startsAt: null,
    ...makeBill(lines, startingMenu, taxRate),
    name: 'Rosa',
    status: 'placed',
    reached: {},
    cancellation: null,
    paidWith: 'demo',
    isPaid: true,
    refunds: [],
    fulfillment: 'delivery',
    deliveredTo: null,
    firstName: 'Rosa',
    lastName: 'Delgado',
    email: 'rosa@example.com',
    lastFour: '4242',
    fulfillmentDetails: {
      fulfillment: 'delivery',
      address: { address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' },
      travelMinutes: 20,
    },
    businessDay: '2026-11-15',
    colors: Object.fromEntries(startingMenu.items.map(({ id, look }) => [id, look.color])),
    sections: Object.fromEntries(startingMenu.items.map(({ id }) => [id, { en: 'Burritos' }])),
    ...change,
  }
}
