import { expect, test } from 'vitest'
import { priceLines } from '#domain/orders/bill.ts'
import { startingRestaurant } from '#domain/restaurant/starting-restaurant.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { priceRow } from './price-cart.ts'

const menu = { ...startingMenu, restaurant: startingRestaurant() }

function priced(cart: readonly { item: string; quantity: number }[]) {
  return { cart, cost: priceLines(cart, menu, menu.restaurant.taxRate) }
}

test.each([
  ['beef', 2100],
  ['pork', 0],
])('the row of %s costs %s', (item, price) => {
  expect(priceRow(priced([{ item: 'beef', quantity: 2 }]), item, menu)).toBe(price)
})

test.each([
  ['beef', 2100],
  ['pork', 0],
  ['bean', 'too-many'],
  ['carnitas', 0],
])('in a cart past what can be added up the row of %s costs %s', (item, price) => {
  const cart = priced([
    { item: 'beef', quantity: 2 },
    { item: 'bean', quantity: Number.MAX_SAFE_INTEGER },
    { item: 'carnitas', quantity: 1 },
  ])
  expect(cart.cost).toBe('too-many')
  expect(priceRow(cart, item, menu)).toBe(price)
})
