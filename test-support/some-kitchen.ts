// Kitchens for tests of the promise: hours, speeds, and an evening at six with work that is promised.
import fc from 'fast-check'
import type { KitchenSpeed } from '../domain/kitchen/capacity.ts'
import type { OpenSpan } from '../domain/restaurant/open-spans.ts'
import type { KitchenNow } from '../domain/kitchen/promise.ts'

export const minute = 60_000
export const midnight = Date.parse('2026-11-16T08:00:00Z')
export const at = (minutes: number) => midnight + minutes * minute
export const aMark = (from: number, to: number) =>
  fc.integer({ min: from / 5, max: to / 5 }).map((mark) => at(mark * 5))

/** Up to three periods within a day and a half. */
export const someSpans: fc.Arbitrary<OpenSpan[]> = fc
  .uniqueArray(aMark(0, 36 * 60), { minLength: 2, maxLength: 6 })
  .map((marks) => marks.toSorted((one, other) => one - other))
  .map((marks) =>
    marks.flatMap((start, nth) => {
      const end = marks[nth + 1]
      return nth % 2 === 0 && end !== undefined ? [{ start, end }] : []
    }),
  )

export const someSpeed: fc.Arbitrary<KitchenSpeed> = fc.record({
  minutesPerBurrito: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
  hands: fc.integer({ min: 1, max: 4 }),
})
export const someWeight = fc.integer({ min: 0, max: 30 })

/** Some evening at six: most of what was promised is still to be done, and some is given up. */
export const six = 18 * 60
export const someKitchen: fc.Arbitrary<KitchenNow> = fc.record({
  now: fc.integer({ min: 0, max: 100 }).map((sixSeconds) => at(six) + sixSeconds * 6_000),
  spans: fc.oneof(someSpans, fc.constant([{ start: at(0), end: at(six + 240) }])),
  speed: someSpeed,
  shortestWait: fc.constantFrom(0, 5, 10, 20).map((minutes) => minutes * minute),
  busy: fc.constant(0),
  promised: fc.array(fc.record({ readyBy: aMark(six - 90, six + 180), weight: someWeight }), {
    maxLength: 12,
  }),
})
