// Order floods (trust rule 22): orders and emails are limited by mailbox and by client address.
import { describe, expect, test } from 'vitest'
import { demoCards, demoToken } from '#domain/payments/test-cards.ts'
import {
  maxEmailedPerDay,
  maxEmailedPerHour,
  maxOrdersPerAddressADay,
  maxOrdersPerAddressAnHour,
  maxOrdersPerHour,
} from '#domain/orders/order-limits.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { engines } from '../../../test-support/databases.ts'
import { logInAs } from '../../../test-support/staff.ts'
import { newKey, openTestApp, rosasOrder, type TestApp } from '../../../test-support/test-app.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import { resendEmail } from './resend-email.ts'
import { noCardLimits } from '../payments/limit-cards.ts'
import { noPromoCodeLimits } from './limit-promo-codes.ts'
import { placeOrder } from './place-order.ts'
import { createOrderLimits, noOrderLimits } from './limit-orders.ts'
import { hour } from '#domain/basics/time-units.ts'

const noon = new Date('2026-11-15T20:00:00.000Z')
const later = (ms: number) => new Date(noon.getTime() + ms)

const anotherServer = {
  payments: createDemoPayments(),
  acceptedCards: { cards: 'demo' },
  now: () => noon,
  largestOrder: 1_000,
  promoCodeLimits: noPromoCodeLimits,
  onOrderPlaced: () => {},
  log: { error: () => {} },
} as const

/** The tests act as the proxy, so they can claim any address. */
const trustProxy = ['127.0.0.1']

async function open(engine: (typeof engines)[number], rateLimits = true) {
  const demo = createDemoPayments({ patienceMs: 20 })
  let holds = 0
  const authorize: typeof demo.authorize = (request) => {
    holds += 1
    return demo.authorize(request)
  }
  const opened = await openTestApp(engine, { rateLimits, trustProxy, payments: { ...demo, authorize } })
  opened.setNow(noon)
  let clientAddresses = 0
  return {
    ...opened,
    holds: () => holds,
    /** Every order comes from a new address, unless `from` is given. */
    orderFor: (email: string, from = `203.0.113.${(clientAddresses += 1)}`, key = newKey()) =>
      opened.send({
        method: 'POST',
        url: '/api/orders',
        headers: { 'x-forwarded-for': from, 'idempotency-key': key },
        payload: { ...rosasOrder, email },
      }),
  }
}

async function mailsOf({ db }: TestApp) {
  const rows = await db.read.selectFrom('emails').select(['state', 'due_at']).orderBy('seq').execute()
  return rows.map((row) => [row.state, row.due_at !== null])
}

describe.each(engines)('on %s', (engine) => {
  test('one mailbox gets so many orders an hour, however it is written and wherever they come from', async () => {
    const { orderFor, holds, setNow, countOrders } = await open(engine)
    for (let nth = 0; nth < maxOrdersPerHour; nth += 1) {
      expect((await orderFor(`Vic.tim+${nth}@gmail.com`)).statusCode).toBe(201)
    }
    const refused = await orderFor('victim@googlemail.com')
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      {
        status: 429,
        code: 'too-many-for-email',
        title:
          'We already have 10 orders for this email address from the last hour. Nothing was charged. Use another address, or try again later.',
        most: 10,
      },
    ])
    expect(refused.headers['retry-after']).toBe('3600')
    // No money was held for the refused order.
    expect([holds(), await countOrders()]).toEqual([maxOrdersPerHour, maxOrdersPerHour])
    expect((await orderFor('rosa@example.com')).statusCode).toBe(201)
    setNow(later(hour))
    expect((await orderFor('victim@gmail.com')).statusCode).toBe(201)
  })

  test('a flood in one moment finds the same end, also on a second server', async () => {
    const opened = await open(engine)
    const replies = await Promise.all(Array.from({ length: 40 }, () => opened.orderFor('victim@example.com')))
    const placed = replies.filter(({ statusCode }) => statusCode === 201).length
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40 - placed)
    expect([placed > 0, placed <= maxOrdersPerHour]).toEqual([true, true])
    for (let left = maxOrdersPerHour - placed; left > 0; left -= 1)
      await opened.orderFor('victim@example.com')
    const other = {
      ...opened,
      ...anotherServer,
      orderLimits: createOrderLimits(opened.db),
      cardLimits: noCardLimits(opened.db),
      ordersInFlight: new Map(),
    }
    const request = { ...rosasOrder, email: 'victim@example.com' }
    const there = placeOrder(other, { key: newKey(), rawBody: '', request, ip: '192.0.2.1' })
    await expect(there).rejects.toMatchObject({ code: 'too-many-for-email' })
    const emails = await mailsOf(opened)
    expect(emails.filter(([state]) => state === 'due').length).toBeLessThanOrEqual(maxEmailedPerHour)
  })

  test('an order sent again is the same order, whatever the limits say', async () => {
    const { orderFor, countOrders } = await open(engine)
    const key = newKey()
    expect((await orderFor('rosa@example.com', '192.0.2.1', key)).statusCode).toBe(201)
    for (let nth = 1; nth < maxOrdersPerHour; nth += 1) await orderFor('rosa@example.com')
    expect((await orderFor('rosa@example.com', '192.0.2.1', key)).statusCode).toBe(201)
    expect(await countOrders()).toBe(maxOrdersPerHour)
  })

  test('a mailbox is written to for so many orders an hour and a day; the others say in the office that it was not', async () => {
    const opened = await open(engine)
    const { orderFor, setNow } = opened
    const due = ['due', true]
    const withheld = ['withheld', false]
    for (let nth = 0; nth <= maxEmailedPerHour; nth += 1) await orderFor('rosa@example.com')
    expect(await mailsOf(opened)).toEqual([...Array.from({ length: maxEmailedPerHour }, () => due), withheld])
    await orderFor('other@example.com')
    expect((await mailsOf(opened)).at(-1)).toEqual(due)

    setNow(later(hour))
    for (let left = maxEmailedPerDay - maxEmailedPerHour - 1; left > 0; left -= 1)
      await orderFor('rosa@example.com')
    expect((await mailsOf(opened)).at(-1)).toEqual(due)
    setNow(later(2 * hour))
    await orderFor('rosa@example.com')
    expect((await mailsOf(opened)).at(-1)).toEqual(withheld)
    setNow(later(25 * hour))
    await orderFor('rosa@example.com')
    expect((await mailsOf(opened)).at(-1)).toEqual(due)
  })

  test('of an order whose mails are withheld nothing is told, until an owner sends it', async () => {
    const opened = await open(engine)
    const { orderFor, send, db, feed } = opened
    for (let nth = 0; nth < maxEmailedPerHour; nth += 1) await orderFor('rosa@example.com')
    const { id } = (await orderFor('rosa@example.com')).json<{ id: OfficeOrder['id'] }>()
    const cookie = await logInAs(opened, 'owner')
    const move = (from: string, to: string) =>
      send({ method: 'POST', url: `/api/orders/${id}/move`, headers: { cookie }, payload: { from, to } })
    const seen = async () => {
      const reply = await send({ method: 'GET', url: `/api/office/orders/${id}`, headers: { cookie } })
      return reply.json<OfficeOrder>().emails.map(({ kind, state }) => `${kind} ${state}`)
    }
    await move('placed', 'cooking')
    await move('cooking', 'ready')
    expect(await seen()).toEqual(['placed withheld', 'ready withheld'])
    const staff = { username: 'owner', name: 'Owner', role: 'owner', mustChangePassword: false } as const
    await resendEmail({ db, feed, now: () => noon, onEmailDue: () => {} }, { id, staff })
    expect(await seen()).toEqual(['placed due', 'ready due'])
  })

  test('RATE_LIMITS=off lifts these limits too', async () => {
    const opened = await open(engine, false)
    for (let nth = 0; nth <= maxOrdersPerHour; nth += 1) {
      expect((await opened.orderFor('rosa@example.com', '192.0.2.1')).statusCode).toBe(201)
    }
    expect(new Set((await mailsOf(opened)).map(([state]) => state))).toEqual(new Set(['due']))
  })
})

test('a client places so many orders an hour and a day, with the rest of its IPv6 block; others are not asked to wait', async () => {
  const { orderFor, setNow, holds } = await open('sqlite')
  let nth = 0
  const orders = async (count: number, from: string) => {
    for (let left = count; left > 0; left -= 1) {
      nth += 1
      // The clock moves on, since there is also a limit per minute.
      setNow(later(nth * 10))
      const reply = await orderFor(`person-${nth}@office.example`, from)
      if (reply.statusCode !== 201) return reply
    }
    return undefined
  }
  // The limit of 240 a minute runs on the real clock, and these orders stay below it.
  expect(await orders(maxOrdersPerAddressAnHour, '2001:db8:1:2::1')).toBe(undefined)
  const refused = await orders(1, '2001:db8:1:2:ffff::9')
  expect([refused?.statusCode, refused?.json<{ code: string; title: string }>()]).toEqual([
    429,
    {
      status: 429,
      code: 'too-many-from-network',
      title:
        'Too many orders came from your network. Nothing was charged. Try again later, or from another network.',
    },
  ])
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_000)
  expect(holds()).toBe(maxOrdersPerAddressAnHour)
  expect(await orders(1, '2001:db8:1:3::1')).toBe(undefined)
}, 180_000)

test('what comes to nothing is not counted: an office whose cards fail is not locked out', async () => {
  const { db } = await openTestApp('sqlite')
  const orderLimits = createOrderLimits(db)
  const order = { email: 'rosa@office.example', ip: '192.0.2.1', now: noon }
  for (let nth = 0; nth <= maxOrdersPerAddressAnHour; nth += 1) (await orderLimits.admit(order)).leave(false)
  for (let nth = 0; nth < maxOrdersPerAddressAnHour; nth += 1) (await orderLimits.admit(order)).leave(true)
  // An order that the hourly limit refuses does not count for the day.
  for (let nth = 0; nth <= maxOrdersPerAddressADay; nth += 1)
    await expect(orderLimits.admit(order)).rejects.toMatchObject({ code: 'too-many-from-network' })
  await expect(orderLimits.admit({ ...order, now: later(2 * hour) })).resolves.toMatchObject({})
})

test('an order that is declined is given back, and one that is placed is not', async () => {
  const { db, feed, restaurant } = await openTestApp('sqlite')
  const wasPlaced: boolean[] = []
  const leave = (isPlaced: boolean) => void wasPlaced.push(isPlaced)
  const orderLimits = { ...noOrderLimits, admit: async () => ({ emailsAreWithheld: false, leave }) }
  const cardLimits = noCardLimits(db)
  const shop = { db, feed, restaurant, orderLimits, cardLimits, ...anotherServer, ordersInFlight: new Map() }
  const place = (card: string) => {
    const request = { ...rosasOrder, paymentToken: demoToken(card) }
    return placeOrder(shop, { key: newKey(), rawBody: '', request, ip: '192.0.2.1' })
  }
  await expect(place(demoCards.decline)).rejects.toMatchObject({ code: 'card-declined' })
  await place(demoCards.approve)
  expect(wasPlaced).toEqual([false, true])
})

test('a client places so many orders a day, also when no single hour is full', async () => {
  const { db } = await openTestApp('sqlite')
  const orderLimits = createOrderLimits(db)
  const admit = async (nth: number, now: Date) => {
    const { leave } = await orderLimits.admit({
      email: `person-${nth}@office.example`,
      ip: '192.0.2.1',
      now,
    })
    leave(true)
  }
  let nth = 0
  // Every two hours come just as many orders as one hour allows.
  for (let at = 0; nth < maxOrdersPerAddressADay; at += 2 * hour) {
    for (let left = maxOrdersPerAddressAnHour; left > 0 && nth < maxOrdersPerAddressADay; left -= 1)
      await admit((nth += 1), later(at))
  }
  await expect(admit(0, later(8 * hour))).rejects.toMatchObject({ code: 'too-many-from-network' })
  await expect(admit(0, later(25 * hour))).resolves.toBe(undefined)
})
