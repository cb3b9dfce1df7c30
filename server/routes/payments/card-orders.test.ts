// Orders that are paid with real cards, at the Stripe simulator (R66): no charge without its order, no order without its
// hold, and no hold left behind, whatever is lost on the way.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import { engines } from '../../../test-support/databases.ts'
import { intentIn, openCardShop } from '../../../test-support/stripe/open-card-shop.ts'
import type { CardName } from '../../../test-support/stripe/simulator/cards.ts'
import { startSimulator, type StripeSimulator } from '../../../test-support/stripe/start-simulator.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'
import { changeShop } from '../../../test-support/change-shop.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import type { PaymentGateway } from '../../adapters/payments.ts'
import { rescheduleCapture, startPayment } from '../../db/payments/payments.ts'

let simulator = {} as StripeSimulator

beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())
beforeEach(() => simulator.plan({}))

describe.each(engines)('an order paid by card on %s', (engine) => {
  const openShop = () => openCardShop(engine, simulator)

  test('is held, stored, and captured when it is due', async () => {
    const { checkout, submit, settle, rows, bookOf, countOrders } = await openShop()
    const sent = await checkout()
    const { id } = await submit(sent)
    const [held] = await bookOf(sent.key)
    expect(held).toMatchObject({ status: 'requires_capture', amount: 4599, captures: 0 })
    expect(await rows()).toMatchObject([
      { gateway: 'card', state: 'authorized', intent: held?.id, held: 4599, is_test_mode: 1 },
    ])
    expect(Date.parse((await rows())[0]?.expires_at ?? '')).toBeGreaterThan(Date.now())
    expect(await submit(sent)).toMatchObject({ id })
    expect(await settle()).toBe(0)
    expect(await bookOf(sent.key)).toMatchObject([{ status: 'succeeded', captures: 1, received: 4599 }])
    expect(await rows()).toMatchObject([{ state: 'captured', captured: 4599 }])
    expect(await countOrders()).toBe(1)
  })

  test('is asked about by the bank: nothing is stored until the customer has answered', async () => {
    const { checkout, submit, settle, rows, bookOf, countOrders } = await openShop()
    const sent = await checkout('3ds')
    const asked = await submit(sent)
    expect(asked).toMatchObject({ status: 402, code: 'action-required' })
    const intent = intentIn(asked.challenge)
    expect(await rows()).toMatchObject([{ state: 'requested', intent, order_seq: null }])
    // Sent again before the customer has answered the bank: the same challenge.
    expect(await submit(sent)).toMatchObject({ code: 'action-required', challenge: asked.challenge })
    expect(await countOrders()).toBe(0)
    await simulator.finish3ds(intent, 'accepted')
    const placed = await submit(sent)
    expect(placed).toHaveProperty('id')
    expect(await submit(sent)).toMatchObject({ id: placed.id })
    await settle()
    expect(await bookOf(sent.key)).toMatchObject([{ id: intent, status: 'succeeded', captures: 1 }])
    expect(await countOrders()).toBe(1)
  })

  test.each<[string, CardName, 'accepted' | 'refused']>([
    ['refuses the customer', '3ds', 'refused'],
    ['refuses the card after all', '3ds-insufficient', 'accepted'],
  ])('is not placed when the bank %s, and another card is welcome', async (_what, card, answer) => {
    const { checkout, submit, settle, bookOf, countOrders } = await openShop()
    const sent = await checkout(card)
    await simulator.finish3ds(intentIn((await submit(sent)).challenge), answer)
    expect(await submit(sent)).toMatchObject({ status: 402, code: 'card-declined' })
    const other = await checkout()
    expect(await submit(other)).toHaveProperty('id')
    await settle()
    expect(await bookOf(sent.key, other.key)).toMatchObject([
      { status: 'canceled', captures: 0 },
      { status: 'succeeded', captures: 1 },
    ])
    expect(await countOrders()).toBe(1)
  })

  test('is let go after a quarter of an hour when nobody answers the bank, or the answer was never sent', async () => {
    const { checkout, submit, settle, rows, bookOf, countOrders } = await openShop()
    const [abandoned, confirmed] = [await checkout('3ds'), await checkout('3ds')]
    await submit(abandoned)
    await simulator.finish3ds(intentIn((await submit(confirmed)).challenge), 'accepted')
    await settle(14)
    expect(await bookOf(abandoned.key, confirmed.key)).toMatchObject([
      { status: 'requires_action' },
      { status: 'requires_capture' },
    ])
    await settle(16)
    expect(await bookOf(abandoned.key, confirmed.key)).toMatchObject([
      { status: 'canceled', captures: 0 },
      { status: 'canceled', captures: 0 },
    ])
    expect((await rows()).map(({ state }) => state)).toEqual(['voided', 'voided'])
    expect(await submit(confirmed)).toMatchObject({ status: 409, code: 'hold-released' })
    expect(await countOrders()).toBe(0)
  })

  test('that is refused after the bank was answered has its hold let go at once', async () => {
    const { checkout, submit, rows, bookOf, db } = await openShop()
    const sent = await checkout('3ds')
    await simulator.finish3ds(intentIn((await submit(sent)).challenge), 'accepted')
    const paused_at = new Date().toISOString()
    await db.transaction((trx) => trx.updateTable('shop_state').set({ paused_at }).execute())
    expect(await submit(sent)).toMatchObject({ status: 409, code: 'paused' })
    expect(await bookOf(sent.key)).toMatchObject([{ status: 'canceled' }])
    expect(await rows()).toMatchObject([{ state: 'voided', order_seq: null }])
  })

  test('cannot cost something else than the bank was told', async () => {
    const { checkout, submit, bookOf, countOrders } = await openShop()
    const sent = await checkout('3ds')
    await simulator.finish3ds(intentIn((await submit(sent)).challenge), 'accepted')
    const fewer = { ...sent.body, lines: rosasOrder.lines.slice(-1), expectedTotal: 1205 }
    expect(await submit({ ...sent, body: fewer })).toMatchObject({ code: 'hold-released' })
    expect(await bookOf(sent.key)).toMatchObject([{ status: 'canceled' }])
    expect(await countOrders()).toBe(0)
  })

  test('whose hold nobody heard of is let go: Stripe is asked by the key', async () => {
    const { checkout, submit, settle, rows, bookOf } = await openShop()
    const sent = await checkout()
    await simulator.plan({ next: [{ step: 'hold', manner: 'silent after' }] })
    expect(await submit(sent)).toMatchObject({ status: 503, code: 'gateway-unreachable' })
    expect(await bookOf(sent.key)).toMatchObject([{ status: 'requires_capture' }])
    expect(await rows()).toMatchObject([{ state: 'requested', intent: null }])
    await simulator.plan({ next: [{ step: 'look', manner: '500 before' }] })
    expect(await settle(16)).toBe(1)
    expect(await settle(16)).toBe(0)
    expect(await bookOf(sent.key)).toMatchObject([{ status: 'canceled', captures: 0 }])
  })

  test('may be sent with another card only under another key', async () => {
    const { checkout, submit, settle, bookOf } = await openShop()
    const sent = await checkout()
    await simulator.plan({ next: [{ step: 'hold', manner: 'silent after' }] })
    await submit(sent)
    const { body } = await checkout()
    expect(await submit({ key: sent.key, body })).toMatchObject({ status: 409, code: 'hold-released' })
    await settle(16)
    expect(await bookOf(sent.key)).toMatchObject([{ status: 'canceled', captures: 0 }])
  })

  test('is settled by the gateway that it was paid with', async () => {
    const { checkout, submit, settle, rows, bookOf } = await openShop()
    const sent = await checkout()
    await submit(sent)
    // Without the keys the order must not say that the money has moved.
    expect(await settle(180, createDemoPayments())).toBe(0)
    expect(await rows()).toMatchObject([{ state: 'authorized', captured: 0 }])
    expect(await bookOf(sent.key)).toMatchObject([{ captures: 0 }])

    const demo = await openCardShop(engine, simulator, { payments: createDemoPayments() })
    await demo.order({ ...sent.body, paymentToken: 'demo-approve-4242' })
    const before = await simulator.heard()
    expect(await demo.settle()).toBe(0)
    expect(await demo.rows()).toMatchObject([{ gateway: 'demo', state: 'captured', captured: 4599 }])
    expect(await simulator.heard()).toHaveLength(before.length)
  })

  test('is captured an hour before its hold lapses at the latest, whenever it is promised for', async () => {
    const { payments } = await openShop()
    const lapsesAt = new Date(Date.now() + 61 * 60_000)
    const lastly = new Date(lapsesAt.getTime() - 60 * 60_000).toISOString()
    const hasty: PaymentGateway = {
      ...payments,
      async authorize(request) {
        const held = await payments.authorize(request)
        return held.outcome === 'held' ? { ...held, expiresAt: lapsesAt.toISOString() } : held
      },
    }
    const shop = await openCardShop(engine, simulator, { payments: hasty })
    await shop.submit(await shop.checkout())
    const [row] = await shop.rows()
    expect(row).toMatchObject({ expires_at: lapsesAt.toISOString(), due_at: lastly })
    const move = (at: string) => shop.db.transaction((trx) => rescheduleCapture(trx, row?.order_seq ?? 0, at))
    await move(new Date(Date.now() + 24 * 60 * 60_000).toISOString())
    expect(await shop.rows()).toMatchObject([{ due_at: lastly }])
    const now = new Date().toISOString()
    await move(now)
    expect(await shop.rows()).toMatchObject([{ due_at: now }])
  })

  test('is asked about only with the keys of the mode in which it was paid', async () => {
    const { checkout, submit, settle, rows, bookOf, payments, db } = await openShop()
    const [sent, unstored] = [await checkout(), await checkout('3ds')]
    await submit(sent)
    await submit(unstored)
    const again = {
      key: unstored.key,
      gateway: 'card',
      amount: cents(4599),
      at: new Date().toISOString(),
    } as const
    expect(await db.transaction((trx) => startPayment(trx, { ...again, isTestMode: false }))).toBeUndefined()
    // The gateway's other mode knows none of these payments.
    const unasked = () => Promise.reject(new Error('requested'))
    const other = { ...payments, isTestMode: false, capture: unasked, void: unasked }
    expect(await settle(180, other)).toBe(0)
    expect(await rows()).toMatchObject([{ state: 'authorized' }, { state: 'voiding' }])
    expect(await bookOf(sent.key)).toMatchObject([{ captures: 0 }])
  })

  test('costs at least what a card can be charged', async () => {
    const { checkout, submit, db, restaurant, bookOf } = await openShop()
    await changeShop(db, (trx) => trx.updateTable('menu_items').set({ price: 10 }).execute())
    await restaurant.refresh()
    const sent = await checkout('approve', { lines: rosasOrder.lines.slice(-1), expectedTotal: 11 })
    expect(await submit(sent)).toMatchObject({
      status: 422,
      code: 'below-card-minimum',
      title: expect.stringContaining('$0.50') as string,
    })
    expect(await bookOf(sent.key)).toEqual([])
  })
})
