import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOf, emptyCart, lineKey } from '#domain/cart.ts'
import { idShape } from '#domain/menu.ts'
import { countsOf, matchCounts, readCounts, readLines } from './kept-cart.ts'

const counts = (record: Record<string, number>) => new Map(Object.entries(record))

test('R26 a cart kept by the version before, four counts by item, is read as lines', () => {
  const kept: unknown = JSON.parse('{"beef":2,"chix":0,"bean":0,"pork":1}')
  expect(matchCounts(readLines(undefined), readCounts(kept))).toEqual([
    { item: 'beef', quantity: 2 },
    { item: 'pork', quantity: 1 },
  ])
})

test('R26 whatever was kept, a cart of whole counts comes out', () => {
  expect(readCounts({ beef: 2, chix: -1, bean: 1.5, pork: '3', '<b>': 1 })).toEqual(counts({ beef: 2 }))
  expect(readCounts([3])).toEqual(counts({}))
  const malformed = [
    null,
    7,
    [],
    { item: 'beef' },
    { item: 'B!', quantity: 1 },
    { item: 'beef', quantity: 0 },
  ]
  expect(readLines([...malformed, { item: 'bean', quantity: 1, name: 'Bean', price: 1 }])).toEqual([
    { item: 'bean', quantity: 1 },
  ])
  const anyLine = fc.record({ item: fc.constantFrom('beef', 'chix', 'B!'), quantity: fc.double() })
  const anyKept = fc.oneof(fc.anything(), fc.array(anyLine), fc.dictionary(fc.string(), fc.anything()))
  fc.assert(
    fc.property(anyKept, anyKept, (lines, kept) => {
      const cart = matchCounts(readLines(lines), readCounts(kept))
      expect(cart.every(({ item }) => idShape.test(item))).toBe(true)
      expect(cart.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0)).toBe(true)
      expect(new Set(cart.map(lineKey)).size).toBe(cart.length)
    }),
  )
})

const hot = {
  item: 'beef',
  quantity: 2,
  choices: [{ id: 'salsa-hot', count: 1 }],
  without: ['rice'],
  note: 'Cut in half',
}

test('R58 a line is kept with its choices, what is left out, and its note', () => {
  expect(readLines([hot, { item: 'beef', quantity: 1 }])).toEqual([hot, { item: 'beef', quantity: 1 }])
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

test('R58 a page of the version before takes plain ones first, then the newest', () => {
  const mild = { item: 'beef', quantity: 1, choices: [{ id: 'salsa-mild', count: 1 }] }
  const lines = [hot, { item: 'beef', quantity: 1 }, mild]
  expect(matchCounts(lines, counts({ beef: 3 }))).toEqual([hot, mild])
  expect(matchCounts(lines, counts({ beef: 1 }))).toEqual([{ ...hot, quantity: 1 }])
  expect(matchCounts(lines, counts({ beef: 5 }))).toEqual([hot, { item: 'beef', quantity: 2 }, mild])
})

test('equal lines join, and none grows past what can be counted', () => {
  const half = { item: 'beef', quantity: 2 ** 52 }
  expect(readLines([half, { item: 'beef', quantity: 1 }])).toEqual([{ item: 'beef', quantity: 2 ** 52 + 1 }])
  expect(readLines([half, half])).toEqual([{ item: 'beef', quantity: Number.MAX_SAFE_INTEGER }])
})

const beef = { item: 'beef', quantity: 2, name: { en: 'Beef' } }
const carnitas = { item: 'carnitas', quantity: 1, name: { en: 'Carnitas', es: 'Carnitas' } }

test('a page of the version before changes its four counts, and takes nothing else out', () => {
  const added = counts({ beef: 3, chix: 1, bean: 0, pork: 0 })
  expect(matchCounts([beef, carnitas], added)).toEqual([
    { ...beef, quantity: 3 },
    carnitas,
    { item: 'chix', quantity: 1 },
  ])
  expect(matchCounts([beef, carnitas], counts({ beef: 0, chix: 0, bean: 0, pork: 0 }))).toEqual([carnitas])
})

test('lines that agree with the counts stay the very same', () => {
  const lines = [beef, carnitas]
  expect(matchCounts(lines, counts({ beef: 2, pork: 0 }))).toBe(lines)
})

test('what leaves the cart counts zero, for pages that would take silence for not knowing', () => {
  expect(countsOf([beef], counts({ pork: 3, beef: 1 }))).toEqual(counts({ pork: 0, beef: 2 }))
  expect(countsOf(emptyCart, counts({ beef: 1 }))).toEqual(counts({ beef: 0 }))
})

test('whatever cart is kept, its counts and its lines bring it back', () => {
  const anyCart = fc
    .array(
      fc.record({
        item: fc.stringMatching(idShape),
        quantity: fc.integer({ min: 1, max: 9 }),
        name: fc.record({ en: fc.string() }),
      }),
    )
    .map((lines) => readLines(lines))
  fc.assert(
    fc.property(anyCart, anyCart, (cart, before) => {
      const kept = countsOf(cart, countsOf(before, new Map()))
      expect(matchCounts(readLines(JSON.parse(JSON.stringify(cart))), kept)).toEqual(cart)
      // A tab that has seen the counts already, and the lines not yet, has as many of each.
      const halfway = matchCounts(before, kept)
      for (const { item } of [...cart, ...before]) expect(countOf(halfway, item)).toBe(countOf(cart, item))
    }),
  )
})
