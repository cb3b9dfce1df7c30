import { expect, test } from 'vitest'
import { stockMessages } from './stock.ts'

test.each([
  ['No salsa', true],
  ['no ice', true],
  ['Without cheese', true],
  ['None', true],
  ['Nopales', false],
  ['No. 5 sauce', false],
  ['Medium', false],
])('R59 %s: nothing that could sell out is %s', (choice, isNothing) => {
  expect(stockMessages.isNothing(choice)).toBe(isNothing)
})

test('R59 orders that still have it are named, and many of them counted', () => {
  expect(stockMessages.stillIn([150, 154])).toBe('Still in 150, 154')
  expect(stockMessages.stillIn([1, 2, 3, 4, 5, 6, 7, 8])).toBe('Still in 1, 2, 3, 4, 5, 6 and 2 more')
  expect(stockMessages.inOrders(1)).toBe('1 more is in orders')
  expect(stockMessages.inOrders(4)).toBe('4 more are in orders')
})
