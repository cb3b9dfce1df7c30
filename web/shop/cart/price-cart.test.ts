import { expect, test } from 'vitest'
import { emptyCart } from '#domain/cart.ts'
import { startingRestaurant } from '#domain/starting-restaurant.ts'
import { startingMenu } from '#domain/starting-menu.ts'
import { cartOnMenu, priceCart, priceLine } from './price-cart.ts'

const { taxRate } = startingRestaurant()
const withoutBean = startingMenu.filter(({ id }) => id !== 'bean')
const kept = { ...emptyCart, beef: 1, bean: 2 }

test('a kept cart that names what has left the menu has a price, without it', () => {
  expect(priceCart(kept, withoutBean, taxRate)).toMatchObject({ total: 1150, lines: [{ item: 'beef' }] })
  expect(priceLine({ item: 'bean', quantity: 2 }, withoutBean, taxRate)).toBe(0)
  expect(cartOnMenu(kept, withoutBean)).toEqual({ ...emptyCart, beef: 1 })
})

test('a cart that is on the menu stays the very same', () => {
  expect(cartOnMenu(kept, startingMenu)).toBe(kept)
})
