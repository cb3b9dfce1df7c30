import { expect, test } from 'vitest'
import { lineWords } from './burritos.ts'

test.each([
  [1, 'Beef', '1 beef burrito'],
  [2, 'Chicken', '2 chicken burritos'],
  [1200, 'Bean', '1,200 bean burritos'],
  [2, 'Al Pastor', '2 Al Pastor burritos'],
  [3, 'BLT', '3 BLT burritos'],
  [1, 'Carne asada', '1 carne asada burrito'],
])('%d %s is said as "%s"', (quantity, name, words) => {
  expect(lineWords({ quantity, name: { en: name } })).toBe(words)
})

test('where there is more than burritos on the menu, a line has the name alone', () => {
  expect(lineWords({ quantity: 2, name: { en: 'Horchata' } }, true)).toBe('2 Horchata')
})
