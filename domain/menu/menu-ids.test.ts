import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeMenuId, idPattern } from './menu-ids.ts'

const none = new Set<string>()

describe('R55 the id of what is added to the menu', () => {
  test.each([
    ['Carnitas', 'carnitas'],
    ['Carnitas with roasted pineapple', 'carnitas-with-roasted-pineapple'],
    ['  Jalapeño  &  Crème (spicy!)  ', 'jalapeno-creme-spicy'],
    ['Piña colada №1', 'pina-colada-no1'],
    ['ＡＧＵＡ', 'agua'],
    ['玉米', 'item'],
    ['—', 'item'],
    ['Constructor', 'constructor-2'],
    ['A name that is exactly forty one letters!', 'a-name-that-is-exactly-forty-one-letters'],
  ])('%s is %s', (name, id) => {
    expect(makeMenuId(name, none, 'item')).toBe(id)
  })

  test('a taken one gets a number, and stays within its length', () => {
    expect(makeMenuId('Carnitas', new Set(['carnitas', 'carnitas-2']), 'item')).toBe('carnitas-3')
    const long = 'x'.repeat(40)
    expect(makeMenuId(long, new Set([long]), 'item')).toBe(`${'x'.repeat(38)}-2`)
  })

  test('whatever the name is, the id has the shape of ids and is nobody else’s', () => {
    const names = fc.array(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Beef', 'béef', 'Beef 2')),
      {
        maxLength: 30,
      },
    )
    fc.assert(
      fc.property(names, (all) => {
        const taken = new Set<string>()
        for (const name of all) {
          const id = makeMenuId(name, taken, 'item')
          expect(id).toMatch(idPattern)
          expect(id).not.toMatch(/^-|-$|--/)
          expect(taken.has(id)).toBe(false)
          taken.add(id)
        }
      }),
    )
  })
})
