import { expect, test } from 'vitest'
import { cancelReasons } from '#domain/orders/order-constants.ts'
import { cents } from '#domain/basics/money.ts'
import { whyCanceled } from './why-canceled.ts'

const money = { total: cents(1150), refunds: [], isPaid: true }
const placed = { placed: '2026-11-15T20:00:00.000Z' }
const delivered = { ...placed, 'handed-over': '2026-11-15T20:20:00.000Z' }

test.each(cancelReasons)('canceled as %s: "We had to" only where it was us', (reason) => {
  const { title } = whyCanceled({ reached: placed, ...money }, { reason, by: 'staff' })
  expect(title).toBe(reason === 'customer-asked' ? 'Canceled, as you asked.' : 'We had to cancel.')
})

test.each(cancelReasons)(
  'taken back as %s: nothing is said that a delivered order makes untrue',
  (reason) => {
    const { title, words } = whyCanceled({ reached: delivered, ...money }, { reason, by: 'staff' })
    expect(title).toBe('You’re getting a refund.')
    expect(words).not.toMatch(/before your order was done|can’t deliver|cancel/)
  },
)

test('R54 canceled by the customer: their own doing, and not as if they had asked us', () => {
  const { title, words } = whyCanceled(
    { reached: placed, ...money },
    { reason: 'customer-asked', by: 'customer' },
  )
  expect([title, words]).toEqual(['Canceled.', 'You canceled this order before we started cooking.'])
})

test('a delivered order whose money was never taken promises no refund', () => {
  const held = { reached: delivered, ...money, isPaid: false }
  expect(whyCanceled(held, { reason: 'something-else', by: 'staff' }).title).toBe('We had to cancel.')
})
