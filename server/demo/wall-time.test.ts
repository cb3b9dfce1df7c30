import { expect, test } from 'vitest'
import { instantAt } from './wall-time.ts'

test.each([
  ['2026-07-01', '12:30', 'America/Los_Angeles', '2026-07-01T19:30:00.000Z'],
  ['2026-12-01', '12:30', 'America/Los_Angeles', '2026-12-01T20:30:00.000Z'],
  ['2026-12-01', '18:05', 'America/Los_Angeles', '2026-12-02T02:05:00.000Z'],
  ['2026-11-01', '11:00', 'America/Los_Angeles', '2026-11-01T19:00:00.000Z'],
  ['2026-03-08', '11:00', 'America/Los_Angeles', '2026-03-08T18:00:00.000Z'],
  ['2026-06-01', '09:00', 'Asia/Kolkata', '2026-06-01T03:30:00.000Z'],
  ['2026-06-01', '09:00', 'UTC', '2026-06-01T09:00:00.000Z'],
])('%s %s in %s', (day, time, timeZone, instant) => {
  expect(instantAt(day, time, timeZone).toISOString()).toBe(instant)
})
