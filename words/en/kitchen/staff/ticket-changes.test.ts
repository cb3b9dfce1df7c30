import { expect, test } from 'vitest'
import { changeWords } from './ticket-changes.ts'
import { stockWords } from '../../menu/staff/stock.ts'

test.each([
  [changeWords.what('Sour cream', 1), 'sour cream'],
  [changeWords.what('Guacamole', 2), '2 guacamole'],
  [changeWords.what('BBQ sauce', 1), 'BBQ sauce'],
  [changeWords.word('Hot', 1), 'HOT'],
  [changeWords.word('Jalapeño', 3), '3 JALAPEÑO'],
])('R60 the cook reads %s', (said, expected) => {
  expect(said).toBe(expected)
})

test('R59 orders that still have it are named, and many of them counted', () => {
  expect(stockWords.stillIn([150, 154])).toBe('Still in 150, 154')
  expect(stockWords.stillIn([1, 2, 3, 4, 5, 6, 7, 8])).toBe('Still in 1, 2, 3, 4, 5, 6 and 2 more')
  expect(stockWords.inOrders(1)).toBe('1 more is in orders')
  expect(stockWords.inOrders(4)).toBe('4 more are in orders')
})
