import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { errorsByField } from '../basics/form-schema.ts'
import { maxCopyLengths, savedRestaurant } from './restaurant-schema.ts'
import { parseRate } from '../basics/money.ts'

test.each([
  ['9.5', 9_500],
  ['9.5000', 9_500],
  [' 9,5 % ', 9_500],
  ['10.25%', 10_250],
  ['8.875', 8_875],
  ['0.001', 1],
  ['0', 0],
  ['.5', 500],
  ['7.', 7_000],
])('R36 a tax rate typed as %j is read in thousandths of a percent', (typed, rate) => {
  expect(parseRate(typed)).toBe(rate)
})

test.each(['', '%', '.', 'nine', '-1', '8.8755', '9.5.1', '1e1', '950'])('R36 %j is no tax rate', (typed) => {
  expect(parseRate(typed)).toBeUndefined()
})

test.each([
  ['letters', 'a'.repeat(maxCopyLengths.story)],
  ['signs of four bytes', '🌯'.repeat(maxCopyLengths.story)],
])('R36 a story of 1,500 %s is taken whole, and one more is too long', (_kind, story) => {
  expect(findStoryError(story)).toBeUndefined()
  expect(findStoryError(`${story}a`)).toEqual({ code: 'too-long', longest: 1_500 })
})

test('R36 a card number at the end of a long story is found (trust rule 6)', () => {
  const number = '4242 4242 4242 4242'
  const story = 'a'.repeat(maxCopyLengths.story - number.length) + number
  expect(findStoryError(story)).toEqual({ code: 'looks-like-card' })
})

function findStoryError(en: string): unknown {
  const read = savedRestaurant.safeParse({ words: { story: { en } } })
  return errorsByField(read.error as z.core.$ZodError)['words.story.en']
}
