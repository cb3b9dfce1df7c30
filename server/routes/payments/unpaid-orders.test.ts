// Limits on orders without a card (trust rule 23): paid at the counter or at the door, or free.
import { describe, expect, test } from 'vitest'
import type { TimesReply } from '#domain/restaurant/wait-times.ts'
import { bothEngines, engines, type Engine } from '../../../test-support/databases.ts'
import { openKitchen } from '../../../test-support/open-kitchen.ts'
import { insertPromoCode } from '../../../test-support/insert-promo-code.ts'
import { restaurant } from '../../../test-support/restaurant.ts'
import { setPaymentMethods } from '../../../test-support/set-payment-methods.ts'
import { setWaitTimes } from '../../../test-support/set-wait-times.ts'
import { openTestApp, rosasOrder, type TestAppOptions } from '../../../test-support/test-app.ts'
import { replaceSetting } from '../../../test-support/change-shop.ts'

/** A Monday, 12:01 PM in Los Angeles. */
const noon = Date.parse('2026-11-16T20:01:00.000Z')
/** 60 burritos an hour, of which a quarter is 15. */
const speed = { minutesPerBurrito: 1, hands: 1 }
const atClock = (clock: string) => ({ at: `2026-11-16T${clock}:00.000Z`, isScheduled: true })
const [two, halfPastTwo, three] = ['22:00', '22:30', '23:00'].map(atClock)

interface Answer {
  readonly id: string
  readonly code?: string
  readonly title?: string
  readonly times?: TimesReply
}

async function openShop(
  engine: Engine,
  options: TestAppOptions & { isTimed?: boolean; isTwo?: boolean } = {},
) {
  const kitchen = await openKitchen(engine, options)
  const { db, send } = kitchen
  kitchen.setNow(new Date(noon))
  if (options.isTimed) await setWaitTimes(db, { speed })
  await setPaymentMethods(db, { counter: { delivery: true, pickup: true } })
  let nth = 0
  // Two servers of one restaurant take the orders in turn.
  const second = options.isTwo ? await openTestApp(engine, { ...options, place: kitchen.place }) : kitchen
  second.setNow(new Date(noon))
  const place = async (body: object, from = '203.0.113.7') => {
    nth += 1
    const reply = await (nth % 2 === 0 ? kitchen : second).send({
      method: 'POST',
      url: '/api/orders',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `checkout-${nth}-of-this-test-alone`,
        'x-forwarded-for': from,
      },
      payload: JSON.stringify({ email: `rosa${nth}@example.com`, ...body }),
    })
    return { status: reply.statusCode, ...reply.json<Answer>() }
  }
  return {
    ...kitchen,
    place,
    async codes(bodies: readonly object[], from?: string) {
      const replies = []
      for (const body of bodies) replies.push(await place(body, from))
      return replies.map(({ status, code }) => code ?? status)
    },
    async times(query: string) {
      return (await send({ method: 'GET', url: `/api/times?${query}` })).json<TimesReply>()
    },
    async handOver(id: string) {
      await kitchen.move(id, 'placed', 'cooking')
      await kitchen.move(id, 'cooking', 'ready')
      await kitchen.move(id, 'ready', 'handed-over')
    },
  }
}

function beef(quantity: number, change: object = {}) {
  const { email: _email, ...rosa } = rosasOrder
  const expectedTotal = Math.round(quantity * 1050 * 1.095)
  return { ...rosa, fulfillment: 'pickup', lines: [{ item: 'beef', quantity }], expectedTotal, ...change }
}
const atCounter = (quantity: number, change: object = {}) =>
  beef(quantity, { paymentToken: undefined, pay: 'counter', ...change })

describe.each(bothEngines)('unpaid orders where cards are taken, on %s', (engine) => {
  test('take at most a quarter of each hour of their promise, and cards the rest', async () => {
    const { place, codes, times, countOrders } = await openShop(engine, { isTimed: true })
    expect((await times('weight=5&fulfillment=pickup')).needsCard).toBeUndefined()
    const wishes = [atCounter(10, { time: two }), atCounter(5, { time: halfPastTwo })]
    expect(await codes(wishes)).toEqual([201, 201])

    const refused = await place(atCounter(1, { time: two }))
    expect(refused).toMatchObject({
      status: 409,
      code: 'card-required',
      title: expect.stringContaining('Please pay by card'),
    })
    const { needsCard, slots } = refused.times as TimesReply
    expect(slots).toContain(two?.at)
    expect(needsCard).toEqual(slots.filter((slot) => slot.startsWith('2026-11-16T22')))
    expect((await times('weight=1&fulfillment=pickup')).needsCard).toEqual(needsCard)
    expect(await countOrders()).toBe(2)

    expect(await codes([atCounter(1, { time: three }), beef(30, { time: halfPastTwo })])).toEqual([201, 201])
    expect(await codes([atCounter(1, { time: halfPastTwo })])).toEqual(['card-required'])
  })

  test('of many at once at two servers only a quarter is taken', async () => {
    const { place } = await openShop(engine, { isTimed: true, isTwo: true })
    const replies = await Promise.all(Array.from({ length: 12 }, () => place(atCounter(2, { time: two }))))
    const answered = (status: number) => replies.filter((reply) => reply.status === status).length
    expect([answered(201), answered(409)]).toEqual([7, 5])
  })

  test('give back what is canceled, but not what was made', async () => {
    const { place, codes, cancel, handOver } = await openShop(engine, { isTimed: true })
    const { id: first } = await place(atCounter(10, { time: two }))
    const { id: second } = await place(atCounter(5, { time: two }))
    expect(await codes([atCounter(5, { time: two })])).toEqual(['card-required'])
    await handOver(second)
    expect(await codes([atCounter(5, { time: two })])).toEqual(['card-required'])
    await cancel(first)
    expect(await codes([atCounter(10, { time: two }), atCounter(1, { time: two })])).toEqual([
      201,
      'card-required',
    ])
  })
})

describe.each(engines)('what no card stands for, on %s', (engine) => {
  test.each([{ isTimed: true }, { isTimed: false }])(
    'is 20 burritos at most where cards are taken: %o',
    async ({ isTimed }) => {
      const { place, codes, times } = await openShop(engine, { isTimed })
      expect(await place(atCounter(21))).toMatchObject({
        code: 'too-large-without-card',
        most: 20,
        title: expect.stringContaining('please pay by card'),
      })
      const { soonest, slots, needsCard } = await times('weight=21&fulfillment=pickup')
      expect(needsCard).toEqual([...new Set([soonest ?? '', ...slots])].toSorted())
      expect(
        await codes([
          beef(21),
          beef(1000, { time: isTimed ? { at: slots.at(-1), isScheduled: true } : undefined }),
        ]),
      ).toEqual([201, 201])
      // A kitchen without a set speed is never full.
      if (!isTimed)
        expect(await codes(Array.from({ length: 4 }, () => atCounter(20)))).toEqual([201, 201, 201, 201])
    },
  )

  test('is as much as the owner says', async () => {
    const { codes, db } = await openShop(engine, { isTimed: true })
    await setPaymentMethods(db, {
      counter: { delivery: true, pickup: true },
      withoutCard: { most: 50, share: 50 },
    })
    const wishes = [atCounter(51, { time: two }), atCounter(30, { time: two }), atCounter(1, { time: two })]
    expect(await codes(wishes)).toEqual(['too-large-without-card', 201, 'card-required'])
  })

  test('a total of zero counts as well: the hour is not offered, and a large one is for the phone', async () => {
    const { place, codes, times, db } = await openShop(engine, { isTimed: true })
    await insertPromoCode(db.write, { code: 'ONUS', gives: { kind: 'percent', percent: 100 } })
    const free = (quantity: number) => beef(quantity, { promoCode: 'ONUS', expectedTotal: 0, time: two })
    expect(await codes([free(10), atCounter(5, { time: two })])).toEqual([201, 201])
    const refused = await place(free(1))
    expect(refused).toMatchObject({ status: 409, code: 'time-unavailable' })
    const { slots } = refused.times as TimesReply
    expect(slots.length).toBeGreaterThan(0)
    expect(slots.filter((slot) => slot.startsWith('2026-11-16T22'))).toEqual([])
    const offered = await times('weight=1&fulfillment=pickup&free=yes')
    expect(offered.slots.filter((slot) => slot.startsWith('2026-11-16T22'))).toEqual([])
    expect(offered.slots).toContain(three?.at)
    // So that it is sent, and the refusal read.
    const { slots: ofLarge, soonest } = await times('weight=21&fulfillment=pickup&free=yes')
    expect([ofLarge.includes(two?.at ?? ''), soonest]).toEqual([true, expect.any(String)])
    const tooLarge = await place(free(21))
    expect(tooLarge).toMatchObject({ status: 409, code: 'call-to-order', most: 20, phone: null })
    expect(tooLarge.title).toContain('20 burritos without a card. Please order fewer.')
  })
})

describe.each(bothEngines)('unpaid orders where no cards are taken, on %s', (engine) => {
  const open = (options: TestAppOptions & { isTwo?: boolean } = {}) =>
    openShop(engine, { cards: false, rateLimits: true, trustProxy: ['loopback'], isTimed: true, ...options })

  test('have the whole kitchen, and 20 burritos each', async () => {
    const { place, db } = await open()
    await replaceSetting(db, 'restaurant', { ...restaurant, phone: '(555) 014-0199' })
    for (const from of ['198.51.100.1', '198.51.100.2'])
      expect(await place(atCounter(20, { time: two }), from)).toMatchObject({ status: 201 })
    const tooLarge = await place(atCounter(21, { time: three }))
    expect(tooLarge).toMatchObject({ status: 409, code: 'call-to-order', most: 20, phone: '(555) 014-0199' })
    expect(tooLarge.title).toContain('please call us at (555) 014-0199')
  })

  test('are two open ones for a mailbox, and those that are done do not count', async () => {
    const { place, handOver, cancel, post, cook } = await open()
    const from = (nth: number) => `198.51.100.${nth}`
    const hers = (email: string) => atCounter(1, { email })
    const first = await place(hers('rosa@example.com'), from(1))
    expect((await place(hers('rosa+2@example.com'), from(2))).status).toBe(201)
    const refused = await place(hers('Rosa@example.com'), from(3))
    expect(refused).toMatchObject({ status: 409, code: 'too-many-unpaid', phone: null })
    expect(refused.title).toMatch(/from you or your network aren’t paid yet\. .*Nothing was charged/)
    expect((await place(hers('ana@example.com'), from(3))).status).toBe(201)

    await cancel(first.id)
    const third = await place(hers('rosa@example.com'), from(4))
    expect(third.status).toBe(201)
    await handOver(third.id)
    const fourth = await place(hers('rosa@example.com'), from(5))
    expect(fourth.status).toBe(201)
    // A customer who has paid may place the next order.
    await post(`/api/orders/${fourth.id}/paid`, {}, cook)
    expect((await place(hers('rosa@example.com'), from(6))).status).toBe(201)
  })

  test('are five open ones for an address, which stands nowhere', async () => {
    const { place, handOver, db } = await open()
    const five = []
    for (let nth = 0; nth < 5; nth += 1) five.push(await place(atCounter(1), '2001:db8:6:6::1'))
    expect(five.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect((await place(atCounter(1), '2001:db8:6:6::99')).code).toBe('too-many-unpaid')
    expect((await place(atCounter(1), '2001:db8:6:7::1')).status).toBe(201)

    const rows = await db.read.selectFrom('orders').selectAll().execute()
    expect(new Set(rows.map(({ client }) => client)).size).toBe(2)
    for (const { client } of rows) expect(client).toMatch(/^[0-9a-f]{5}$/)
    expect(JSON.stringify(rows)).not.toContain('2001:db8')
    for (const { id } of five) await handOver(id)
    const remaining = await db.read
      .selectFrom('orders')
      .select('client')
      .where('client', 'is not', null)
      .execute()
    expect(remaining).toHaveLength(1)
    expect((await place(atCounter(1), '2001:db8:6:6::99')).status).toBe(201)
  })

  test('of many at once at two servers two are taken for a mailbox, and five for an address', async () => {
    const { place, countOrders } = await open({ isTwo: true })
    const ofOne = (nth: number) => place(atCounter(1, { email: 'rosa@example.com' }), `198.51.100.${nth}`)
    await Promise.all(Array.from({ length: 8 }, (_, nth) => ofOne(nth)))
    expect(await countOrders()).toBe(2)
    await Promise.all(Array.from({ length: 12 }, () => place(atCounter(1), '203.0.113.200')))
    expect(await countOrders()).toBe(7)
  })
})
