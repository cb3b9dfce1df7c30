import { expect, test } from 'vitest'
import { readRate } from './restaurant-form.ts'

test.each([
  ['9.5', 950],
  ['9.500', 950],
  [' 9,5 % ', 950],
  ['10.25%', 1025],
  ['0', 0],
  ['.5', 50],
  ['7.', 700],
])('R36 a tax rate typed as %j is read in basis points', (typed, rate) => {
  expect(readRate(typed)).toBe(rate)
})

test.each(['', '%', '.', 'nine', '-1', '8.875', '9.5.1', '1e1', '950'])('R36 %j is no tax rate', (typed) => {
  expect(readRate(typed)).toBeUndefined()
})
