import { expect, test } from 'vitest'
import { stopsTakingAt, type Watch } from './tickets.ts'

const at = (minute: number) => `2026-11-16T20:${String(minute).padStart(2, '0')}:00.000Z`

test.each<[string, Watch, string | null]>([
  ['is not set', { stopAfter: null, untouchedSince: at(0), touchedAt: null }, null],
  ['has no new order to wait for', { stopAfter: 5, untouchedSince: null, touchedAt: at(0) }, null],
  ['has an order that nobody touches', { stopAfter: 5, untouchedSince: at(3), touchedAt: null }, at(8)],
  ['had a tap before that order', { stopAfter: 5, untouchedSince: at(3), touchedAt: at(1) }, at(8)],
  ['had a tap since', { stopAfter: 5, untouchedSince: at(3), touchedAt: at(9) }, at(14)],
])('R48 a guard that %s', (_what, watch, stops) => {
  expect(stopsTakingAt(watch)).toBe(stops === null ? null : Date.parse(stops))
})
