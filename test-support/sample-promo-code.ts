// A promo code for tests: 10% off, always.
import type { PromoCodeSettings } from '../domain/orders/promo-codes.ts'
import { cents } from '../domain/basics/money.ts'

export function samplePromoCode<Change extends object>(
  change: Change = {} as Change,
): PromoCodeSettings & Change {
  return {
    code: 'LUNCH10',
    gives: { kind: 'percent', percent: 10 },
    minimumOrder: cents(0),
    firstDay: null,
    lastDay: null,
    days: [],
    hours: null,
    maxUses: null,
    oncePerEmail: false,
    isOn: true,
    ...change,
  }
}
