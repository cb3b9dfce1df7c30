// The office's operations on money, each compared with the OpenAPI document.
import type { PlacedOrder } from '../domain/orders/order.ts'
import { createDemoPayments } from '../server/adapters/payments-demo.ts'
import type { Database } from '../server/db/engine/database.ts'
import type { createCaller } from './api-caller.ts'
import { captureAllPayments } from './settling.ts'
import { newKey, rosasOrder } from './test-app.ts'
import { samplePromoCode } from './sample-promo-code.ts'

/** Refunds a burrito, adds and changes a promo code, changes the payment methods, and collects a payment at the counter. */
export async function expectMoneySaid(
  expectSaid: ReturnType<typeof createCaller>['expectSaid'],
  asOwner: { headers: { cookie: string } },
  db: Database,
): Promise<void> {
  const key = { headers: { 'idempotency-key': newKey() } }
  const { id } = (await expectSaid('POST /api/orders', { ...key, body: rosasOrder })).json<PlacedOrder>()
  await captureAllPayments(db, createDemoPayments())
  const selection = { units: [{ line: 0, quantity: 1 }], delivery: false, tip: false }
  const body = { key: newKey(), selection, reason: 'missing', note: 'Sorry.', expected: 1150 }
  await expectSaid('POST /api/office/orders/{id}/refunds', { in: { id }, ...asOwner, body })
  await expectSaid('GET /api/orders/{id}', { in: { id } })
  await expectSaid('GET /api/office/orders/{id}', { in: { id }, ...asOwner })

  const added = await expectSaid('POST /api/office/promo-codes', { ...asOwner, body: samplePromoCode() })
  const [code] = added.json<{ codes: { id: number; version: number }[] }>().codes
  await expectSaid('PUT /api/office/promo-codes/{code}', {
    in: { code: String(code?.id) },
    ...asOwner,
    body: samplePromoCode({
      isOn: false,
      hours: { from: '11:00', to: '14:00' },
      days: ['tuesday'],
      version: code?.version,
    }),
  })
  await expectSaid('GET /api/office/promo-codes', asOwner)
  const paymentMethods = (await expectSaid('GET /api/office/payment-methods', asOwner)).json<{
    version: number
  }>()
  await expectSaid('POST /api/office/payment-methods', {
    ...asOwner,
    body: {
      version: paymentMethods.version,
      tips: false,
      counter: { delivery: true, pickup: true },
      withoutCard: { most: 20, share: 25 },
    },
  })
  await expectCounterSaid(expectSaid, asOwner)
}

/** Places an order to be paid at the counter, and collects its payment. */
async function expectCounterSaid(
  expectSaid: ReturnType<typeof createCaller>['expectSaid'],
  asOwner: { headers: { cookie: string } },
): Promise<void> {
  await expectSaid('GET /api/menu')
  const { paymentToken: _card, ...order } = rosasOrder
  const key = { headers: { 'idempotency-key': newKey() } }
  const body = { ...order, fulfillment: 'pickup', pay: 'counter' }
  const { id } = (await expectSaid('POST /api/orders', { ...key, body })).json<PlacedOrder>()
  await expectSaid('GET /api/orders/{id}', { in: { id } })
  await expectSaid('POST /api/orders/{id}/paid', { in: { id }, ...asOwner })
  await expectSaid('GET /api/orders/{id}', { in: { id } })
  await expectSaid('GET /api/office/orders/{id}', { in: { id }, ...asOwner })
}
