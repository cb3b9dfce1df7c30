import { expect, test } from 'vitest'
import { confirmedAt } from './api.ts'

const writtenAt = '2026-11-16T20:00:00.400Z'

test.each([
  ['of this very answer, in whole seconds', 'Mon, 16 Nov 2026 20:00:00 GMT', writtenAt],
  ['of a confirmation a minute later', 'Mon, 16 Nov 2026 20:01:00 GMT', '2026-11-16T20:01:00.000Z'],
  ['that a proxy has removed', null, writtenAt],
  ['that nobody can read', 'lunchtime', writtenAt],
])('the time of a menu by the header %s', (_which, date, now) => {
  expect(confirmedAt(writtenAt, date)).toBe(now)
})
