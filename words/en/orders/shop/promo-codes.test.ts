import { expect, test } from 'vitest'
import type { PromoCodeRejection } from '#domain/orders/promo-codes.ts'
import { cents } from '#domain/basics/money.ts'
import { formatDiscount, promoCodeRejectionMessage } from './promo-codes.ts'

test.each<[PromoCodeRejection, string]>([
  [{ why: 'unknown' }, 'We don’t know that code.'],
  [
    { why: 'too-small', minimumOrder: cents(6_000), missing: cents(100) },
    'This code needs a subtotal of $60.00. You’re $1.00 away.',
  ],
  [{ why: 'not-yet', day: '2026-11-20' }, 'This code starts on November 20.'],
  [{ why: 'ended', day: '2026-11-01' }, 'This code ended on November 1.'],
  [
    { why: 'not-now', days: ['tuesday'], hours: { from: '14:00', to: '17:00' } },
    'Tuesdays only, 2\u00A0PM to 5\u00A0PM.',
  ],
  [{ why: 'not-now', days: ['tuesday', 'thursday'], hours: null }, 'Tuesdays and Thursdays only.'],
  [
    { why: 'not-now', days: [], hours: { from: '21:30', to: '00:00' } },
    'Only from 9:30\u00A0PM to 12\u00A0AM.',
  ],
  [{ why: 'used-up' }, 'This code is used up.'],
  [{ why: 'already-used' }, 'You’ve already used this code.'],
])('R64 a code that is refused says why: %o', (refused, sentence) => {
  expect(promoCodeRejectionMessage(refused)).toBe(sentence)
})

test('what a code gives', () => {
  expect(formatDiscount({ gives: { kind: 'percent', percent: 10 } })).toBe('10% off')
  expect(formatDiscount({ gives: { kind: 'amount', amount: cents(500) } })).toBe('$5.00 off')
})
