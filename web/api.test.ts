import { expect, test } from 'vitest'
import { confirmedAt } from './api.ts'

const writtenAt = '2026-11-16T20:00:00.400Z'

test.each([
  ['of this very answer', writtenAt, writtenAt],
  ['of a confirmation a minute later', '2026-11-16T20:01:00.007Z', '2026-11-16T20:01:00.007Z'],
  ['that a proxy has removed', null, writtenAt],
  ['that nobody can read', 'lunchtime', writtenAt],
])('the time of a menu by the header %s', (_which, header, now) => {
  expect(confirmedAt(writtenAt, header)).toBe(now)
})
