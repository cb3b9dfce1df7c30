import { expect, test } from 'vitest'
import { startingRestaurant } from '#domain/restaurant/starting-restaurant.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { priceRow } from './price-cart.ts'

const { taxRate } = startingRestaurant()
const cart = [
  { item: 'beef', quantity: 2 },
  { item: 'bean', quantity: Number.MAX_SAFE_INTEGER },
  { item: 'carnitas', quantity: 1 },
]

test.each([
  ['beef', 2100],
  ['pork', 0],
  ['bean', 'too-many'],
  ['carnitas', 0],
])('the row of %s costs %s', (item, price) => {
  expect(priceRow(cart, item, startingMenu, taxRate)).toBe(price)
})
