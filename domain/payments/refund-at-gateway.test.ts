// R66, R67: how an amount refunded on the gateway's own pages is split. No part is refunded more than remains of it.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bill } from '../orders/bill.ts'
import { cents, milliPercent } from '../basics/money.ts'
import { remainingOf, splitGatewayRefund, totalRemaining } from './refund.ts'

/** Goods of 42.00, a fee of 5.00, a tip of 3.00. */
function billOf(isFeeTaxed: boolean): Bill {
  const [base, tax] = isFeeTaxed ? [4700, 447] : [4200, 399]
  return {
    lines: [],
    subtotal: cents(4200),
    charges: [
      { kind: 'delivery', amount: cents(500) },
      { kind: 'tax', amount: cents(tax), rate: milliPercent(9_500), base: cents(base) },
      { kind: 'tip', amount: cents(300) },
    ],
    total: cents(4200 + 500 + tax + 300),
  }
}

const of = (amount: number, isFeeTaxed = true) => {
  const bill = billOf(isFeeTaxed)
  return splitGatewayRefund(bill, remainingOf(bill, []), cents(amount))
}

describe('R66 a refund on the gateway’s own pages', () => {
  test.each([
    ['an amount, as in R67', 1095, { goods: 1000, tax: 95, delivery: 0, tip: 0 }],
    ['all goods', 4599, { goods: 4200, tax: 399, delivery: 0, tip: 0 }],
    ['the goods and some of the fee', 4818, { goods: 4200, tax: 418, delivery: 200, tip: 0 }],
    ['the goods and the fee', 5147, { goods: 4200, tax: 447, delivery: 500, tip: 0 }],
    ['some of the tip, too', 5247, { goods: 4200, tax: 447, delivery: 500, tip: 100 }],
    ['everything', 5447, { goods: 4200, tax: 447, delivery: 500, tip: 300 }],
  ])('is %s', (_name, amount, parts) => {
    expect(of(amount)).toEqual({ ...parts, amount })
  })

  test('is never more than is left, nor nothing', () => {
    expect([of(5448), of(0), of(-1)]).toEqual([undefined, undefined, undefined])
  })

  test('adds up, whatever went back before', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(fc.integer({ min: 1, max: 2500 }), { maxLength: 6 }),
        (taxed, amounts) => {
          const bill = billOf(taxed)
          let left = remainingOf(bill, [])
          for (const amount of [...amounts, Infinity]) {
            const wanted = cents(Math.min(amount, totalRemaining(left)))
            const parts = splitGatewayRefund(bill, left, wanted)
            if (wanted === 0) return
            expect(parts?.amount).toBe(wanted)
            if (!parts) return
            const { goods, tax, delivery, tip } = parts
            left = {
              units: [],
              goods: cents(left.goods - goods),
              tax: cents(left.tax - tax),
              delivery: cents(left.delivery - delivery),
              tip: cents(left.tip - tip),
            }
            expect(Math.min(left.goods, left.tax, left.delivery, left.tip)).toBeGreaterThanOrEqual(0)
          }
          expect(totalRemaining(left)).toBe(0)
        },
      ),
    )
  })
})
