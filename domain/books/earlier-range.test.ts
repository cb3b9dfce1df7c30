import { describe, expect, test } from 'vitest'
import { previousRange } from './earlier-range.ts'

const losAngeles = 'America/Los_Angeles'

describe('what a period is compared with', () => {
  test.each([
    // Sunday at noon.
    [
      '2026-11-15',
      '2026-11-15',
      '2026-11-15T20:00:00Z',
      '2026-11-08',
      '2026-11-08',
      '2026-11-08T20:00:00.000Z',
    ],
    // After midnight the business day is still Saturday.
    [
      '2026-11-14',
      '2026-11-14',
      '2026-11-15T09:30:00Z',
      '2026-11-07',
      '2026-11-07',
      '2026-11-08T09:30:00.000Z',
    ],
    [
      '2026-11-09',
      '2026-11-15',
      '2026-11-15T20:00:00Z',
      '2026-11-02',
      '2026-11-08',
      '2026-11-08T20:00:00.000Z',
    ],
    // The clocks went back in between: the comparison still ends at noon.
    [
      '2026-11-07',
      '2026-11-07',
      '2026-11-07T20:00:00Z',
      '2026-10-31',
      '2026-10-31',
      '2026-10-31T19:00:00.000Z',
    ],
    // A day that is over and a day in the future are compared as whole days.
    ['2026-11-14', '2026-11-14', '2026-11-15T20:00:00Z', '2026-11-07', '2026-11-07', undefined],
    ['2026-11-16', '2026-11-17', '2026-11-15T20:00:00Z', '2026-11-14', '2026-11-15', undefined],
    // Today lies inside the range.
    [
      '2026-11-14',
      '2026-11-17',
      '2026-11-15T20:00:00Z',
      '2026-11-10',
      '2026-11-13',
      '2026-11-11T20:00:00.000Z',
    ],
  ])('%s to %s at %s', (from, to, now, earlierFrom, earlierTo, until) =>
    expect(previousRange({ from, to }, new Date(now), losAngeles)).toEqual({
      from: earlierFrom,
      to: earlierTo,
      until,
    }),
  )
})
