import { expect, test } from 'vitest'
import { clockAhead } from './restaurant-clock.ts'

test.each([
  ['the first time', undefined, 5_000],
  ['news that were faster', 4_800, 5_000],
  ['news that took three seconds longer', 8_000, 8_000],
  ['a clock that was set', 65_000, 5_000],
])('how far the server is ahead: %s', (_what, known, ahead) => {
  expect(clockAhead(known, 15_000, 10_000)).toBe(ahead)
})
