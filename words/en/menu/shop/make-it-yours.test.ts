import { expect, test } from 'vitest'
import { groupHint, noteErrorMessage } from './make-it-yours.ts'

const four = Array.from({ length: 4 }, () => ({})) as never

test.each([
  ['one', 1, 1, 0, 'Choose one'],
  ['one', 0, 1, 0, 'Choose one, or none'],
  ['some', 0, 4, 0, 'As many as you like'],
  ['some', 0, 4, 4, 'As many as you like'],
  ['some', 0, 3, 2, 'Up to 3'],
  ['some', 0, 3, 3, '3 of 3'],
  ['some', 2, 2, 1, 'Choose 2'],
  ['some', 1, 3, 1, 'Choose 1 to 3'],
  ['some', 2, 4, 1, 'Choose at least 2'],
  ['many', 0, 4, 0, 'Up to 4 of each'],
  ['many', 2, 4, 1, 'At least 2 in all. Up to 4 of each'],
  ['many', 2, 4, 2, 'Up to 4 of each'],
] as const)('R57 choose %s, from %d to %d, with %d chosen: "%s"', (kind, smallest, largest, sum, hint) => {
  expect(groupHint({ kind, smallest, largest, choices: four }, sum)).toBe(hint)
})

test.each([
  ['looks-like-card', /card number/],
  ['too-long', /140/],
  ['special-characters', /special characters/],
] as const)('a note that is %s', (code, said) => {
  expect(noteErrorMessage(code)).toMatch(said)
})
