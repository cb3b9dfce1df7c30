import { expect, test } from 'vitest'
import { lineWords } from './burritos.ts'

test.each([
  [1, 'Beef', '1 beef burrito'],
  [2, 'Chix', '2 chicken burritos'],
  [1200, 'Bean', '1,200 bean burritos'],
  [2, 'Al Pastor', '2 Al Pastor burritos'],
])('%d %s is said as "%s"', (quantity, name, words) => {
  expect(lineWords({ quantity, shortName: { en: name } })).toBe(words)
})
