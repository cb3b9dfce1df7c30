// Money that was set aside, and the jobs of a server that starts with its keys while the gateway fails.
import { describe, expect, onTestFinished, test } from 'vitest'
import { bothEngines } from '../../test-support/databases.ts'
import { emailSender } from '../../test-support/mail-rounds.ts'
import { openStripeShop, type StripeShop } from '../../test-support/open-stripe-shop.ts'
import { settling } from '../../test-support/settling.ts'
import { createDemoPayments } from '../adapters/payments-demo.ts'
import { createLog } from '../observe/log.ts'
import { reviewSetAsidePayments } from './settle-payments.ts'
import { startJobs } from './start-jobs.ts'

const asideIn = async ({ db }: StripeShop) => {
  const row = await db.read.selectFrom('payments').select('set_aside_at').executeTakeFirstOrThrow()
  return row.set_aside_at !== null
}

describe.each(bothEngines)('money that was set aside on %s', (engine) => {
  test('is looked at again after a start at which Stripe failed, and only then taken up', async () => {
    const shop = await openStripeShop(engine)
    const { db, feed, restaurant, gatewayActivity } = shop
    const { id, intent } = await shop.hold()
    await shop.takeMoney()
    expect((await shop.refund(id, 500)).statusCode).toBe(200)
    // As if the live keys had taken it.
    await db.write.updateTable('payments').set({ is_test_mode: 0 }).execute()
    await reviewSetAsidePayments(settling(db, createDemoPayments()))
    expect(await asideIn(shop)).toBe(true)
    await shop.simulator.refund(intent, 500)
    await db.write.updateTable('payments').set({ set_aside_at: new Date().toISOString() }).execute()

    let attempts = 0
    const jobs = startJobs({
      db,
      feed,
      restaurant,
      emailSender,
      payments: () => ({ ...shop.payments, isTestMode: false }),
      gateway: {
        gatewayActivity,
        reconcile: (name) =>
          (attempts += 1) < 3 ? Promise.reject(new Error('Stripe is down')) : shop.reconcile(name),
      },
      mailServerVersion: () => 0,
      mailer: { send: async () => 'sent', sendIsolated: async () => 'sent', close: () => {} },
      log: createLog({ terminal: false, destination: { write: () => {} } }),
      countOwnAlarms: async () => ({}),
      keepDays: 365,
      place: shop.place,
      backupDir: shop.dataDir,
      startedAt: new Date(),
      removeOldEmails: async () => {},
      now: () => new Date(),
      closing: new AbortController().signal,
      onStorageFailure: () => {},
    })
    onTestFinished(() => jobs.stop())
    // Every run of the settling job tries again until all of it is known.
    const attemptsAfterNudge = () => (jobs.settlePaymentsSoon(), attempts)
    await expect.poll(attemptsAfterNudge, { timeout: 30_000 }).toBeGreaterThan(2)
    await expect.poll(() => asideIn(shop), { timeout: 30_000 }).toBe(false)
    expect((await shop.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1)
    expect(await shop.booked()).toEqual([
      ['capture', 4599],
      ['refund', -500],
    ])
  })
})
