// Sets the payment methods of a test's restaurant: those of a fresh install, except what the test changes.
import type { PaymentMethods } from '../domain/restaurant/payment-methods.ts'
import { startingPaymentMethods } from '../domain/restaurant/starting-settings.ts'
import type { Database } from '../server/db/engine/database.ts'
import { replaceSetting } from './change-shop.ts'

export async function setPaymentMethods(db: Database, change: Partial<PaymentMethods>): Promise<void> {
  await replaceSetting(db, 'paymentMethods', { ...startingPaymentMethods, ...change })
}
