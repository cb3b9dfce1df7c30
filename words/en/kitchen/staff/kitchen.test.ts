import { expect, test } from 'vitest'
import { changeWords, kitchenWords } from './kitchen.ts'

test('the kitchen is told to stop making as many orders as were canceled', () => {
  expect(kitchenWords.cancelledHint(1)).toBe('Stop making it.')
  expect(kitchenWords.cancelledHint(2)).toBe('Stop making them.')
})

test.each([
  [changeWords.what('Sour cream', 1), 'sour cream'],
  [changeWords.what('Guacamole', 2), '2 guacamole'],
  [changeWords.what('BBQ sauce', 1), 'BBQ sauce'],
  [changeWords.word('Hot', 1), 'HOT'],
  [changeWords.word('Jalapeño', 3), '3 JALAPEÑO'],
])('R60 the cook reads %s', (said, expected) => {
  expect(said).toBe(expected)
})
