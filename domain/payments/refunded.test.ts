import { expect, test } from 'vitest'
import { moneyIfCanceled } from './refunded.ts'
import { cents } from '../basics/money.ts'
import { canCancelOwn } from '../orders/order.ts'

const order = { status: 'cooking', paidWith: 'card', total: cents(4599), refunds: [] } as const
const part = { amount: cents(1150), state: 'sent' } as const

test.each([
  ['card', 'authorized', [], { how: 'release', amount: 4599 }],
  ['demo', 'authorized', [], { how: 'release', amount: 4599 }],
  ['card', 'captured', [], { how: 'refund', amount: 4599 }],
  ['card', 'captured', [part], { how: 'refund', amount: 3449 }],
  ['card', 'refund-failed', [{ ...part, state: 'failed' }], { how: 'refund', amount: 4599 }],
  ['card', 'capture-failed', [], null],
  ['card', 'refunded', [{ ...part, amount: cents(4599) }], null],
  ['counter', 'to-collect', [], null],
  ['counter', 'captured', [], { how: 'hand-back', amount: 4599 }],
  ['counter', 'captured', [part], { how: 'hand-back', amount: 3449 }],
] as const)('R65 R67 paid by %s and %s, less %o: canceled now, %o', (paidWith, payment, refunds, money) => {
  expect(moneyIfCanceled({ ...order, paidWith, payment, refunds })).toEqual(money)
})

test('R65 a free order and a canceled one give nothing back', () => {
  const free = { ...order, paidWith: 'free', total: cents(0) } as const
  for (const payment of ['authorized', 'captured'] as const)
    expect(moneyIfCanceled({ ...free, payment })).toBeNull()
  expect(moneyIfCanceled({ ...order, status: 'canceled', payment: 'authorized' })).toBeNull()
})

test('R54 a customer cancels until cooking starts, but not what is paid at the counter', () => {
  expect(canCancelOwn({ status: 'placed', paidWith: 'card', isPaid: true })).toBe(true)
  expect(canCancelOwn({ status: 'placed', paidWith: 'counter', isPaid: false })).toBe(true)
  expect(canCancelOwn({ status: 'placed', paidWith: 'counter', isPaid: true })).toBe(false)
  expect(canCancelOwn({ status: 'cooking', paidWith: 'card', isPaid: false })).toBe(false)
})
