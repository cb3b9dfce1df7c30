// R62 with any code, tip and fee: the cart, the checkout, the stored bill and the letter have one bill, to the cent, held
// against an oracle that adds up by hand in whole numbers without end.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeBill } from '#domain/orders/bill.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import { cents, formatMoney, milliPercent } from '#domain/basics/money.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import type { Tip } from '#domain/orders/tip.ts'
import { chargeLabel } from '#words/basics/amounts.ts'
import { readCode } from './stored-cart.ts'
import { priceOf } from './price-change.ts'
import { runs } from '../../../test-support/property-runs.ts'
import { isWholeRun } from '../../../test-support/scope.ts'

const anyCents = fc.integer({ min: 0, max: 20_000 }).map(cents)
const anyLines = fc.uniqueArray(
  fc.record({
    item: fc.constantFrom(...startingMenu.items.map(({ id }) => id)),
    quantity: fc.integer({ min: 1, max: 5_000 }),
  }),
  { minLength: 1, selector: ({ item }) => item },
)
const anyCode: fc.Arbitrary<PromoCodeTerms> = fc.record({
  code: fc.constant('NAPKIN10'),
  gives: fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: anyCents }),
  ),
  minimumOrder: anyCents,
})
const anyTip: fc.Arbitrary<Tip> = fc.oneof(
  fc.record({ percent: fc.constantFrom(10 as const, 15 as const, 20 as const) }),
  fc.record({ amount: anyCents }),
)
const anyTerms = fc.record({
  code: fc.option(anyCode, { nil: undefined }),
  tip: fc.option(anyTip, { nil: undefined }),
  fee: fc.option(fc.record({ amount: anyCents, isTaxed: fc.boolean() }), { nil: undefined }),
})

/** Of an amount, half a cent up. */
function share(amount: bigint, of: bigint, whole: bigint): bigint {
  return (amount * of * 2n + whole) / (whole * 2n)
}

type Terms = typeof anyTerms extends fc.Arbitrary<infer One> ? One : never

/** [discount, tax, delivery, tip, total] */
function oracle(subtotal: bigint, rate: bigint, { code, tip, fee }: Terms): bigint[] {
  let discount = 0n
  if (code && subtotal >= BigInt(code.minimumOrder)) {
    const worth =
      code.gives.kind === 'percent'
        ? share(subtotal, BigInt(code.gives.percent), 100n)
        : BigInt(code.gives.amount)
    discount = worth < subtotal ? worth : subtotal
  }
  const delivery = BigInt(fee?.amount ?? 0)
  const tax = share(subtotal - discount + (fee?.isTaxed ? delivery : 0n), rate, 100_000n)
  const given = !tip ? 0n : 'percent' in tip ? share(subtotal, BigInt(tip.percent), 100n) : BigInt(tip.amount)
  return [discount, tax, delivery, given, subtotal - discount + tax + delivery + given]
}

test('R62 cart, checkout, bill and receipt agree, with any code, tip and delivery', () => {
  fc.assert(
    fc.property(anyLines, anyTerms, fc.integer({ min: 0, max: 100_000 }), (lines, terms, rate) => {
      const menu = { ...startingMenu, restaurant: { taxRate: milliPercent(rate) } }
      const bill = makeBill(lines, startingMenu, milliPercent(rate), terms)
      const subtotal = lines.reduce((sum, { item, quantity }) => {
        const price = startingMenu.items.find(({ id }) => id === item)?.price ?? Number.NaN
        return sum + BigInt(price) * BigInt(quantity)
      }, 0n)
      const [discount = 0n, tax, delivery = 0n, tip = 0n, total] = oracle(subtotal, BigInt(rate), terms)
      const order = ['discount', 'tax', 'delivery', 'tip']
      const amounts = [-discount, tax, delivery, tip]
      const charged = order.map((kind) => BigInt(bill.charges.find((one) => one.kind === kind)?.amount ?? 0))
      expect(charged).toEqual(amounts)
      expect(BigInt(bill.total)).toBe(total)
      // In the order of R62, and nothing that is zero but the tax.
      const kinds = bill.charges.map(({ kind }) => kind)
      expect(kinds).toEqual(order.filter((kind, at) => kind === 'tax' || amounts[at] !== 0n))
      // The units together have all of the discount.
      expect(bill.lines.reduce((sum, line) => sum + (line.discount ?? 0), 0)).toBe(Number(discount))
      // The cart keeps its code as text, and the checkout prices by what it reads back.
      const code = readCode(JSON.parse(JSON.stringify(terms.code ?? null)))
      const shown = priceOf(lines, menu, { ...terms, code })
      expect(shown).toMatchObject({ charges: bill.charges, subtotal: bill.subtotal, total: bill.total })
      // On a receipt the lines add up by themselves.
      const said = bill.charges.map((one) => [chargeLabel(one), formatMoney(one.amount)].join(' '))
      const read = said.map((line) =>
        Number(
          line
            .replace(/^.*?(−?)\$/, '$1')
            .replaceAll(/[.,]/g, '')
            .replace('−', '-'),
        ),
      )
      expect(read.reduce((sum, amount) => sum + amount, bill.subtotal as number)).toBe(bill.total)
    }),
    { numRuns: runs(isWholeRun ? 100_000 : 10_000) },
  )
})

test('R64 what is no code is not read', () => {
  const good = { code: 'NAPKIN10', gives: { kind: 'percent', percent: 10 }, minimumOrder: 0 }
  expect(readCode(good)).toEqual(good)
  for (const bad of [
    null,
    'NAPKIN10',
    {},
    { ...good, code: '' },
    { ...good, code: 7 },
    { ...good, gives: null },
    { ...good, minimumOrder: '0' },
    { ...good, gives: { kind: 'percent', percent: 101 } },
    { ...good, gives: { kind: 'percent', percent: -1 } },
    { ...good, gives: { kind: 'amount', amount: 0.5 } },
    { ...good, gives: { kind: 'gift' } },
  ])
    expect(readCode(bad)).toBeUndefined()
})
