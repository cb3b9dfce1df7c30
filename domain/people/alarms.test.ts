// When an alarm begins and ends, and when an email about it is due (R72).
import { describe, expect, test } from 'vitest'
import {
  alarmStep,
  currentAlarms,
  dueAlarmEmail,
  recentlyOver,
  type AlarmKind,
  type StoredAlarm,
} from './alarms.ts'

const noon = new Date('2026-11-16T20:00:00.000Z')
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const iso = (minutes: number) => at(minutes).toISOString()

function stored(kind: AlarmKind, more: Partial<StoredAlarm> = {}): StoredAlarm {
  return {
    kind,
    count: 1,
    since: iso(0),
    seenAt: iso(0),
    overAt: null,
    mailedAt: null,
    mailedCount: 0,
    overMailedAt: null,
    ...more,
  }
}

describe('R72 an alarm', () => {
  const disk = stored('disk-nearly-full', { count: 91 })
  test.each([
    ['begins at its count', 'no-backup', 2, undefined, 0, 'begin'],
    ['does not begin below it', 'no-backup', 1, undefined, 0, 'nothing'],
    ['begins again after it was over', 'books-off', 1, stored('books-off', { overAt: iso(1) }), 2, 'begin'],
    ['is written down once', 'books-off', 1, stored('books-off'), 60, 'nothing'],
    ['grows', 'books-off', 3, stored('books-off'), 1, 'go-on'],
    ['is over when nothing is left', 'books-off', 0, stored('books-off'), 1, 'end'],
    ['stays on a little below the limit at which it began', 'disk-nearly-full', 89, disk, 5, 'go-on'],
    ['of one server is not ended by another', 'disk-nearly-full', 0, disk, 1, 'nothing'],
    ['of one server is over when that has not seen it for long', 'disk-nearly-full', 0, disk, 2, 'end'],
    ['of two servers keeps the worse count', 'disk-nearly-full', 90, disk, 0.1, 'nothing'],
  ] as const)('%s', (_name, kind, count, before, minutes, step) => {
    expect(alarmStep(kind, count, before, at(minutes))).toBe(step)
  })

  test('is on Today from what is read at once, or from what another server has noted', () => {
    const known = [stored('disk-nearly-full', { count: 93 }), stored('books-off', { overAt: iso(1) })]
    const now = currentAlarms(known, { disputes: 2, 'wrong-logins': 99 })
    expect(now).toEqual([
      { kind: 'disk-nearly-full', count: 93 },
      { kind: 'disputes', count: 2 },
    ])
    expect(recentlyOver(known, now, at(60))).toEqual(['books-off'])
    expect(recentlyOver(known, now, at(61))).toEqual([])
    expect(recentlyOver(known, [{ kind: 'books-off', count: 1 }], at(60))).toEqual([])
  })
})

describe('R72 an email about an alarm', () => {
  const told = { mailedAt: iso(0), mailedCount: 2 }
  test.each([
    ['is due at once', 'no-backup', { count: 2 }, 0, 'alarm'],
    ['is not repeated while nothing grows', 'no-backup', { count: 2, ...told }, 600, undefined],
    ['is not repeated within the hour', 'no-backup', { count: 3, ...told }, 59, undefined],
    ['is repeated after an hour when it has grown', 'no-backup', { count: 3, ...told }, 60, 'alarm'],
    ['of another time waits for the hour, too', 'no-backup', { since: iso(10), ...told }, 59, undefined],
    ['of another time is due after the hour', 'no-backup', { since: iso(10), ...told }, 60, 'alarm'],
    ['of a shop that stops again is due at once', 'shop-stopped', { since: iso(10), ...told }, 10, 'alarm'],
    ['of a stopped shop is not repeated', 'shop-stopped', { count: 2, ...told }, 600, undefined],
    [
      'says each time that the shop is open again',
      'shop-stopped',
      { since: iso(10), overAt: iso(15), mailedAt: iso(10), overMailedAt: iso(5) },
      15,
      'over',
    ],
    ['is not sent where each cause has its own', 'disputes', {}, 0, undefined],
    ['is not sent of the mail itself', 'emails-waiting', {}, 0, undefined],
    ['says that it is over', 'no-backup', { overAt: iso(5), ...told }, 5, 'over'],
    ['says that once', 'no-backup', { overAt: iso(5), ...told, overMailedAt: iso(5) }, 90, undefined],
    ['says nothing of an end when the beginning was not told', 'no-backup', { overAt: iso(5) }, 5, undefined],
    ['says that mail goes out again', 'emails-waiting', { overAt: iso(5) }, 5, 'over'],
    ['says no old news', 'no-backup', { overAt: iso(5), ...told }, 5 + 24 * 60, undefined],
  ] as const)('%s', (_name, kind, more, minutes, due) => {
    expect(dueAlarmEmail(stored(kind, more), at(minutes))).toBe(due)
  })
})
