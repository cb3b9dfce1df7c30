// Sets the payment methods of a test's restaurant: those of a fresh install, except what the test changes.
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
