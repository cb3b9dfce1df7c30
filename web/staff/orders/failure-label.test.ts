import { expect, test } from 'vitest'
import { moneyIfCanceled } from '#domain/payments/refunded.ts'
import { cents } from '#domain/basics/money.ts'
import { isPaymentFailed } from '#domain/payments/payment.ts'
import { failureLabel } from './failure-label.ts'

const order = {
  paidWith: 'card',
  total: cents(1150),
  refunds: [{ amount: cents(1150), state: 'failed' }],
} as const

test.each([
  ['capture-failed', 'cooking', 'Payment failed'],
  // Set aside, since Stripe's keys were changed.
  ['authorized', 'cooking', 'Payment failed'],
  ['captured', 'canceled', 'Refund failed'],
  ['refund-failed', 'cooking', 'Refund failed'],
  ['refund-failed', 'handed-over', 'Refund failed'],
  ['refund-failed', 'canceled', 'Refund failed'],
] as const)('the list says of %s, %s: %s', (payment, status, words) => {
  expect(isPaymentFailed({ payment, status, isRealSetAside: true })).toBe(true)
  const money = moneyIfCanceled({ ...order, payment, status })
  expect(failureLabel({ status, moneyIfCanceled: money })).toBe(words)
})
