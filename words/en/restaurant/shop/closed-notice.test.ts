// What customers are told while the restaurant is closed: when it opens, and what can be ordered for.
import { expect, test } from 'vitest'
import { aboutClosed } from './closed-notice.ts'

const tuesdayNight = '2026-11-25T06:00:00.000Z'
const clock = { timeZone: 'America/Los_Angeles', now: tuesdayNight }
const elevenOnWednesday = '2026-11-25T19:00:00.000Z'
const plain = (words: string) => words.replaceAll('\u00A0', ' ')

function orderFor(first: string | undefined, opensAt: string | null = elevenOnWednesday, more = {}): string {
  return plain(aboutClosed({ open: false, opensAt, words: null }, { ...clock, ...more }, first).orderFor)
}

test.each([
  ['the day on which it opens', '2026-11-25T19:15:00.000Z', 'You can order now for 11:15 AM or later.'],
  ['a whole hour', '2026-11-25T20:00:00.000Z', 'You can order now for 12 PM or later.'],
  ['another day', '2026-11-27T19:15:00.000Z', 'You can order now for Fri, Nov 27, 11:15 AM or later.'],
])('R43 the first time that can be ordered for, on %s', (_when, first, words) => {
  expect(orderFor(first)).toBe(words)
})

test('R43 a visitor elsewhere reads the zone, and where nothing can be ordered for, nothing is said', () => {
  expect(orderFor('2026-11-25T19:15:00.000Z', elevenOnWednesday, { namesZone: true })).toBe(
    'You can order now for 11:15 AM Pacific or later.',
  )
  expect(orderFor(undefined)).toBe('')
  expect(orderFor('2026-11-25T19:15:00.000Z', null)).toBe(
    'You can order now for Wed, Nov 25, 11:15 AM or later.',
  )
})
