// Checking a promo code for a cart: its discount, or why it is refused (R64).
import { describe, expect, test } from 'vitest'
import type { PromoCodeSettings } from '#domain/orders/promo-codes.ts'
import { cents } from '#domain/basics/money.ts'
import { bothEngines, type Engine } from '../../../test-support/databases.ts'
import { insertPromoCode } from '../../../test-support/insert-promo-code.ts'
import { openTestApp, rosasOrder, type TestAppOptions } from '../../../test-support/test-app.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import type { PaymentGateway } from '../../adapters/payments.ts'
import { wrongPromoCodesPerHour } from '../../actions/orders/limit-promo-codes.ts'

/** A Monday, 12:01 PM in Los Angeles. */
const noon = new Date('2026-11-16T20:01:00.000Z')

async function openWithCode(
  engine: Engine,
  change: Partial<PromoCodeSettings> = {},
  options: TestAppOptions = {},
) {
  const app = await openTestApp(engine, options)
  app.setNow(noon)
  await app.db.transaction((trx) => insertPromoCode(trx, change))
  return {
    ...app,
    async check(body: object) {
      const reply = await app.send({ method: 'POST', url: '/api/promo-codes/check', payload: body })
      return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
    },
  }
}

const cart = { code: 'NAPKIN10', subtotal: 5_900 }

describe.each(bothEngines)('R64 a code on %s', (engine) => {
  test('a good code answers with what it gives, and is not used up by that', async () => {
    const { check, db } = await openWithCode(engine, { maxUses: 1 })
    for (const _ of [1, 2])
      expect(await check(cart)).toEqual({
        status: 200,
        body: { code: 'NAPKIN10', gives: { kind: 'percent', percent: 10 }, minimumOrder: 0 },
      })
    expect(await db.read.selectFrom('promo_codes').select('use_count').execute()).toEqual([{ use_count: 0 }])
  })

  const evening = { from: '14:00', to: '17:00' }
  test.each<[string, Partial<PromoCodeSettings>, object]>([
    ['another code', { code: 'OTHER' }, { why: 'unknown' }],
    ['one that is off', { isOn: false }, { why: 'unknown' }],
    [
      'a subtotal that is too small',
      { minimumOrder: cents(6_000) },
      { why: 'too-small', minimumOrder: 6_000, missing: 100 },
    ],
    ['one that starts tomorrow', { firstDay: '2026-11-17' }, { why: 'not-yet', day: '2026-11-17' }],
    ['one that ended', { lastDay: '2026-11-01' }, { why: 'ended', day: '2026-11-01' }],
    [
      'another day and hour',
      { days: ['tuesday'], hours: evening },
      { why: 'not-now', days: ['tuesday'], hours: evening },
    ],
    ['one that is used up', { maxUses: 0 }, { why: 'used-up' }],
  ])('%s is refused, and the answer says why', async (_why, change, promoCodeRejection) => {
    const { check } = await openWithCode(engine, change)
    expect(await check(cart)).toMatchObject({
      status: 409,
      body: { code: 'promo-code-rejected', promoCodeRejection },
    })
  })

  test('once an e-mail address is told with the order, whose customer is known', async () => {
    const { check, order } = await openWithCode(engine, { oncePerEmail: true })
    // $42.00 less $4.20, and $3.59 tax.
    const body = { ...rosasOrder, promoCode: 'NAPKIN10', expectedTotal: 4_139 }
    expect((await order(body)).statusCode).toBe(201)
    expect((await check(cart)).status).toBe(200)
    // However the same mailbox is spelled.
    for (const email of [body.email, body.email.replace('@', '+2@')])
      expect((await order({ ...body, email })).json()).toMatchObject({
        code: 'promo-code-rejected',
        promoCodeRejection: { why: 'already-used' },
      })
  })

  test('a code that is turned off while the card is held is unknown, not used up', async () => {
    const demo = createDemoPayments()
    let turnOff = async () => {}
    const payments: PaymentGateway = {
      ...demo,
      authorize: async (request) => {
        await turnOff()
        return demo.authorize(request)
      },
    }
    const { order, db } = await openWithCode(engine, {}, { payments })
    turnOff = () =>
      db.transaction(async (trx) => void (await trx.updateTable('promo_codes').set({ is_on: 0 }).execute()))
    const reply = await order({ ...rosasOrder, promoCode: 'NAPKIN10', expectedTotal: 4_139 })
    expect(reply.json()).toMatchObject({
      code: 'promo-code-rejected',
      promoCodeRejection: { why: 'unknown' },
    })
  })

  test('fifty customers at two servers want the last use: one gets it, and no hold is left', async () => {
    const { db, place, order } = await openWithCode(engine, { maxUses: 1 })
    const other = await openTestApp(engine, { place })
    other.setNow(noon)
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => {
        const body = {
          ...rosasOrder,
          email: `rosa-${nth}@example.com`,
          promoCode: 'NAPKIN10',
          expectedTotal: 4139,
        }
        return (nth % 2 === 0 ? order : other.order)(body)
      }),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    for (const refused of replies.filter(({ statusCode }) => statusCode !== 201))
      expect(refused.json()).toMatchObject({
        code: 'promo-code-rejected',
        promoCodeRejection: { why: 'used-up' },
      })
    expect(await db.read.selectFrom('promo_codes').select('use_count').execute()).toEqual([{ use_count: 1 }])
    expect(await db.read.selectFrom('orders').select('discount').execute()).toEqual([{ discount: 420 }])
    const payments = await db.read.selectFrom('payments').select('state').execute()
    expect(payments.filter(({ state }) => state !== 'voided')).toEqual([{ state: 'authorized' }])
  })

  test('what cannot be a code is bad input', async () => {
    const { check } = await openWithCode(engine)
    for (const body of [{ ...cart, code: 'napkin10' }, { ...cart, code: 'A' }, { code: 'NAPKIN10' }])
      expect((await check(body)).status).toBe(422)
  })
})

test('wrong codes are counted once for both routes, and right ones never: nobody finds a code by trying', async () => {
  const { check, order, setNow } = await openWithCode('sqlite', { code: 'RIGHT10' }, { rateLimits: true })
  const orderWith = (code: string) => order({ ...rosasOrder, promoCode: code, expectedTotal: 4_139 })
  const right = { ...cart, code: 'RIGHT10' }
  const half = wrongPromoCodesPerHour / 2
  for (let nth = 0; nth < half; nth += 1) expect((await check(right)).status).toBe(200)
  const checked = await Promise.all(Array.from({ length: half }, () => check({ ...cart, code: 'GUESS' })))
  expect(new Set(checked.map(({ status }) => status))).toEqual(new Set([409]))
  for (let nth = 0; nth < half; nth += 1) {
    expect((await orderWith('GUESS')).json()).toMatchObject({ promoCodeRejection: { why: 'unknown' } })
    if (nth === 0) expect((await orderWith('RIGHT10')).statusCode).toBe(201)
  }
  for (const refused of [await check(right), await check({ ...cart, code: 'GUESS' })])
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-promo-code-attempts' } })
  const refused = await orderWith('RIGHT10')
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    {
      status: 429,
      code: 'too-many-promo-code-attempts',
      title: 'Too many wrong codes. Nothing was charged. Try again in an hour, or without a code.',
    },
  ])
  expect((await order(rosasOrder)).statusCode).toBe(201)
  setNow(new Date(noon.getTime() + 61 * 60_000))
  expect((await check(right)).status).toBe(200)
})
