import { expect, test } from 'vitest'
import { stopsAcceptingAt, type BoardAttendance } from './tickets.ts'

const at = (minute: number) => `2026-11-16T20:${String(minute).padStart(2, '0')}:00.000Z`

test.each<[string, BoardAttendance, string | null]>([
  ['is not set', { stopAfter: null, unacknowledgedSince: at(0), lastBoardActivityAt: null }, null],
  [
    'has no new order to wait for',
    { stopAfter: 5, unacknowledgedSince: null, lastBoardActivityAt: at(0) },
    null,
  ],
  [
    'has an order that nobody touches',
    { stopAfter: 5, unacknowledgedSince: at(3), lastBoardActivityAt: null },
    at(8),
  ],
  [
    'had a tap before that order',
    { stopAfter: 5, unacknowledgedSince: at(3), lastBoardActivityAt: at(1) },
    at(8),
  ],
  ['had a tap since', { stopAfter: 5, unacknowledgedSince: at(3), lastBoardActivityAt: at(9) }, at(14)],
])('R48 a guard that %s', (_what, watch, stops) => {
  expect(stopsAcceptingAt(watch)).toBe(stops === null ? null : Date.parse(stops))
})
