import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineKey } from '#domain/menu/requested-item.ts'
import { idPattern } from '#domain/menu/menu-ids.ts'
import { readLines } from './stored-cart.ts'

const name = { en: 'Beef' }
const beef = { item: 'beef', quantity: 2, name }

test('R26 a cart in an unknown shape is empty, without an error', () => {
  const counts: unknown = JSON.parse('{"beef":2,"chix":0,"bean":0,"pork":1}')
  for (const kept of [undefined, null, 7, 'beef', counts, [counts], [['beef', 2]]])
    expect(readLines(kept)).toEqual([])
})

test('R26 whatever was kept, a cart of whole counts comes out', () => {
  const malformed = [
    null,
    7,
    [],
    { item: 'beef', name },
    { item: 'B!', quantity: 1, name },
    { item: 'beef', quantity: 0, name },
    { item: 'beef', quantity: 1.5, name },
    { item: 'beef', quantity: 1 },
    { item: 'beef', quantity: 1, name: 'Beef' },
  ]
  expect(readLines([...malformed, { ...beef, price: 1 }])).toEqual([beef])
  const anyLine = fc.record({
    item: fc.constantFrom('beef', 'chix', 'B!'),
    quantity: fc.oneof(fc.double(), fc.integer()),
    name: fc.constantFrom(name, undefined),
  })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(anyLine)), (kept) => {
      const cart = readLines(kept)
      expect(cart.every(({ item }) => idPattern.test(item))).toBe(true)
      expect(cart.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0)).toBe(true)
      expect(new Set(cart.map(lineKey)).size).toBe(cart.length)
    }),
  )
})

const hot = {
  ...beef,
  choices: [{ id: 'salsa-hot', count: 1 }],
  without: ['rice'],
  note: 'Cut in half',
}

test('R58 a line is kept with its choices, what is left out, and its note', () => {
  expect(readLines([hot, beef])).toEqual([hot, beef])
  // Equal ones join, whatever wrote them twice.
  expect(readLines([hot, hot])).toEqual([{ ...hot, quantity: 4 }])
})

test.each([
  ['choices that are no list', { choices: 'salsa-hot' }],
  ['a choice that is none', { choices: ['salsa-hot'] }],
  ['a count of half', { choices: [{ id: 'salsa-hot', count: 0.5 }] }],
  ['none of a choice', { choices: [{ id: 'salsa-hot', count: 0 }] }],
  ['more than an order takes', { choices: [{ id: 'salsa-hot', count: 100 }] }],
  ['a choice twice', { choices: [1, 2].map((count) => ({ id: 'salsa-hot', count })) }],
  ['a choice with markup for a name', { choices: [{ id: '<b>', count: 1 }] }],
  ['an ingredient twice', { without: ['rice', 'rice'] }],
  ['a number left out', { without: [7] }],
  ['a note that is too long', { note: 'x'.repeat(141) }],
  ['a note of control characters', { note: 'a\u0000b' }],
  ['an empty note', { note: '' }],
])('a kept line with %s is no line', (_what, part) => {
  expect(readLines([{ ...hot, ...part }])).toEqual([])
})

test('equal lines join, and none grows past what can be counted', () => {
  const half = { ...beef, quantity: 2 ** 52 }
  expect(readLines([half, { ...beef, quantity: 1 }])).toEqual([{ ...beef, quantity: 2 ** 52 + 1 }])
  expect(readLines([half, half])).toEqual([{ ...beef, quantity: Number.MAX_SAFE_INTEGER }])
})
