import { expect, test } from 'vitest'
import { makeBill } from '../../domain/orders/bill.ts'
import type { EmailedOrder } from '../../domain/orders/order-emails.ts'
import { cents } from '../../domain/basics/money.ts'
import type { Refund } from '../../domain/payments/refund.ts'
import { startingMenu } from '../../domain/menu/starting-menu.ts'
import { emailSender } from '../../test-support/mail-rounds.ts'
import { mailedOrder } from '../../test-support/mailed-order.ts'
import { taxRate } from '../../test-support/restaurant.ts'
import { samplePromoCode } from '../../test-support/sample-promo-code.ts'
import { composeEmail } from './compose-email.ts'

const bill = makeBill(
  [
    { item: 'beef', quantity: 2 },
    { item: 'pork', quantity: 1 },
  ],
  startingMenu,
  taxRate,
  { fee: { amount: cents(350), isTaxed: false }, code: samplePromoCode(), tip: { percent: 15 } },
)
const refund: Refund = {
  id: 7,
  at: '2026-11-17T20:04:00.000Z',
  units: [{ line: 1, quantity: 1 }],
  goods: cents(990),
  tax: cents(94),
  delivery: cents(350),
  tip: cents(0),
  amount: cents(1434),
  reason: 'missing',
  note: 'We forgot it in the bag.',
  state: 'sent',
}

function emailAbout(emailedRefund: Refund, change: Partial<EmailedOrder> = {}, phone: string | null = null) {
  const order = mailedOrder({ ...bill, paidWith: 'card', refunds: [emailedRefund], ...change, emailedRefund })
  const from = { ...emailSender, restaurant: { ...emailSender.restaurant, phone } }
  return composeEmail(from, order, 'refunded', new Date('2026-11-17T20:05:00Z'))
}

test('R67 the letter says what went back line by line, why, and what the order costs now', () => {
  const { subject, text, html, messageId } = emailAbout(refund)
  expect(subject).toContain('A refund for your')
  expect(messageId).toMatch(/^<refunded-1\./)
  for (const sentence of [
    '$14.34 back',
    'Order 147, refund in part',
    'Rosa, something was missing from your order 147. We’re sorry.',
    'We forgot it in the bag.',
    '$14.34 is on its way back to your card. Banks usually take 5 to 10 days.',
    'See your order',
  ]) {
    expect(text).toContain(sentence)
    expect(html).toContain(sentence)
  }
  expect(text).toContain(
    [
      '1 pork burrito: $11.00',
      '',
      'Less its share of LUNCH10: −$1.10',
      'Tax 9.5%: $0.94',
      'Delivery: $3.50',
      'Refund: $14.34',
      '',
      'Paid before: $39.84',
      'Refunded: −$14.34',
      'Paid now: $25.50',
    ].join('\n'),
  )
})

test('R67 a second refund counts the first, an amount has no line, and each letter is another one', () => {
  const second = {
    ...refund,
    id: 9,
    units: [],
    goods: cents(457),
    tax: cents(43),
    delivery: cents(0),
    amount: cents(500),
  }
  const { text, messageId } = emailAbout(second, { refunds: [refund, second] })
  expect(messageId).toMatch(/^<refunded-2\./)
  expect(text).toContain(
    'Off the items: $4.57\nTax 9.5%: $0.43\nRefund: $5.00\n\nPaid before: $25.50\nRefunded: −$5.00',
  )
  expect(text).not.toContain('each:')
})

test.each([
  ['card', 'requested', 'We’re sending $14.34 back to your card.'],
  ['card', 'failed', 'it didn’t go through'],
  ['demo', 'sent', 'no real money moved'],
  ['counter', 'sent', 'We handed $14.34 back'],
] as const)('R67 says of money by %s that was %s only what is true', (paidWith, state, sentence) => {
  expect(emailAbout({ ...refund, state }, { paidWith }).text).toContain(sentence)
})

test('R67 an order that is canceled after a refund is told of the rest alone', () => {
  const order = mailedOrder({
    ...bill,
    status: 'canceled',
    paidWith: 'card',
    refunds: [refund],
    cancellation: { reason: 'ran-out', note: '', at: refund.at, by: 'staff', money: 'on-its-way' },
  })
  const { text } = composeEmail(emailSender, order, 'canceled', new Date('2026-11-17T20:05:00Z'))
  expect(text).toContain('We’re refunding $25.50.')
})

test('R67 an order whose parts had all gone back is not told of a refund of nothing', () => {
  const order = mailedOrder({
    ...bill,
    status: 'canceled',
    paidWith: 'card',
    refunds: [{ ...refund, amount: bill.total }],
    cancellation: { reason: 'ran-out', note: '', at: refund.at, by: 'staff', money: 'refunded' },
  })
  const { text } = composeEmail(emailSender, order, 'canceled', new Date('2026-11-17T20:05:00Z'))
  expect(text).toContain('You already got all of your money back.')
  expect(text).not.toContain('$0.00')
})

test('R67 the letter about a refund that failed says so throughout, and subtracts nothing', () => {
  const { subject, text, html } = emailAbout({ ...refund, state: 'failed' })
  expect(subject).toContain('order 147 didn’t go through')
  for (const sentence of [
    'Your refund didn’t go through',
    'Order 147, not refunded yet',
    'We’ll find another way',
  ])
    expect(text).toContain(sentence)
  expect(text).toContain('Not refunded yet: $14.34')
  expect(html).toContain('We still owe you $14.34.')
  for (const untrue of ['$14.34 back\n', 'Paid before', 'Paid now', '−$14.34', '$25.50'])
    expect(text).not.toContain(untrue)
})

test('R67 the letter about a refund that failed says whom to call, where there is a phone', () => {
  const phone = '(559) 555-0142'
  const failed = { ...refund, state: 'failed' } as const
  expect(emailAbout(failed, {}, phone).text).toContain(`Call us at ${phone}, and we’ll sort it out together.`)
  expect(emailAbout(failed).text).not.toContain('Call us')
  expect(emailAbout(refund, {}, phone).text).not.toContain('Call us')
})

test('R66 the letter about money that came back is another one than that about the refund', () => {
  const emailedRefund = { ...refund, state: 'failed' } as const
  const order = { ...mailedOrder({ ...bill, paidWith: 'card', refunds: [emailedRefund] }), emailedRefund }
  const { messageId, subject } = composeEmail(
    emailSender,
    order,
    'refund-failed',
    new Date('2026-11-27T20:05:00Z'),
  )
  expect(messageId).toMatch(/^<refund-failed-1\./)
  expect(subject).toContain('didn’t go through')
})
