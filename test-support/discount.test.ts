import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { netUnits } from './refund-oracle.ts'
import { discountOn, netOfUnits, shareDiscount } from '../domain/orders/discount.ts'
import type { ItemId } from '../domain/menu/menu.ts'
import { cents } from '../domain/basics/money.ts'
import { runs } from './property-runs.ts'

const linesOf = (lines: readonly { unitPrice: number; quantity: number }[]) =>
  lines.map(({ unitPrice, quantity }, at) => ({
    item: `item-${at}` as ItemId,
    name: { en: 'x' },
    shortName: { en: 'x' },
    quantity,
    unitPrice: cents(unitPrice),
    price: cents(unitPrice * quantity),
  }))

/** Compares the first n units of every line with the oracle, for every n. */
function expectShared(lines: readonly { unitPrice: number; quantity: number }[], discount: number): void {
  const shared = shareDiscount(linesOf(lines), cents(discount))
  const due = netUnits({ lines, discount, rate: 0, fee: 0, isFeeTaxed: false, tip: 0 })
  expect(shared.reduce((sum, line) => sum + (line.discount ?? 0), 0)).toBe(discount)
  shared.forEach((line, at) => {
    for (let units = 0; units <= line.quantity; units += 1) {
      const net = (due[at] ?? []).slice(0, units).reduce((sum, price) => sum + price, 0n)
      expect(netOfUnits(line, units), JSON.stringify({ lines, discount, at, units })).toBe(Number(net))
    }
  })
}

describe('R64 R67 a discount', () => {
  test('takes a part or an amount off, never more than there is, nothing below the smallest order', () => {
    const code = (gives: Parameters<typeof discountOn>[1]['gives'], minimumOrder = 0) => ({
      code: 'LUNCH10',
      gives,
      minimumOrder: cents(minimumOrder),
    })
    expect(discountOn(cents(4375), code({ kind: 'percent', percent: 10 }))).toBe(438)
    expect(discountOn(cents(4375), code({ kind: 'percent', percent: 100 }))).toBe(4375)
    expect(discountOn(cents(300), code({ kind: 'amount', amount: cents(500) }))).toBe(300)
    expect(discountOn(cents(1999), code({ kind: 'amount', amount: cents(500) }, 2000))).toBe(0)
    expect(discountOn(cents(2000), code({ kind: 'amount', amount: cents(500) }, 2000))).toBe(500)
  })

  test('is shared over the units by largest remainder, as the oracle does it', () => {
    expect.hasAssertions()
    const lines = fc.array(
      fc.record({ unitPrice: fc.integer({ min: 0, max: 2_000 }), quantity: fc.integer({ min: 1, max: 5 }) }),
      { minLength: 1, maxLength: 5 },
    )
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (some, part) => {
        const subtotal = some.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
        expectShared(some, Math.floor(subtotal * part))
      }),
      { numRuns: runs(500) },
    )
  })

  test('small carts, exhausted', () => {
    expect.hasAssertions()
    for (const first of [1, 2, 3])
      for (const second of [1, 2, 5])
        for (const count of [1, 2, 3])
          for (let discount = 0; discount <= first * count + second * 2; discount += 1)
            expectShared(
              [
                { unitPrice: first, quantity: count },
                { unitPrice: second, quantity: 2 },
              ],
              discount,
            )
  })
})
