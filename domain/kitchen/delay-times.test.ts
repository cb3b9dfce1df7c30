// The times of a delay, before and after the promise.
import { expect, test } from 'vitest'
import { delayedTimes } from './tickets.ts'
import { minute } from '../basics/time-units.ts'

const noon = Date.parse('2026-11-15T12:00:00.000Z')
const instant = (minutes: number) => new Date(noon + minutes * minute).toISOString()

test.each([
  ['well before the promise', 30, 11, [35, 40, 45, 50]],
  ['the next mark is the promise', 15, 11, [20, 25, 30, 35]],
  ['shortly before a promise that stands on no mark', 13, 12, [20, 25, 30, 35]],
  ['at the promise', 10, 10, [15, 20, 25, 30]],
  ['late by four minutes', 7, 11, [20, 25, 30, 35]],
  ['late by hours', -180, 11.5, [20, 25, 30, 35]],
] as const)(
  'R47 %s: four times five minutes apart, none of them gone by',
  (_when, promised, now, offered) => {
    expect(delayedTimes(instant(promised), noon + now * minute)).toEqual(offered.map(instant))
  },
)
