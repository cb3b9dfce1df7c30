// How many differences to Stripe's balance are told (R68).
import { expect, onTestFinished, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import { migratedPlace, timeZone } from '../../test-support/databases.ts'
import type { PaymentActivity } from '../adapters/activity.ts'
import { openDatabase } from '../db/engine/open.ts'
import { compareWithStripe } from './compare-with-stripe.ts'

test.each([
  [10, 10, false],
  [11, 10, true],
])('R68 of %i payments without an order %i are told; there are more: %s', async (made, told, hasMore) => {
  const db = await openDatabase(await migratedPlace('sqlite'))
  onTestFinished(() => db.close())
  const now = new Date('2026-11-17T20:00:00.000Z')
  const fetchPayment = async (intent: string): Promise<PaymentActivity> => ({
    intent,
    key: 'a checkout',
    state: 'captured',
    captured: cents(1205),
    refunds: [],
    disputes: [],
  })
  const compared = await compareWithStripe({
    db,
    gatewayActivity: { fetchPayment, isOurs: async () => true },
    fetchBalance: async () =>
      Array.from({ length: made }, (_, at) => ({
        at: now.toISOString(),
        kind: 'charges' as const,
        intent: `pi_${at}`,
        amount: 1205,
        fee: 65,
      })),
    timeZone,
    now,
    isTestMode: true,
    account: null,
  })
  expect([compared.discrepancies.length, compared.hasMore]).toEqual([told, hasMore])
})
