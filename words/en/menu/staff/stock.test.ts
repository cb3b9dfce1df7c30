import { expect, test } from 'vitest'
import { stockWords } from './stock.ts'

test.each([
  ['No salsa', true],
  ['no ice', true],
  ['Without cheese', true],
  ['None', true],
  ['Nopales', false],
  ['No. 5 sauce', false],
  ['Medium', false],
])('R59 %s: nothing that could sell out is %s', (choice, isNothing) => {
  expect(stockWords.isNothing(choice)).toBe(isNothing)
})
