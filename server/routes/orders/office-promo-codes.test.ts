import { describe, expect, test } from 'vitest'
import type { PromoCodeSettings, OfficePromoCode } from '../../../domain/orders/promo-codes.ts'
import type { PromoCodesReply } from '../../../domain/orders/order-api.ts'
import { makeBill } from '../../../domain/orders/bill.ts'
import { cents } from '../../../domain/basics/money.ts'
import { startingMenu } from '../../../domain/menu/starting-menu.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { taxRate } from '../../../test-support/restaurant.ts'
import { captureAllPayments } from '../../../test-support/settling.ts'
import { setPaymentMethods } from '../../../test-support/set-payment-methods.ts'
import { samplePromoCode } from '../../../test-support/sample-promo-code.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'

async function openCodes(engine: Engine) {
  const office = await openOffice(engine)
  const put = (id: number, payload: object) =>
    office.send({
      method: 'PUT',
      url: `/api/office/promo-codes/${id}`,
      payload,
      headers: { cookie: office.owner },
    })
  return {
    ...office,
    put,
    addCode: (code: object) => office.post('/api/office/promo-codes', code, office.owner),
    async codes(): Promise<PromoCodesReply> {
      return (await office.get('/api/office/promo-codes', office.owner)).json<PromoCodesReply>()
    },
    orderWith(set: PromoCodeSettings, email = rosasOrder.email) {
      const { total } = makeBill(rosasOrder.lines, startingMenu, taxRate, { code: set })
      return office.order({ ...rosasOrder, email, promoCode: set.code, expectedTotal: total })
    },
  }
}

const bodyOf = ({
  id: _id,
  state: _state,
  used: _used,
  discountedTotal: _discountedTotal,
  ...body
}: OfficePromoCode) => body

describe.each(engines)('the codes in the office on %s', (engine) => {
  test('R64 a code is added, used, counted when its money comes in, changed and turned off', async () => {
    const { addCode, codes, orderWith, put, log, db } = await openCodes(engine)
    expect(await codes()).toMatchObject({ codes: [], lastDays: { days: 30, orders: 0, discountedTotal: 0 } })
    const reply = await addCode(samplePromoCode({ code: ' lunch10 ' }))
    expect(reply.statusCode, reply.body).toBe(200)
    const [added] = reply.json<PromoCodesReply>().codes
    expect(added).toMatchObject({
      ...samplePromoCode(),
      state: 'on',
      used: 0,
      discountedTotal: 0,
      version: 1,
    })
    if (!added) throw new Error('it was added')

    expect((await orderWith(samplePromoCode())).statusCode).toBe(201)
    // Used at once, and given when the money has come in.
    expect(await codes()).toMatchObject({
      codes: [{ used: 1, discountedTotal: 0 }],
      lastDays: { orders: 0, discountedTotal: 0 },
    })
    await captureAllPayments(db, createDemoPayments())
    expect(await codes()).toMatchObject({
      codes: [{ used: 1, discountedTotal: 420 }],
      lastDays: { orders: 1, discountedTotal: 420 },
    })

    const changed = { ...bodyOf(added), gives: { kind: 'amount', amount: 500 }, minimumOrder: 2000 }
    expect((await put(added.id, changed)).json<PromoCodesReply>().codes[0]).toMatchObject({
      gives: { kind: 'amount', amount: 500 },
      version: 2,
      used: 1,
      discountedTotal: 420,
    })
    // The first response was lost: saving the same again changes nothing.
    expect((await put(added.id, changed)).statusCode).toBe(200)
    expect((await put(added.id, { ...changed, minimumOrder: 0 })).json()).toMatchObject({
      status: 409,
      code: 'edit-conflict',
    })
    const off = await put(added.id, { ...changed, version: 2, isOn: false })
    expect(off.json<PromoCodesReply>().codes[0]).toMatchObject({ isOn: false, state: 'off', version: 3 })
    expect((await orderWith(samplePromoCode())).json()).toMatchObject({ code: 'promo-code-rejected' })
    expect((await log()).slice(0, 3).map(({ action }) => action)).toMatchObject([
      { what: 'changed', target: { name: 'LUNCH10' }, changes: [{ field: 'isOn', from: true, to: false }] },
      { what: 'changed', changes: [{ field: 'gives' }, { field: 'minimumOrder', from: 0, to: 2000 }] },
      { what: 'added', target: { kind: 'code', name: 'LUNCH10' } },
    ])
  })

  test('R64 what a code gave is counted while others use it and the owner changes it', async () => {
    const { addCode, codes, orderWith, put, db } = await openCodes(engine)
    await addCode(samplePromoCode())
    const orderAs = (name: string) =>
      Promise.all(
        Array.from({ length: 6 }, (_, at) => orderWith(samplePromoCode(), `${name}${at}@example.com`)),
      )
    await orderAs('rosa')
    const [code] = (await codes()).codes
    if (!code) throw new Error('it was added')
    const [more, changed] = await Promise.all([
      orderAs('luis'),
      put(code.id, { ...bodyOf(code), oncePerEmail: true }),
      captureAllPayments(db, createDemoPayments()),
    ])
    expect([...more, changed].map(({ statusCode }) => statusCode)).toEqual([
      201, 201, 201, 201, 201, 201, 200,
    ])
    await captureAllPayments(db, createDemoPayments())
    expect((await codes()).codes).toMatchObject([{ used: 12, discountedTotal: 12 * 420 }])
  })

  test('R64 a code gave nothing to an order that was paid at the counter and canceled before it was cooked', async () => {
    const { addCode, codes, order, post, owner, db } = await openCodes(engine)
    await setPaymentMethods(db, { counter: { delivery: true, pickup: true } })
    await addCode(samplePromoCode())
    const { paymentToken: _card, ...body } = rosasOrder
    const { total } = makeBill(rosasOrder.lines, startingMenu, taxRate, { code: samplePromoCode() })
    const payLater = {
      ...body,
      fulfillment: 'pickup',
      pay: 'counter',
      promoCode: 'LUNCH10',
      expectedTotal: total,
    }
    const cooked = (await order(payLater)).json<{ id: string }>().id
    const stopped = (await order(payLater)).json<{ id: string }>().id
    for (const id of [cooked, stopped]) await post(`/api/orders/${id}/paid`, {}, owner)
    expect((await codes()).codes).toMatchObject([{ used: 2, discountedTotal: 840 }])
    await post(`/api/orders/${cooked}/move`, { from: 'placed', to: 'cooking' }, owner)
    for (const id of [cooked, stopped])
      await post(`/api/orders/${id}/cancel`, { reason: 'something-else', note: '' }, owner)
    expect((await codes()).codes).toMatchObject([{ used: 1, discountedTotal: 420 }])
  })

  test('R64 the last use is used up, and the limit never goes below what was used', async () => {
    const { addCode, codes, orderWith, put } = await openCodes(engine)
    const two = samplePromoCode({ maxUses: 2 })
    await addCode(two)
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_one, at) => orderWith(two, `rosa${at}@example.com`)),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2)
    const [used] = (await codes()).codes
    expect(used).toMatchObject({ used: 2, state: 'used-up' })
    if (!used) throw new Error('it was added')
    const less = await put(used.id, { ...bodyOf(used), maxUses: 1 })
    expect([less.statusCode, less.json<{ fields: object }>().fields]).toEqual([
      422,
      { maxUses: 'It has been used 2 times already. To stop it, turn it off.' },
    ])
    expect(
      (await put(used.id, { ...bodyOf(used), maxUses: 3 })).json<PromoCodesReply>().codes[0],
    ).toMatchObject({
      state: 'on',
    })
  })

  test('R64 states by the business day of the restaurant, those that are on first', async () => {
    const { addCode, codes, setNow } = await openCodes(engine)
    // 12:30 AM in Los Angeles: the evening of November 17 is not over.
    setNow(new Date('2026-11-18T08:30:00.000Z'))
    await addCode(samplePromoCode({ code: 'RAINYDAY', lastDay: '2026-11-16' }))
    await addCode(samplePromoCode({ code: 'LAST-DAY', lastDay: '2026-11-17' }))
    await addCode(samplePromoCode({ code: 'STATE', firstDay: '2026-11-18' }))
    await addCode(samplePromoCode({ code: 'OFF', isOn: false }))
    const { codes: all, today } = await codes()
    expect(today).toBe('2026-11-17')
    expect(all.map(({ code, state }) => [code, state])).toEqual([
      ['LAST-DAY', 'on'],
      ['STATE', 'starts-later'],
      ['RAINYDAY', 'ended'],
      ['OFF', 'off'],
    ])
  })

  test('R64 bad input gets a sentence at its field, and nothing is stored', async () => {
    const { addCode, codes, put } = await openCodes(engine)
    const wrong = [
      [{ code: 'a b' }, 'code', 'Use 3 to 20 letters, digits or dashes.'],
      [{ gives: { kind: 'percent', percent: 110 } }, 'gives.percent', 'Use 1 to 100.'],
      [{ gives: { kind: 'percent', percent: 0 } }, 'gives.percent', 'Use 1 to 100.'],
      [
        { gives: { kind: 'amount', amount: 0 } },
        'gives.amount',
        'Use dollars and cents, from 0.01 to 1,000.',
      ],
      [{ gives: { kind: 'burritos' } }, 'gives', expect.any(String)],
      [{ minimumOrder: -1 }, 'minimumOrder', 'Use dollars and cents, from 0 to 1,000.'],
      [{ firstDay: '2026-02-30' }, 'firstDay', 'Pick a day.'],
      [{ firstDay: '0202-11-17' }, 'firstDay', 'Pick a day in this century.'],
      [{ firstDay: '2026-11-20', lastDay: '2026-11-19' }, 'lastDay', 'The last day comes before the first.'],
      [{ days: ['tuesday', 'tuesday'] }, 'days', 'Name each once.'],
      [{ hours: { from: '10:00', to: '24:01' } }, 'hours.to', expect.any(String)],
      [{ maxUses: 0 }, 'maxUses', 'Use a whole number from 1, or leave it empty.'],
      [{ extra: 1 }, 'extra', expect.any(String)],
    ] as const
    for (const [change, field, sentence] of wrong) {
      const reply = await addCode(samplePromoCode(change))
      expect(reply.statusCode, reply.body).toBe(422)
      expect(Object.entries(reply.json<{ fields: object }>().fields)[0]?.[0], reply.body).toMatch(field)
      expect(Object.values(reply.json<{ fields: object }>().fields)[0]).toEqual(sentence)
    }
    await addCode(samplePromoCode())
    await addCode(samplePromoCode({ code: 'OTHER' }))
    const twice = await addCode(samplePromoCode())
    expect(twice.json<{ fields: object }>().fields).toEqual({ code: 'You already have that code.' })
    const { codes: all } = await codes()
    expect(all).toHaveLength(2)
    const other = all.find(({ code }) => code === 'OTHER')
    if (!other) throw new Error('it was added')
    const renamed = await put(other.id, { ...bodyOf(other), code: 'LUNCH10' })
    expect(renamed.json<{ fields: object }>().fields).toEqual({ code: 'You already have that code.' })
    expect((await put(999, samplePromoCode({ version: 1 }))).statusCode).toBe(404)
  })

  test('R64 of two owners who change a code at once, one is told to look again', async () => {
    const { addCode, codes, put } = await openCodes(engine)
    await addCode(samplePromoCode())
    const [code] = (await codes()).codes
    if (!code) throw new Error('it was added')
    const replies = await Promise.all(
      [500, 600, 700].map((amount) =>
        put(code.id, { ...bodyOf(code), gives: { kind: 'amount', amount: cents(amount) } }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ])
  })

  test('R64 of owners who give codes the same name at once, one succeeds and the others learn why', async () => {
    const { addCode, codes, put } = await openCodes(engine)
    for (const code of ['ONE', 'TWO', 'THREE', 'FOUR']) await addCode(samplePromoCode({ code }))
    const { codes: all } = await codes()
    const replies = await Promise.all([
      ...all.map((code) => put(code.id, { ...bodyOf(code), code: 'LUNCH10' })),
      addCode(samplePromoCode()),
    ])
    const refused = replies.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422])
    for (const reply of refused)
      expect(reply.json<{ fields: object }>().fields).toEqual({ code: 'You already have that code.' })
    expect((await codes()).codes.filter(({ code }) => code === 'LUNCH10')).toHaveLength(1)
  })
})
