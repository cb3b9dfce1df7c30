import { describe, expect, test } from 'vitest'
import type { Saved, MenuReply } from '../../../domain/restaurant/restaurant-api.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { rosasOrder, type TestAppOptions } from '../../../test-support/test-app.ts'

async function openPaying(engine: Engine, options: TestAppOptions = {}) {
  const office = await openOffice(engine, options)
  const { send, owner } = office
  const url = '/api/office/payment-methods'
  return {
    ...office,
    save: (payload: object) => office.post(url, payload, owner),
    async paymentMethods(): Promise<Saved<'paymentMethods'>> {
      return (await office.get(url, owner)).json<Saved<'paymentMethods'>>()
    },
    async menu(): Promise<MenuReply> {
      return (await send({ method: 'GET', url: '/api/menu' })).json<MenuReply>()
    },
  }
}

describe.each(engines)('how customers pay, in the office on %s', (engine) => {
  test('R63 R65 what the owner turns on and off is in the shop at once, and in the log', async () => {
    const { save, paymentMethods, menu, log, order } = await openPaying(engine)
    const before = await paymentMethods()
    expect(before).toMatchObject({ tips: true, counter: { delivery: false, pickup: false } })
    const { version } = before
    const counter = { ...rosasOrder, paymentToken: undefined, pay: 'counter', fulfillment: 'delivery' }
    expect((await order(counter)).json()).toMatchObject({ code: 'payment-methods-changed' })

    expect(before.withoutCard).toEqual({ most: 20, share: 25 })
    const withoutCard = { most: 50, share: 10 }
    const body = { version, tips: false, counter: { delivery: true, pickup: true }, withoutCard }
    expect((await save(body)).json()).toEqual({ ...body, version: version + 1 })
    expect((await menu()).paymentMethods).toEqual({ tips: false, counter: body.counter, cards: 'demo' })
    expect((await order({ ...rosasOrder, tip: { amount: 100 }, expectedTotal: 4699 })).json()).toMatchObject({
      code: 'payment-methods-changed',
    })
    expect((await order(counter)).statusCode).toBe(201)
    // The first response was lost: saving the same again changes nothing; other values are refused.
    expect((await save(body)).statusCode).toBe(200)
    expect((await save({ ...body, tips: true })).json()).toMatchObject({ code: 'edit-conflict' })
    expect((await log())[0]?.action).toEqual({
      what: 'changed',
      target: { kind: 'setting', id: 'paymentMethods', name: 'paymentMethods' },
      changes: [
        { field: 'tips', from: true, to: false },
        { field: 'counter.delivery', from: false, to: true },
        { field: 'counter.pickup', from: false, to: true },
        { field: 'withoutCard.most', from: 20, to: 50 },
        { field: 'withoutCard.share', from: 25, to: 10 },
      ],
    })
  })

  test('bad input gets a sentence', async () => {
    const { save } = await openPaying(engine)
    const counter = { delivery: true, pickup: true }
    const reply = await save({ version: 1, tips: 'yes', counter, withoutCard: { most: 7, share: 0 } })
    expect([reply.statusCode, reply.json<{ fields: object }>().fields]).toEqual([
      422,
      {
        tips: 'We can’t read that value.',
        'withoutCard.most': 'Choose 5, 10, 20, 30, 50, 100 or 200 burritos.',
        'withoutCard.share': 'Choose 10, 25, 50, 75 or 100%.',
      },
    ])
  })

  test('R65 where no cards are taken the office is told so', async () => {
    const { menu, get, owner } = await openPaying(engine, { cards: false })
    expect((await menu()).paymentMethods.cards).toBeNull()
    expect((await get('/api/office/payments', owner)).json()).toMatchObject({
      payments: 'counter',
      demo: false,
    })
  })
})
