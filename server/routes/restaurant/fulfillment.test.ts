// Pickup and delivery, on both engines: what is stored, what it costs, and what is refused (R50, R51, R53).
import { describe, expect, test } from 'vitest'
import type { OrderRequest } from '#domain/orders/order-request-schema.ts'
import type { ProblemReply } from '#domain/orders/problem-schema.ts'
import { shopFulfillment } from '#domain/restaurant/fulfillment.ts'
import { engines } from '../../../test-support/databases.ts'
import { setFulfillment, zoneOf } from '../../../test-support/set-fulfillment.ts'
import { openTestApp, rosasOrder, type TestApp } from '../../../test-support/test-app.ts'

const pickup: OrderRequest = { ...rosasOrder, fulfillment: 'pickup' }
const elm = { address: '1 Elm Ave', city: 'Clovis', state: 'CA' as const, zipcode: '93612' }

/** Two zones: $3.00 for Rosa's ZIP code, and $5.00 farther out, from $60.00. */
const zones = [zoneOf('93701', 300), zoneOf('93702', 500, 6_000)]

async function stored({ db }: TestApp) {
  const row = await db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const charges = await db.read
    .selectFrom('order_charges')
    .select(['kind', 'amount', 'rate'])
    .orderBy('position')
    .execute()
  return { ...row, fulfillmentDetails: JSON.parse(row.fulfillment_details) as unknown, charges }
}

/** Returns the refusal, after checking that nothing was stored, held or emailed. */
async function refused(app: TestApp, body: unknown): Promise<ProblemReply> {
  // Without the news of the change, the refusal would come only after the hold.
  await app.restaurant.refresh()
  const reply = await app.order(body)
  expect(reply.statusCode).toBeGreaterThanOrEqual(400)
  expect(await app.countOrders()).toBe(0)
  expect(await app.db.read.selectFrom('payments').selectAll().execute()).toEqual([])
  expect(app.holdsAnnounced()).toBe(0)
  return reply.json<ProblemReply>()
}

describe.each(engines)('ways on %s', (engine) => {
  test('R50 an order that names no way is delivered, as the form of the specification has it', async () => {
    const app = await openTestApp(engine)
    expect((await app.order(rosasOrder)).statusCode).toBe(201)
    expect(await stored(app)).toMatchObject({
      fulfillmentDetails: {
        fulfillment: 'delivery',
        address: { address: '18 Laurel St' },
        travelMinutes: 20,
      },
      charges: [{ kind: 'tax', amount: 399 }],
      total: 4599,
      phone: null,
    })
  })

  test('R50 a pickup has no address of its own, and its card may be billed anywhere', async () => {
    const app = await openTestApp(engine)
    await setFulfillment(app.db, { zones })
    const reply = await app.order({ ...pickup, zipcode: '96910', state: 'GU' })
    expect(reply.statusCode).toBe(201)
    const order = await stored(app)
    expect(order).toMatchObject({ charges: [{ kind: 'tax', amount: 399 }], total: 4599 })
    expect(order.fulfillmentDetails).toEqual({ fulfillment: 'pickup' })
    const watched = await app.send({
      method: 'GET',
      url: `/api/orders/${reply.json<{ id: string }>().id}`,
    })
    expect(watched.json()).toMatchObject({ fulfillment: 'pickup', deliveredTo: null })
  })

  test.each([
    ['pickup', { pickup: false }, pickup],
    ['delivery', { delivery: false }, { ...rosasOrder, fulfillment: 'delivery' }],
    ['delivery that is not named', { delivery: false }, rosasOrder],
  ] as const)('R50 a %s that is not offered is refused, with the ways of now', async (_way, change, body) => {
    const app = await openTestApp(engine)
    const fulfillmentSettings = shopFulfillment(await setFulfillment(app.db, change))
    expect(await refused(app, body)).toMatchObject({
      status: 409,
      code: 'fulfillment-unavailable',
      fulfillmentSettings,
    })
  })

  test('R51 the fee is a line of the bill after the tax, by the zone of the ZIP code', async () => {
    const app = await openTestApp(engine)
    await setFulfillment(app.db, { zones })
    const reply = await app.order({ ...rosasOrder, expectedTotal: 4899 })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      subtotal: 4200,
      charges: [
        { kind: 'tax', amount: 399, rate: 9_500 },
        { kind: 'delivery', amount: 300 },
      ],
      total: 4899,
    })
    expect(await stored(app)).toMatchObject({
      charges: [
        { kind: 'tax', amount: 399 },
        { kind: 'delivery', amount: 300, rate: null },
      ],
      tax: 399,
      total: 4899,
      fulfillmentDetails: { travelMinutes: 35 },
    })
    const [payment] = await app.db.read.selectFrom('payments').select(['requested', 'held']).execute()
    expect(payment).toEqual({ requested: 4899, held: 4899 })
  })

  test('R51 where the fee is taxed, the tax is rounded once over both', async () => {
    const app = await openTestApp(engine)
    // 9.5 % of $11.00 is $1.045, and of $0.06 more than half a cent: rounded one by one they would be a cent more.
    await setFulfillment(app.db, { zones: [zoneOf('93701', 6)], feeIsTaxed: true })
    const pork = { ...rosasOrder, lines: [{ item: 'pork', quantity: 1 }], expectedTotal: 1211 }
    const reply = await app.order(pork)
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      charges: [
        { kind: 'tax', amount: 105 },
        { kind: 'delivery', amount: 6 },
      ],
      total: 1211,
    })
  })

  test('R51 a ZIP+4 code lies in the zone of its first five digits', async () => {
    const app = await openTestApp(engine)
    await setFulfillment(app.db, { zones })
    const reply = await app.order({ ...rosasOrder, zipcode: '93701-1234', expectedTotal: 4899 })
    expect(reply.statusCode).toBe(201)
  })

  test('R51 a ZIP code outside all zones is refused at the field that names it', async () => {
    const app = await openTestApp(engine)
    const fulfillmentSettings = shopFulfillment(await setFulfillment(app.db, { zones }))
    const outside = { code: 'outside' }
    expect(await refused(app, { ...rosasOrder, zipcode: '93612' })).toMatchObject({
      status: 422,
      code: 'invalid',
      fields: { zipcode: 'We don’t deliver to this zipcode.' },
      errors: { zipcode: outside },
      fulfillmentSettings,
    })
    expect((await refused(app, { ...rosasOrder, delivery: elm })).errors).toEqual({
      'delivery.zipcode': outside,
    })
    // The card's billing address may be outside the zones if the delivery is not.
    const there = { ...elm, zipcode: '93701' }
    const reply = await app.order({ ...rosasOrder, zipcode: '93612', delivery: there, expectedTotal: 4899 })
    expect(reply.statusCode).toBe(201)
  })

  test('R51 the smallest order of a zone is of the subtotal, to the cent', async () => {
    const app = await openTestApp(engine)
    const fulfillmentSettings = shopFulfillment(
      await setFulfillment(app.db, { zones: [zoneOf('93701', 500, 4_201)] }),
    )
    expect(await refused(app, { ...rosasOrder, expectedTotal: 5099 })).toMatchObject({
      status: 422,
      code: 'order-too-small',
      title: 'Delivery to this zipcode starts at $42.01. Nothing was charged.',
      minimumOrder: 4201,
      fulfillmentSettings,
    })
    await setFulfillment(app.db, { zones: [zoneOf('93701', 500, 4_200)] })
    expect((await app.order({ ...rosasOrder, expectedTotal: 5099 })).statusCode).toBe(201)
  })

  test('R51 a fee that was left out, or has changed, is asked for again with the new bill', async () => {
    const app = await openTestApp(engine)
    const fulfillmentSettings = shopFulfillment(await setFulfillment(app.db, { zones }))
    expect(await refused(app, rosasOrder)).toMatchObject({
      status: 409,
      code: 'price-changed',
      bill: { total: 4899, charges: [{ kind: 'tax' }, { kind: 'delivery', amount: 300 }] },
      fulfillmentSettings,
    })
    // The fee depends on the delivery address, even if the card's ZIP code is nearer.
    const far = { ...elm, zipcode: '93702' }
    const six = [{ item: 'beef', quantity: 6 }]
    expect(
      await refused(app, { ...rosasOrder, lines: six, delivery: far, expectedTotal: 7199 }),
    ).toMatchObject({ code: 'price-changed', bill: { total: 7399 } })
  })

  test('R53 phone, apartment and note are stored with the order', async () => {
    const app = await openTestApp(engine)
    const more = { phone: ' (559) 555-0199 ', apartment: 'Apt 4', note: 'Gate code 1995, blue door' }
    expect((await app.order({ ...rosasOrder, fulfillment: 'delivery', ...more })).statusCode).toBe(201)
    expect(await stored(app)).toMatchObject({
      phone: '(559) 555-0199',
      fulfillmentDetails: { address: { apartment: 'Apt 4' }, note: 'Gate code 1995, blue door' },
    })
  })

  test.each([
    ['delivery', rosasOrder],
    ['pickup', pickup],
  ] as const)('R53 a phone number that the owner wants for a %s', async (fulfillment, body) => {
    const app = await openTestApp(engine)
    const phoneRequired = { delivery: fulfillment === 'delivery', pickup: fulfillment === 'pickup' }
    const fulfillmentSettings = shopFulfillment(await setFulfillment(app.db, { phoneRequired }))
    expect(await refused(app, body)).toMatchObject({
      status: 422,
      errors: { phone: { code: 'missing' } },
      fulfillmentSettings,
    })
    // The other fulfillment requires no phone number.
    expect(
      (await app.order({ ...body, fulfillment: fulfillment === 'pickup' ? 'delivery' : 'pickup' }))
        .statusCode,
    ).toBe(201)
    expect((await app.order({ ...body, phone: '559-555-0199' })).statusCode).toBe(201)
  })

  test.each<[string, object, object]>([
    ['a note on a pickup', { ...pickup, note: 'Ring twice' }, { note: { code: 'unwanted' } }],
    ['an address on a pickup', { ...pickup, delivery: elm }, { delivery: { code: 'unwanted' } }],
    ['a way of its own', { ...rosasOrder, fulfillment: 'drone' }, { fulfillment: { code: 'unknown' } }],
    ['a fee of its own', { ...rosasOrder, fee: 0 }, { fee: { code: 'unknown-field' } }],
    ['a zone of its own', { ...rosasOrder, zone: 'Downtown' }, { zone: { code: 'unknown-field' } }],
    ['an empty phone number', { ...rosasOrder, phone: ' ' }, { phone: { code: 'missing' } }],
    ['an empty note', { ...rosasOrder, note: '' }, { note: { code: 'missing' } }],
    [
      'a note that is too long',
      { ...rosasOrder, note: 'x'.repeat(141) },
      { note: { code: 'too-long', longest: 140 } },
    ],
    [
      'an apartment of two lines',
      { ...rosasOrder, apartment: 'Apt\n4' },
      { apartment: { code: 'special-characters' } },
    ],
    ...(['phone', 'note', 'apartment'] as const).map((field): [string, object, object] => [
      `a card number as ${field}`,
      { ...rosasOrder, [field]: '4242 4242 4242 4242' },
      { [field]: { code: 'looks-like-card' } },
    ]),
    [
      'a card number as the apartment of the delivery',
      { ...rosasOrder, delivery: { ...elm, apartment: '4242424242424242' } },
      { 'delivery.apartment': { code: 'looks-like-card' } },
    ],
  ])('R53 %s is refused', async (_what, body, errors) => {
    expect((await refused(await openTestApp(engine), body)).errors).toEqual(errors)
  })
})
