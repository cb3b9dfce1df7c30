import { expect, test } from 'vitest'
import type { Menu } from '#domain/menu.ts'
import { startingMenu } from '#domain/starting-menu.ts'
import { basisPoints, cents } from '#domain/money.ts'
import { quote } from '#domain/pricing.ts'
import { atAgreedPrices, findPriceChange, priceOf } from './agreed-prices.ts'
import { priceChanged } from './words.ts'

const lines = [
  { item: 'beef', quantity: 1 },
  { item: 'chix', quantity: 1 },
] as const

function menuAt(beef: number, chix: number): Menu {
  const prices: Readonly<Record<string, number>> = { beef, chix }
  return startingMenu.map((item) => ({ ...item, price: cents(prices[item.id] ?? item.price) }))
}

const agreed = quote(lines, menuAt(1050, 1000))

test.each([
  ['dearer', 1050, 1025, 'Chix went up to $10.25 while you were ordering.'],
  ['cheaper', 1000, 1000, 'Beef went down to $10.00 while you were ordering.'],
  [
    'the same together',
    1000,
    1050,
    'Beef went down to $10.00, Chix went up to $10.50 while you were ordering.',
  ],
])('%s is told', (_how, beef, chix, said) => {
  const change = findPriceChange(agreed, quote(lines, menuAt(beef, chix)))
  expect(change && priceChanged(change).lead).toBe(said)
})

test('a price that is back where it was is no news', () => {
  expect(findPriceChange(agreed, quote(lines, menuAt(1050, 1000)))).toBeUndefined()
  expect(findPriceChange(undefined, agreed)).toBeUndefined()
})

test('what the customer has agreed to is kept; what was never seen is at its present price', () => {
  const menu = { items: menuAt(1100, 1000), taxRate: basisPoints(1000) }
  const before = atAgreedPrices(menu, { beef: cents(1050), taxRate: basisPoints(950) })
  expect(priceOf(lines, before)).toEqual(agreed)
  expect(atAgreedPrices(menu, {})).toEqual(menu)
})

test('a tax that changed is told as well', () => {
  const change = findPriceChange(agreed, quote(lines, menuAt(1050, 1000), basisPoints(1000)))
  expect(change && priceChanged(change).lead).toBe('The total changed while you were ordering.')
})
