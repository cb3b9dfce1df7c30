// The letters about money: the whole bill, how it is paid, and what comes back (R62, R65).
import { expect, test } from 'vitest'
import type { Cancellation } from '../../domain/orders/order.ts'
import type { EmailedOrder, EmailKind } from '../../domain/orders/order-emails.ts'
import { startingMenu } from '../../domain/menu/starting-menu.ts'
import { cents } from '../../domain/basics/money.ts'
import { makeBill } from '../../domain/orders/bill.ts'
import { emailSender } from '../../test-support/mail-rounds.ts'
import { mailedOrder } from '../../test-support/mailed-order.ts'
import { taxRate } from '../../test-support/restaurant.ts'
import { composeEmail } from './compose-email.ts'

const now = new Date('2026-11-15T20:05:00Z')

function email(change: Partial<EmailedOrder>, kind: EmailKind = 'placed') {
  return composeEmail(emailSender, mailedOrder(change), kind, now)
}

function canceled(change: Partial<Cancellation> = {}): Partial<EmailedOrder> {
  const cancellation = {
    reason: 'ran-out',
    note: '',
    at: '2026-11-15T20:10:00.000Z',
    by: 'staff',
    money: 'released',
  } as const
  return { status: 'canceled', cancellation: { ...cancellation, ...change } }
}

test('R62 the receipt has the whole bill in its order', () => {
  const code = { code: 'NAPKIN10', gives: { kind: 'percent', percent: 10 }, minimumOrder: cents(0) } as const
  const fee = { amount: cents(300), isTaxed: false }
  const bill = makeBill([{ item: 'beef', quantity: 4 }], startingMenu, taxRate, {
    code,
    fee,
    tip: { percent: 15 },
  })
  const sums = [
    'Subtotal: $42.00',
    'Discount NAPKIN10: −$4.20',
    'Tax 9.5%: $3.59',
    'Delivery: $3.00',
    'Tip: $6.30',
    'Total: $50.69',
  ]
  expect(email(bill).text).toContain(sums.join('\n'))
})

test.each([
  [{ paidWith: 'card', isPaid: false }, 'Your card ending in 4242 is charged when we start cooking.'],
  [{ paidWith: 'card', isPaid: true, status: 'ready' }, 'Paid by card ending in 4242.'],
  [{ paidWith: 'card', isPaid: true, status: 'ready', lastFour: null }, 'Paid by card.'],
  [{ paidWith: 'counter', isPaid: false, fulfillment: 'pickup' }, 'Pay $45.99 on pickup.'],
  [{ paidWith: 'counter', isPaid: false }, 'Pay $45.99 at the door.'],
  [{ paidWith: 'counter', isPaid: true, fulfillment: 'pickup' }, 'Paid on pickup.'],
  [{ paidWith: 'free', isPaid: false }, 'Nothing to pay.'],
  [{ paidWith: 'card', isPaid: false, status: 'cooking' }, 'Your card ending in 4242 hasn’t been charged.'],
  [{ paidWith: 'card', isPaid: false, status: 'canceled' }, 'Your card ending in 4242 wasn’t charged.'],
  [{ paidWith: 'counter', isPaid: false, status: 'canceled' }, 'Nothing to pay.'],
] as const)('R65 the receipt says how it is paid: %o', (change, words) => {
  expect(email(change).text).toContain(`\n${words}\n`)
})

test.each([
  ['counter', 'released', 'Your payment\nYou hadn’t paid yet, so there’s nothing to pay.'],
  ['counter', 'refunded', 'Your payment\nYou got $45.99 back.'],
  ['free', 'released', 'Your payment\nThere was nothing to pay.'],
  ['card', 'released', 'Your card\nYou weren’t charged. We released the hold on your card.'],
  ['card', 'on-its-way', 'Your card\nWe’re refunding $45.99.'],
] as const)('R65 a cancellation says what holds for the money: %s, %s', (paidWith, money, words) => {
  expect(email({ ...canceled({ money }), paidWith }, 'canceled').text).toContain(words)
})

test.each([
  ['demo', 'Your card\nYou weren’t charged. We’re releasing the hold on your card.'],
  ['card', 'Your card\nYou weren’t charged. We’re releasing the hold on your card.'],
  ['counter', 'Your payment\nYou hadn’t paid yet, so there’s nothing to pay.'],
] as const)('R54 a cancellation before the money was taken promises no refund: %s', (paidWith, words) => {
  const order = { ...canceled({ money: 'on-its-way' }), paidWith, isPaid: false }
  const { text } = email(order, 'canceled')
  expect(text).toContain(words)
  expect(text).not.toMatch(/refund|back/)
})
