// Which backups stay, and for how long there has been none.
import { describe, expect, test } from 'vitest'
import { addDays } from '../basics/days.ts'
import { daysToKeep, daysWithoutBackup } from './backup.ts'

const daily = (from: string, count: number) => Array.from({ length: count }, (_, at) => addDays(from, at))
const kept = (days: readonly string[]) => [...daysToKeep(days)].toSorted()

test.each<[string, string | null, string, number]>([
  ['a backup of last night', '2026-11-18T12:00:00.000Z', '2026-11-19T11:00:00.000Z', 0],
  ['a backup of just less than two days ago', '2026-11-17T12:00:00.000Z', '2026-11-19T11:59:59.999Z', 1],
  ['a backup of two days ago', '2026-11-17T12:00:00.000Z', '2026-11-19T12:00:00.000Z', 2],
  ['a restaurant that never had one', null, '2026-11-19T12:00:00.000Z', 18],
  ['a clock that was set back', '2026-11-18T12:00:00.000Z', '2026-11-17T12:00:00.000Z', 0],
])('R72 days without a good backup: %s', (_name, at, now, days) => {
  expect(daysWithoutBackup({ at, runsSince: '2026-11-01T08:00:00.000Z' }, new Date(now))).toBe(days)
})

describe('R73 the backups that stay', () => {
  test.each<[string, string[], string[]]>([
    ['none', [], []],
    ['one', ['2026-11-19'], ['2026-11-19']],
    ['all of the last seven nights', daily('2026-11-13', 7), daily('2026-11-13', 7)],
    [
      'of two weeks the last seven nights, and the Sunday before',
      daily('2026-11-06', 14),
      ['2026-11-08', ...daily('2026-11-13', 7)],
    ],
    [
      'of a year and more the nights, the Sundays, and the last days of the months',
      daily('2025-10-20', 396),
      [
        '2025-12-31 2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31'.split(' '),
        '2026-06-30 2026-07-31 2026-08-31 2026-09-30 2026-10-31 2026-11-01'.split(' '),
        ['2026-11-08', ...daily('2026-11-13', 7)],
      ].flat(),
    ],
    [
      'all that there are after months without a new one',
      ['2025-01-02', '2025-06-30', '2025-07-01'],
      ['2025-01-02', '2025-06-30', '2025-07-01'],
    ],
    [
      'the last seven, however long ago',
      [...daily('2024-01-01', 9), '2026-11-19'],
      ['2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07', '2024-01-08', '2024-01-09', '2026-11-19'],
    ],
  ])('%s', (_what, days, stay) => {
    expect(kept(days)).toEqual(stay)
    expect(kept(days.toReversed())).toEqual(stay)
  })

  test('night after night: what was deleted yesterday is missed by nobody today', () => {
    let files: string[] = []
    for (const day of daily('2024-01-01', 100)) files = kept([...files, day])
    expect(files).toEqual(kept(daily('2024-01-01', 100)))
  })
})
