// What happens on Stripe's dashboard and at banks reaches the database, the books and the owner's email (R66): played by the
// Stripe simulator, through the real SDK.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../../../test-support/databases.ts'
import { openStripeShop } from '../../../test-support/open-stripe-shop.ts'
import { startSimulator, type StripeSimulator } from '../../../test-support/stripe/start-simulator.ts'
import { readTaxedAmount } from '../../db/books/books.ts'
import { readRefunded } from '../../db/books/sales-adjustments.ts'

let shared: StripeSimulator
beforeAll(async () => {
  shared = await startSimulator()
})
afterAll(() => shared.close())

describe.each(engines)('R66 what happens at Stripe, on %s', (engine) => {
  test('a hold that lapses is a failed payment that the owner hears of once', async () => {
    const { hold, simulator, reconcile, detail, booked, tell } = await openStripeShop(engine, shared)
    const { id, intent } = await hold()
    await simulator.lapse(intent)
    for (const _ of [1, 2]) expect(await reconcile(intent)).toBe('done')
    expect(await detail(id)).toMatchObject({
      payment: 'capture-failed',
      paymentFailure: { reason: 'hold-expired' },
    })
    expect(await booked()).toEqual([])
    expect(await tell()).toEqual(['Order 1 wasn’t paid'])
    expect(await tell()).toEqual([])
  })

  test('a hold that lapses after its order was canceled is let go, and no news', async () => {
    const { hold, simulator, reconcile, detail, cancel, tell } = await openStripeShop(engine, shared)
    const { id, intent } = await hold()
    await simulator.lapse(intent)
    expect((await cancel(id)).statusCode).toBe(200)
    await reconcile(intent)
    expect(await detail(id)).toMatchObject({ payment: 'voided', paymentFailure: null })
    expect(await tell()).toEqual([])
  })

  test('a capture on Stripe’s own pages counts once, beside our own', async () => {
    const { hold, stripe, reconcile, takeMoney, detail, booked } = await openStripeShop(engine, shared)
    const { id, intent } = await hold()
    await stripe.paymentIntents.capture(intent)
    await Promise.all([reconcile(intent), reconcile(intent), takeMoney()])
    expect(await detail(id)).toMatchObject({ payment: 'captured' })
    expect(await booked()).toEqual([['capture', 4599]])
  })

  test('a capture in part is the whole, and the rest went back', async () => {
    const { hold, stripe, reconcile, detail, booked } = await openStripeShop(engine, shared)
    const { id, intent } = await hold()
    await stripe.paymentIntents.capture(intent, { amount_to_capture: 4000 })
    for (const _ of [1, 2]) await reconcile(intent)
    expect((await detail(id)).refunds).toMatchObject([{ amount: 599, reason: 'at-gateway', state: 'sent' }])
    expect(await booked()).toEqual([
      ['capture', 4599],
      ['refund', -599],
    ])
  })

  test('a refund on Stripe’s own pages has its tax, its lines and its mail', async () => {
    const { hold, takeMoney, simulator, reconcile, detail, booked } = await openStripeShop(engine, shared)
    const { id, intent } = await hold()
    await takeMoney()
    await simulator.refund(intent, 1095)
    await Promise.all([reconcile(intent), reconcile(intent)])
    const part = { amount: 1095, goods: 1000, tax: 95, reason: 'at-gateway', by: null, state: 'sent' }
    expect(await detail(id)).toMatchObject({
      payment: 'captured',
      refunds: [part],
      emails: [{ kind: 'placed' }, { kind: 'refunded', state: 'due' }],
    })
    await simulator.refund(intent)
    await reconcile(intent)
    expect(await detail(id)).toMatchObject({
      payment: 'refunded',
      refunds: [part, { amount: 3504, reason: 'at-gateway' }],
    })
    expect(await booked()).toEqual([
      ['capture', 4599],
      ['refund', -1095],
      ['refund', -3504],
    ])
  })

  test('a refund at Stripe and one of the owner at the same moment never send back more than was paid', async () => {
    const shop = await openStripeShop(engine, shared)
    const { id, intent } = await shop.hold()
    await shop.takeMoney()
    // Our own refund is requested but not yet sent, so nothing is left for the refund at Stripe.
    expect((await shop.refund(id, 4599)).statusCode).toBe(200)
    await shop.simulator.refund(intent, 1000)
    expect(await shop.reconcile(intent)).toBe('waits')
    await Promise.all([shop.settle(), shop.reconcile(intent)])
    expect(await shop.reconcile(intent)).toBe('done')
    expect(await shop.detail(id)).toMatchObject({
      refunds: [
        { amount: 4599, state: 'failed' },
        { amount: 1000, state: 'sent', reason: 'at-gateway' },
      ],
    })
    expect(await shop.booked()).toEqual([
      ['capture', 4599],
      ['refund', -1000],
    ])
  })

  test('a refund at Stripe of more than our books have left is told to the owner, once', async () => {
    const shop = await openStripeShop(engine, shared)
    const { id, intent } = await shop.hold()
    await shop.takeMoney()
    // The books have already refunded this much in another way.
    expect((await shop.refund(id, 4000)).statusCode).toBe(200)
    await shop.db.transaction((trx) => trx.updateTable('refunds').set({ state: 'sent' }).execute())
    await shop.simulator.refund(intent, 1000)
    for (const _ of [1, 2]) expect(await shop.reconcile(intent)).toBe('done')
    expect((await shop.detail(id)).refunds).toHaveLength(1)
    expect(await shop.tell()).toEqual([expect.stringMatching('Stripe refunded too much for order')])
    expect(await shop.tell()).toEqual([])
  })

  test('a refund of ours that Stripe has sent counts once, whoever notices first', async () => {
    const { hold, takeMoney, refund, reconcile, settle, detail, booked } = await openStripeShop(
      engine,
      shared,
    )
    const { id, intent } = await hold()
    await takeMoney()
    await refund(id, 1000)
    await Promise.all([settle(), reconcile(intent), reconcile(intent)])
    await reconcile(intent)
    expect((await detail(id)).refunds).toMatchObject([{ amount: 1000, state: 'sent', reason: 'missing' }])
    expect(await booked()).toEqual([
      ['capture', 4599],
      ['refund', -1000],
    ])
  })

  test('a refund that fails later is turned in the books, and the owner and the customer hear of it once', async () => {
    const shop = await openStripeShop(engine, shared)
    const { id, intent } = await shop.hold()
    await shop.takeMoney()
    await shop.refund(id, 1000)
    await shop.settle()
    await shop.sendMails()
    const [sent] = (await shop.simulator.book()).at(-1)?.refunds ?? []
    await shop.simulator.failRefund(sent?.id ?? '')
    await Promise.all([shop.reconcile(intent), shop.reconcile(intent)])
    expect(await shop.detail(id)).toMatchObject({
      payment: 'refund-failed',
      refunds: [{ amount: 1000, state: 'failed' }],
    })
    expect(await shop.sendMails()).toEqual([
      expect.stringMatching(/refund for your .* order 1 didn’t go through$/),
    ])
    expect(await shop.booked()).toEqual([
      ['capture', 4599],
      ['refund', -1000],
      ['refund-failed', 1000],
    ])
    expect(await shop.tell()).toEqual(['A refund for order 1 failed'])
    const { day } = await shop.db.read.selectFrom('ledger').select('day').executeTakeFirstOrThrow()
    expect(await readRefunded(shop.db, { from: day, to: day })).toMatchObject([{ goods: 0, tax: 0 }])
    expect(await readTaxedAmount(shop.db, { from: day, to: day })).toBe(4200)
    // The whole amount can still be refunded in another way.
    await shop.simulator.refund(intent)
    await shop.reconcile(intent)
    expect(await shop.detail(id)).toMatchObject({ payment: 'refunded', paymentFailure: null })
    expect(await shop.booked()).toHaveLength(4)
    expect(await shop.tell()).toEqual([])
  })

  test('a dispute that is won takes the money and gives it back', async () => {
    const { hold, takeMoney, simulator, reconcile, detail, booked, tell, letters } = await openStripeShop(
      engine,
      shared,
    )
    const { id, intent } = await hold()
    await takeMoney()
    const { id: dispute } = await simulator.dispute(intent)
    await Promise.all([reconcile(intent), reconcile(intent)])
    expect((await detail(id)).disputes).toMatchObject([
      {
        id: dispute,
        amount: 4599,
        reason: 'not-theirs',
        status: 'needs-answer',
        withdrawn: 4599,
        closedAt: null,
      },
    ])
    expect(await tell()).toEqual(['A customer disputes order 1'])
    expect(letters[0]?.text).toContain('You can answer at Stripe until')
    await simulator.closeDispute(dispute, 'won')
    for (const _ of [1, 2]) await reconcile(intent)
    expect((await detail(id)).disputes).toMatchObject([{ status: 'won', withdrawn: 0 }])
    expect(await booked()).toEqual([
      ['capture', 4599],
      ['dispute', -4599],
      ['dispute', 4599],
    ])
    expect(await tell()).toEqual(['The dispute over order 1 is over'])
    expect(await tell()).toEqual([])
  })

  test('a dispute that is lost stays taken; a question of the bank takes nothing', async () => {
    const { hold, takeMoney, simulator, reconcile, detail, booked, db } = await openStripeShop(engine, shared)
    const { id, intent } = await hold()
    await takeMoney()
    const { id: question } = await simulator.dispute(intent, { inquiry: true })
    await reconcile(intent)
    await simulator.closeDispute(question, 'won')
    const { id: dispute } = await simulator.dispute(intent, { amount: 2000 })
    await reconcile(intent)
    await simulator.closeDispute(dispute, 'lost')
    await reconcile(intent)
    // The sales go down by the amount that the books deducted.
    const day = (await db.read.selectFrom('ledger').select('day').executeTakeFirstOrThrow()).day
    expect(await readRefunded(db, { from: day, to: day })).toMatchObject([
      { goods: 0, disputed: 2000, tax: 0 },
    ])
    const disputes = Object.fromEntries((await detail(id)).disputes.map((one) => [one.id, one]))
    expect(disputes).toMatchObject({
      [question]: { status: 'closed', withdrawn: 0 },
      [dispute]: { status: 'lost', withdrawn: 2000, closedAt: expect.any(String) as string },
    })
    expect(await booked()).toEqual([
      ['capture', 4599],
      ['dispute', -2000],
    ])
  })
})
