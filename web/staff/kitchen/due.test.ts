// How a ticket stands to its promise, in every column and for both fulfillments.
import { expect, test } from 'vitest'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { cents } from '#domain/basics/money.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { standingOf } from './due.ts'
import { minute, second } from '#domain/basics/time-units.ts'

const noon = Date.parse('2026-11-15T12:00:00.000Z')

function promisedAtNoon(
  status: Ticket['status'],
  fulfillment: 'pickup' | 'delivery' = 'pickup',
  readyAt = noon,
): Ticket {
  const at = new Date(noon).toISOString()
  const address = { address: '', city: '', state: '', zipcode: '' }
  return {
    id: 'order-1' as OrderId,
    number: 1,
    name: 'Rosa D.',
    toCollect: null,
    moneyIfCanceled: null,
    firstName: 'Rosa',
    lastName: 'Delgado',
    phone: null,
    timestamp: at,
    lines: [],
    total: cents(0),
    fulfillmentDetails:
      fulfillment === 'pickup' ? { fulfillment } : { fulfillment, address, travelMinutes: 20 },
    promise: { at, readyBy: at, isScheduled: false },
    startsAt: null,
    status,
    moves: [{ to: status, at: new Date(readyAt).toISOString(), by: 'Olga' }],
    seen: true,
    printedAt: null,
    version: 1,
  }
}

test.each([
  [-14 * minute, 'plain', 'left', 14],
  [-13 * minute - 30 * second, 'plain', 'left', 14],
  [-5 * minute - 1, 'plain', 'left', 6],
  [-5 * minute, 'soon', 'left', 5],
  [-1, 'soon', 'left', 1],
  [0, 'soon', 'now', 0],
  [59 * second, 'soon', 'now', 0],
  [minute, 'late', 'late', 1],
  [4 * minute + 59 * second, 'late', 'late', 4],
] as const)('R46 to be made, %i ms after its promise: %s', (after, urgency, says, minutes) => {
  for (const status of ['placed', 'cooking'] as const)
    expect(standingOf(promisedAtNoon(status), noon + after)).toEqual({ urgency, says, minutes })
})

test('R46 a pickup that is ready waits, and is never late', () => {
  const ready = promisedAtNoon('ready', 'pickup', noon - 2 * minute)
  expect(standingOf(ready, noon - 90 * second)).toEqual({ urgency: 'plain', says: 'ready', minutes: 0 })
  expect(standingOf(ready, noon + 2 * minute)).toEqual({ urgency: 'plain', says: 'ready', minutes: 4 })
  expect(standingOf(ready, noon + 58 * minute)).toMatchObject({ urgency: 'plain', says: 'ready' })
})

test('R46 a delivery that has not left five minutes after its promise is late', () => {
  const ready = promisedAtNoon('ready', 'delivery', noon - minute)
  const [before, after] = [5 * minute - 1, 5 * minute].map((span) => standingOf(ready, noon + span))
  expect(before).toEqual({ urgency: 'plain', says: 'ready', minutes: 5 })
  expect(after).toEqual({ urgency: 'late', says: 'late', minutes: 5 })
})
