import { expect, test } from 'vitest'
import { unconfirmedAfter } from './unconfirmed.ts'

test.each([
  ['the first of three', [4, 5, 6], 4, [5, 6]],
  ['the last of three alone', [4, 5, 6], 6, []],
  ['one that somebody else sent', [4, 5, 6], 3, []],
  ['that nobody counts any more', [4, 5], null, []],
  ['something, when nothing was sent', [], 7, []],
])('the stream brings %s', (_, sent, arrived, unconfirmed) => {
  expect(unconfirmedAfter(sent, arrived)).toEqual(unconfirmed)
})
