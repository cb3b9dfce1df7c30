import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxShortNameLength } from './menu-limits.ts'
import { shortNameFrom } from './short-name.ts'

describe('R55 the short name that an item has from its name', () => {
  test.each([
    ['Fish', 'Fish'],
    [' Fish ', 'Fish'],
    ['Twelve chars', 'Twelve chars'],
    ['Fish of the day with lime', 'Fish of the'],
    ['Chips & guac with cheese', 'Chips & guac'],
    ['Chicken & waffles', 'Chicken'],
    ['Chicken quesadilla', 'Chicken'],
    ['Quesabirriatacos', 'Quesabirriat'],
    ['玉米🌽玉米🌽玉米🌽玉米🌽玉米', '玉米🌽玉米🌽玉米🌽玉米🌽'],
    ['– – – – – – – – – –', '– – – – – –'],
    ['', ''],
  ])('%s is %s', (name, short) => {
    expect(shortNameFrom(name)).toBe(short)
  })

  test('it is never too long, never empty, and itself where it is a name', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), (name) => {
        const short = shortNameFrom(name)
        expect(Array.from(short).length).toBeLessThanOrEqual(maxShortNameLength)
        expect(short === '').toBe(name.trim() === '')
        expect(shortNameFrom(short)).toBe(short)
      }),
    )
  })
})
