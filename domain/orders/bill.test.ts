import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RequestedLine } from '../menu/requested-item.ts'
import type { Menu } from '../menu/menu.ts'
import { startingMenu } from '../menu/starting-menu.ts'
import { startingRestaurant } from '../restaurant/starting-restaurant.ts'
import { cents, formatAmount, formatMoney, formatRate, milliPercent } from '../basics/money.ts'
import { makeBill, taxOf, taxOn } from './bill.ts'
import { maxSubtotal } from './order-size.ts'
import { Problem } from '../basics/problems.ts'
import { runs } from '../../test-support/property-runs.ts'

const { taxRate } = startingRestaurant()

/** The same sums in BigInt, written independently of the code under test. */
function oracle(lines: readonly RequestedLine[], menu: Menu, rate: number) {
  let subtotal = 0n
  for (const { item, quantity } of lines) {
    const price = menu.items.find((entry) => entry.id === item)?.price
    subtotal += BigInt(quantity) * BigInt(price ?? 0)
  }
  const scaled = subtotal * BigInt(rate)
  const tax = scaled / 100_000n + (scaled % 100_000n >= 50_000n ? 1n : 0n)
  return { subtotal, tax, total: subtotal + tax }
}

function menuOf(prices: readonly number[]): Menu {
  const items = startingMenu.items.map((item, at) => ({ ...item, price: cents(prices[at] ?? 0) }))
  return { ...startingMenu, items }
}

const anyPrices = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 4, maxLength: 4 })

/** Carts of every size, from a lunch to the largest sum that stays exact. */
const anyLines = fc
  .subarray(
    startingMenu.items.map(({ id }) => id),
    { minLength: 1 },
  )
  .chain((items) =>
    fc
      .array(fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 22_000_000 })), {
        minLength: items.length,
        maxLength: items.length,
      })
      .map((quantities) => items.map((item, at) => ({ item, quantity: quantities[at] ?? 1 }))),
  )

describe('R33 tax and total', () => {
  test.each([
    // Floats would tax one pork burrito with 1.04.
    [[{ item: 'pork', quantity: 1 }], 1100, 105, 1205],
    [[{ item: 'beef', quantity: 1 }], 1050, 100, 1150],
    [[{ item: 'bean', quantity: 1 }], 950, 90, 1040],
    [
      [
        { item: 'beef', quantity: 2 },
        { item: 'chix', quantity: 1 },
        { item: 'pork', quantity: 1 },
      ],
      4200,
      399,
      4599,
    ],
    [[], 0, 0, 0],
  ] as const)('%j costs %i + %i = %i cents', (lines, subtotal, tax, total) => {
    expect(makeBill(lines, startingMenu, taxRate)).toMatchObject({
      subtotal,
      charges: [{ kind: 'tax', amount: tax, rate: 9_500 }],
      total,
    })
  })

  // $4.00 at 8.875 % is 35.5 cents; a rate in hundredths of a percent would make it 8.88 %, which is 35.52.
  test.each([
    [400, 36],
    [4200, 373],
    [1_000_000_000, 88_750_000],
  ])('R36 at 8.875%%, New York City’s rate, %i cents are taxed with %i', (base, tax) => {
    expect(taxOn(cents(base), milliPercent(8_875))).toBe(tax)
    expect(formatRate(milliPercent(8_875))).toBe('8.875%')
  })

  test('any cart agrees with an independent oracle to the cent', () => {
    fc.assert(
      fc.property(anyLines, anyPrices, (lines, prices) => {
        const menu = menuOf(prices)
        const expected = oracle(lines, menu, taxRate)
        if (expected.subtotal > BigInt(maxSubtotal)) {
          expect(() => makeBill(lines, menu, taxRate)).toThrow(Problem)
          return
        }
        const bill = makeBill(lines, menu, taxRate)
        expect([bill.subtotal, taxOf(bill).amount, bill.total].map(BigInt)).toEqual([
          expected.subtotal,
          expected.tax,
          expected.total,
        ])
      }),
      { numRuns: runs(5_000) },
    )
  })

  test('half a cent rounds up, at any size and any rate', () => {
    const amounts = fc.integer({ min: 0, max: maxSubtotal })
    const rates = fc.oneof(fc.constantFrom(8_875, 9_500), fc.integer({ min: 0, max: 100_000 }))
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const scaled = BigInt(amount) * BigInt(rate)
        const rounded = scaled / 100_000n + (scaled % 100_000n >= 50_000n ? 1n : 0n)
        expect(BigInt(taxOn(cents(amount), milliPercent(rate)))).toBe(rounded)
      }),
      { numRuns: runs(5_000), examples: [[maxSubtotal - 1, 99_999]] },
    )
  })
})

describe('R51 R62 the delivery on the bill', () => {
  /** The tax is rounded once on the sum of everything that is taxed, and the fee is added. In BigInt, as on paper. */
  function withFee(lines: readonly RequestedLine[], menu: Menu, rate: number, fee: number, isTaxed: boolean) {
    const { subtotal } = oracle(lines, menu, rate)
    const taxed = (subtotal + (isTaxed ? BigInt(fee) : 0n)) * BigInt(rate)
    const tax = (taxed * 2n + 100_000n) / 200_000n
    return { subtotal, tax, total: subtotal + tax + BigInt(fee) }
  }

  const aLine = fc.record({
    item: fc.constantFrom('beef', 'chix', 'bean', 'pork'),
    quantity: fc.integer({ min: 1, max: 5_000 }),
  })

  test('to the cent, taxed or not', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(aLine, { selector: ({ item }) => item, maxLength: 4 }),
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 10_000_000 })),
        fc.boolean(),
        (lines, prices, rate, amount, isTaxed) => {
          const menu = menuOf(prices)
          const bill = makeBill(lines, menu, milliPercent(rate), { fee: { amount: cents(amount), isTaxed } })
          const due = withFee(lines, menu, rate, amount, isTaxed)
          expect(BigInt(bill.subtotal)).toBe(due.subtotal)
          expect(BigInt(taxOf(bill).amount)).toBe(due.tax)
          expect(BigInt(bill.total)).toBe(due.total)
          const free = amount === 0
          expect(bill.charges.map(({ kind }) => kind)).toEqual(free ? ['tax'] : ['tax', 'delivery'])
          expect(bill.charges[1]?.amount).toBe(free ? undefined : amount)
        },
      ),
      { numRuns: runs(5_000) },
    )
  })

  test('a pickup, and a delivery that is free, have the bill of before there were ways', () => {
    const lines = [{ item: 'beef', quantity: 2 }]
    const plain = makeBill(lines, startingMenu, taxRate)
    expect(makeBill(lines, startingMenu, taxRate, { fee: { amount: cents(0), isTaxed: true } })).toEqual(
      plain,
    )
  })
})

describe('R16 no maximum but arithmetic', () => {
  test('the largest subtotal is still exact', () => {
    const menu = menuOf([1000, 1000, 1000, 1000])
    const bill = makeBill([{ item: 'beef', quantity: maxSubtotal / 1000 }], menu, taxRate)
    expect([bill.subtotal, taxOf(bill).amount]).toEqual([9_000_000_000_000, 855_000_000_000])
  })

  test.each([[maxSubtotal / 1000 + 1], [Number.MAX_SAFE_INTEGER]])('%d burritos are too many', (quantity) => {
    const menu = menuOf([1000, 1000, 1000, 1000])
    expect(() => makeBill([{ item: 'beef', quantity }], menu, taxRate)).toThrow('too-many')
  })

  test('two lines that each fit may be too many together', () => {
    const menu = menuOf([1000, 1000, 1000, 1000])
    const half = maxSubtotal / 1000 / 2 + 1
    expect(() =>
      makeBill(
        [
          { item: 'beef', quantity: half },
          { item: 'pork', quantity: half },
        ],
        menu,
        taxRate,
      ),
    ).toThrow('too-many')
  })
})

test('R58 whatever was added first, the bill has what comes as it is before what was changed, kind by kind', () => {
  const hot = { item: 'beef', quantity: 1, choices: [{ id: 'salsa-hot', count: 1 }] }
  const noted = { item: 'beef', quantity: 2, note: 'Cut in half' }
  const { lines } = makeBill(
    [{ item: 'pork', quantity: 1 }, hot, noted, { item: 'beef', quantity: 3 }],
    startingMenu,
    taxRate,
  )
  expect(lines.map(({ item, quantity }) => [item, quantity])).toEqual([
    ['beef', 3],
    ['beef', 1],
    ['beef', 2],
    ['pork', 1],
  ])
})

test('R34 a burrito that is not on the menu has no price', () => {
  const lines = [
    { item: 'beef', quantity: 1 },
    { item: 'carnitas', quantity: 2 },
  ]
  expect(() => makeBill(lines, startingMenu, taxRate)).toThrow(
    expect.objectContaining({ code: 'unknown-item', details: { items: ['carnitas'] } }),
  )
})

test.each([
  [0, '$0.00', '0.00'],
  [5, '$0.05', '0.05'],
  [1205, '$12.05', '12.05'],
  [123_456, '$1,234.56', '1234.56'],
  [9_855_000_000_000, '$98,550,000,000.00', '98550000000.00'],
])('%d cents read %s and travel as %s', (amount, read, sent) => {
  expect(formatMoney(cents(amount))).toBe(read)
  expect(formatAmount(cents(amount))).toBe(sent)
})

test('R13 the starting prices are the displayed ones', () => {
  expect(startingMenu.items.map((item) => [item.name.en, formatMoney(item.price)])).toEqual([
    ['Beef', '$10.50'],
    ['Chicken', '$10.00'],
    ['Bean', '$9.50'],
    ['Pork', '$11.00'],
  ])
})
