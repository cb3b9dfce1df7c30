import { describe, expect, test } from 'vitest'
import type { Menu } from '#domain/menu/menu.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { cents, milliPercent } from '#domain/basics/money.ts'
import { makeBill } from '#domain/orders/bill.ts'
import { startingRestaurant } from '#domain/restaurant/starting-restaurant.ts'
import { priceChangeMessage } from '../checkout/change-news.tsx'
import { choiceKey, findPriceChange, priceOf, taxOfStep } from './price-change.ts'

const restaurant = startingRestaurant()
const { taxRate } = restaurant

const lines = [
  { item: 'beef', quantity: 1 },
  { item: 'chix', quantity: 1 },
] as const

function menuAt(beef: number, chix: number): Menu {
  const prices: Readonly<Record<string, number>> = { beef, chix }
  const items = startingMenu.items.map((item) => ({
    ...item,
    price: cents(prices[item.id] ?? item.price),
  }))
  return { ...startingMenu, items }
}

const agreed = { beef: cents(1050), chix: cents(1000), taxRate }

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
  const change = findPriceChange(lines, { ...menuAt(beef, chix), restaurant }, agreed)
  expect(change && priceChangeMessage(change).lead).toBe(said)
  expect(change?.totalWas).toBe(makeBill(lines, menuAt(1050, 1000), taxRate).total)
  expect(change?.totalIs).toBe(makeBill(lines, menuAt(beef, chix), taxRate).total)
})

test('a price that is back where it was is no news', () => {
  expect(findPriceChange(lines, { ...menuAt(1050, 1000), restaurant }, agreed)).toBeUndefined()
})

test('what the customer has never seen is at its present price; what is not ordered is no news', () => {
  const menu = { ...menuAt(1100, 1000), restaurant: { taxRate: milliPercent(10_000) } }
  expect(findPriceChange(lines, menu, {})).toBeUndefined()
  expect(findPriceChange([lines[1]], menu, { ...agreed, ...menu.restaurant })).toBeUndefined()
})

test('a tax that changed is told as well', () => {
  const change = findPriceChange(
    lines,
    { ...menuAt(1050, 1000), restaurant: { taxRate: milliPercent(10_000) } },
    agreed,
  )
  expect(change && priceChangeMessage(change).lead).toBe('The total changed while you were ordering.')
  expect(change).toMatchObject({ items: [], taxChanged: true })
})

test('a tax and a price that changed together are both told, and a price alone says nothing of the tax', () => {
  const dearer = { ...menuAt(1050, 1025), restaurant }
  expect(findPriceChange(lines, dearer, agreed)).toMatchObject({
    items: [{ item: 'chix' }],
    taxChanged: false,
  })
  const taxed = { ...dearer, restaurant: { taxRate: milliPercent(10_250) } }
  expect(findPriceChange(lines, taxed, agreed)).toMatchObject({ items: [{ item: 'chix' }], taxChanged: true })
})

test('a step agrees to a new tax that was told, never to one that made no difference so far', () => {
  const told = { ...menuAt(1050, 1000), restaurant: { taxRate: milliPercent(10_250) } }
  expect(taxOfStep(lines, told, agreed)).toBe(10_250)
  // 9.51 % of $10.50 is the same dollar as 9.5 % of it; of a hundred such burritos it is not.
  const untold = { ...told, restaurant: { taxRate: milliPercent(9_510) } }
  expect(findPriceChange([lines[0]], untold, agreed)).toBeUndefined()
  expect(taxOfStep([lines[0]], untold, agreed)).toBe(taxRate)
  const hundred = [{ item: 'beef', quantity: 100 }]
  expect(findPriceChange(hundred, untold, agreed)?.taxChanged).toBe(true)
  expect(taxOfStep(hundred, untold, agreed)).toBe(9_510)
})

describe('R51 the fee of a delivery', () => {
  const menu = { ...menuAt(1050, 1000), restaurant }
  const fee = (amount: number, isTaxed = false) => ({ amount: cents(amount), isTaxed })

  test.each([
    [300, 450, 'Delivery went up to $4.50 while you were ordering.'],
    [300, 0, 'Delivery went down to $0.00 while you were ordering.'],
  ])('from %d to %d cents is told', (was, is, said) => {
    const change = findPriceChange(lines, menu, agreed, { fees: { was: fee(was), is: fee(is) } })
    expect(change && priceChangeMessage(change).lead).toBe(said)
    expect(change?.totalWas).toBe(makeBill(lines, menu, taxRate, { fee: fee(was) }).total)
    expect(change?.totalIs).toBe(makeBill(lines, menu, taxRate, { fee: fee(is) }).total)
  })

  test('a fee that is taxed now changes the total', () => {
    const change = findPriceChange(lines, menu, agreed, { fees: { was: fee(300), is: fee(300, true) } })
    expect(change).toMatchObject({ items: [], fee: undefined, taxChanged: true })
    expect(change && priceChangeMessage(change).lead).toBe('The total changed while you were ordering.')
  })

  test('the same fee, and the first that is shown, are no news', () => {
    expect(
      findPriceChange(lines, menu, agreed, { fees: { was: fee(300, true), is: fee(300, true) } }),
    ).toBeUndefined()
    expect(
      findPriceChange(lines, menu, agreed, { fees: { was: undefined, is: fee(300, true) } }),
    ).toBeUndefined()
  })

  test('a price and the fee are told together', () => {
    const dearer = { ...menuAt(1050, 1025), restaurant }
    const change = findPriceChange(lines, dearer, agreed, { fees: { was: fee(300), is: fee(200) } })
    expect(change && priceChangeMessage(change).lead).toBe(
      'Chix went up to $10.25, Delivery went down to $2.00 while you were ordering.',
    )
  })
})

describe('R58 the price of a choice', () => {
  const guacamoleAt = (price: number) => ({
    ...menuAt(1050, 1000),
    groups: startingMenu.groups.map((group) => ({
      ...group,
      choices: group.choices.map((one) =>
        one.id === 'extras-guacamole' ? { ...one, price: cents(price) } : one,
      ),
    })),
    restaurant,
  })
  const choices = ['salsa-medium', 'extras-guacamole'].map((id) => ({ id, count: 1 }))
  const yours = [{ item: 'beef', quantity: 2, choices }]
  const agreedTo = { ...agreed, [choiceKey('extras-guacamole')]: cents(150) }

  test('is told by its name, with the totals', () => {
    const change = findPriceChange(yours, guacamoleAt(200), agreedTo)
    expect(change).toMatchObject({ items: [], choices: [{ name: 'Guacamole', was: 150, is: 200 }] })
    expect(change && priceChangeMessage(change).lead).toBe(
      'Guacamole went up to $2.00 while you were ordering.',
    )
    expect(change?.totalWas).toBe(makeBill(yours, guacamoleAt(150), taxRate).total)
    expect(change?.totalIs).toBe(makeBill(yours, guacamoleAt(200), taxRate).total)
  })

  test('is no news where no burrito has it, or nobody has seen it', () => {
    expect(findPriceChange(lines, guacamoleAt(200), agreedTo)).toBeUndefined()
    expect(findPriceChange(yours, guacamoleAt(200), agreed)).toBeUndefined()
  })
})

test('the first burrito in a cart is put there at the present tax', () => {
  const menu = { ...startingMenu, restaurant: { taxRate: milliPercent(10_250) } }
  expect(taxOfStep([], menu, agreed)).toBe(10_250)
  expect(taxOfStep(lines, menu, {})).toBe(10_250)
})

test('what cannot be added up has no price, and no news', () => {
  const tooMany = [{ item: 'beef', quantity: Number.MAX_SAFE_INTEGER }] as const
  expect(priceOf(tooMany, { ...startingMenu, restaurant })).toBeUndefined()
  expect(findPriceChange(tooMany, { ...menuAt(1, 1), restaurant }, agreed)).toBeUndefined()
})
