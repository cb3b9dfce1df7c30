// A promise in words, by the restaurant's clock.
import { expect, test } from 'vitest'
import { dayOfTime, promisedTime, timeBeside } from './promise.ts'

const losAngeles = 'America/Los_Angeles'
/** Plain spaces. */
const plain = (words: string) => words.replaceAll('\u00A0', ' ')

test('today is called so, by the day at the restaurant, and any other day by its name', () => {
  const lateEvening = '2026-11-17T07:45:00.000Z'
  expect(dayOfTime(lateEvening, losAngeles, '2026-11-16T20:00:00.000Z')).toBe('Today')
  expect(dayOfTime(lateEvening, losAngeles, '2026-11-17T20:00:00.000Z')).toBe('Mon, Nov 16')
})

test('a time that the customer chose has its day, and as soon as possible has none', () => {
  const at = '2026-11-18T02:15:00.000Z'
  expect(plain(promisedTime({ at, readyBy: at, isScheduled: true }, losAngeles))).toBe('Tue, Nov 17, 6:15 PM')
  expect(plain(promisedTime({ at, readyBy: at, isScheduled: false }, losAngeles))).toBe('6:15 PM')
})

test('on the receipt a time has its day where that is not the day of the order', () => {
  const placed = '2026-11-16T20:00:00.000Z'
  expect(plain(timeBeside('2026-11-17T02:15:00.000Z', placed, losAngeles))).toBe('6:15 PM')
  expect(plain(timeBeside('2026-11-18T02:15:00.000Z', placed, losAngeles))).toBe('Nov 17, 6:15 PM')
})
