// The page of an order shows times by the restaurant's clock, wherever the customer is.
import { afterEach, expect, test, vi } from 'vitest'
import { timeOf } from './time-of.ts'

const losAngeles = 'America/Los_Angeles'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['the same day', '2026-11-15T20:04:00Z', '2026-11-15T21:00:00Z', '12:04 PM'],
  ['the same day there, though not in UTC', '2026-11-15T23:30:00Z', '2026-11-16T00:30:00Z', '3:30 PM'],
  ['the day before', '2026-11-15T07:30:00Z', '2026-11-15T08:30:00Z', 'Nov 14, 11:30 PM'],
  ['the same date a year ago', '2025-11-15T20:04:00Z', '2026-11-15T21:00:00Z', 'Nov 15, 12:04 PM'],
  ['midnight', '2026-11-15T08:00:00Z', '2026-11-15T09:00:00Z', '12:00 AM'],
  ['the hour that comes twice in autumn', '2026-11-01T09:15:00Z', '2026-11-01T10:00:00Z', '1:15 AM'],
])('%s', (_case, timestamp, now, words) => {
  vi.stubEnv('TZ', losAngeles)
  expect(timeOf(timestamp, losAngeles, Date.parse(now)).replace('\u00A0', ' ')).toBe(words)
})

test('R45 a customer elsewhere reads the name of the zone', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  const told = timeOf('2026-11-15T20:04:00Z', losAngeles, Date.parse('2026-11-15T21:00:00Z'))
  expect(told).toBe('12:04\u00A0PM Pacific')
})
