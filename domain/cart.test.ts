import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBurritos, emptyCart, readCart } from './cart.ts'
import { addOne, linesOf, removeOne, takeOut, withoutLines } from './cart-steps.ts'

test('R15 a count never goes below zero', () => {
  expect(removeOne(emptyCart, 'beef')).toEqual(emptyCart)
  expect(removeOne(addOne(addOne(emptyCart, 'beef'), 'beef'), 'beef')).toEqual({ beef: 1 })
})

test('R17 the count is the sum of all kinds', () => {
  const cart = addOne(addOne(addOne(emptyCart, 'beef'), 'beef'), 'pork')
  expect(countBurritos(cart)).toBe(3)
  expect(linesOf(cart)).toEqual([
    { item: 'beef', quantity: 2 },
    { item: 'pork', quantity: 1 },
  ])
  expect(countBurritos(takeOut(cart, 'beef'))).toBe(1)
})

test('what another tab added stays after an order', () => {
  const ordered = [{ item: 'beef', quantity: 2 } as const]
  expect(withoutLines({ ...emptyCart, beef: 3, bean: 1 }, ordered)).toEqual({
    ...emptyCart,
    beef: 1,
    bean: 1,
  })
  expect(withoutLines({ ...emptyCart, beef: 1 }, ordered)).toEqual(emptyCart)
})

test('R26 whatever was kept, a cart of whole counts comes out', () => {
  expect(readCart({ beef: 2, chix: -1, bean: 1.5, pork: '3' })).toEqual({ ...emptyCart, beef: 2 })
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      const cart = readCart(kept)
      expect(Object.keys(cart).every((item) => /^[a-z0-9-]{1,40}$/.test(item))).toBe(true)
      expect(Object.values(cart).every((count) => Number.isSafeInteger(count) && count > 0)).toBe(true)
    }),
  )
})
