// Sets how one pays at a test's restaurant: as a fresh install, but for what the test is about.
import { sql } from 'kysely'
import type { PaymentMethods } from '../domain/restaurant/payment-methods.ts'
import { startingPaymentMethods } from '../domain/restaurant/starting-settings.ts'
import type { Database } from '../server/db/engine/database.ts'

export async function setPaymentMethods(db: Database, change: Partial<PaymentMethods>): Promise<void> {
  const paymentMethods = { ...startingPaymentMethods, ...change }
  await sql`update settings set value = ${JSON.stringify(paymentMethods)} where name = 'paymentMethods'`.execute(
    db.write,
  )
}
