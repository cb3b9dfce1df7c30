// A refund that Stripe turns away again and again (R66): it is asked for until it goes out, and the owner hears of it once.
import { describe, expect, test } from 'vitest'
import { attemptsUntilStuck } from '#domain/payments/refund.ts'
import { engines } from '../../test-support/databases.ts'
import { openStripeShop } from '../../test-support/open-stripe-shop.ts'

describe.each(engines)('R66 a refund without money at Stripe on %s', (engine) => {
  test('is told to the owner once, shown at the order, and goes out when there is money', async () => {
    const shop = await openStripeShop(engine)
    const { db, simulator, detail, settle, tell } = shop
    const { id } = await shop.hold()
    await shop.takeMoney()
    await simulator.emptyBalance(true)
    await shop.refund(id, 1000)
    await settle()
    expect(await tell()).toEqual([])
    expect((await detail(id)).refunds).toMatchObject([{ state: 'requested', isStuck: false }])

    await db.write
      .updateTable('refunds')
      .set({ attempts: attemptsUntilStuck - 1 })
      .execute()
    await settle()
    expect((await detail(id)).refunds).toMatchObject([{ state: 'requested', isStuck: true }])
    expect(await tell()).toEqual(['A refund for order 1 is stuck'])
    expect(shop.letters[0]?.text).toContain('add funds')
    await settle()
    expect(await tell()).toEqual([])

    await simulator.emptyBalance(false)
    await settle()
    expect((await detail(id)).refunds).toMatchObject([{ state: 'sent', isStuck: false }])
    expect(await shop.booked()).toEqual([
      ['capture', 4599],
      ['refund', -1000],
    ])
  })
})
