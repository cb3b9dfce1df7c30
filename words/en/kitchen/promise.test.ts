// A promise in words, by the restaurant's clock.
import { expect, test } from 'vitest'
import { promiseOf, startTime, timeBeside } from './promise.ts'

const losAngeles = 'America/Los_Angeles'
/** Replaces no-break spaces, so that the expectations stay readable. */
const plain = (words: string) => words.replaceAll('\u00A0', ' ')

// A Tuesday at the restaurant, and Wednesday in UTC.
const at = '2026-11-18T02:15:00.000Z'

test.each([
  ['as soon as possible has no day', 'pickup', false, undefined, 'Ready about 6:15 PM'],
  ['a delivery arrives', 'delivery', false, undefined, 'Arrives about 6:15 PM'],
  ['a chosen time has its day', 'pickup', true, undefined, 'Ready Tuesday, Nov 17, 6:15 PM'],
  ['a chosen arrival, too', 'delivery', true, '2026-11-19T20:00:00.000Z', 'Arrives Tuesday, Nov 17, 6:15 PM'],
  ['today by the restaurant’s calendar', 'pickup', true, '2026-11-17T20:00:00.000Z', 'Ready today, 6:15 PM'],
] as const)('R43 a promise in words: %s', (_case, fulfillment, isScheduled, now, words) => {
  expect(plain(promiseOf({ at, isScheduled }, fulfillment, losAngeles, { now }))).toBe(words)
})

test('R46 when the kitchen starts: with the weekday where that is not today', () => {
  const started = (now: string) => plain(startTime('2026-11-18T21:35:00.000Z', losAngeles, now))
  expect(started('2026-11-18T20:00:00.000Z')).toBe('at 1:35 PM')
  expect(started('2026-11-17T20:00:00.000Z')).toBe('Wednesday at 1:35 PM')
})

test('on the receipt a time has its day where that is not the day of the order', () => {
  const placed = '2026-11-16T20:00:00.000Z'
  expect(plain(timeBeside('2026-11-17T02:15:00.000Z', placed, losAngeles))).toBe('6:15 PM')
  expect(plain(timeBeside('2026-11-18T02:15:00.000Z', placed, losAngeles))).toBe('Nov 17, 6:15 PM')
})
