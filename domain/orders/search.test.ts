import { expect, test } from 'vitest'
import { toSearchText, parseOrderSearch } from './search.ts'

test.each([
  ['  José   NÚÑEZ ', 'jose nunez'],
  ['Åsa Öberg', 'asa oberg'],
  ['Nguyễn', 'nguyen'],
  ['ﬁ', 'fi'],
  ['Rosa@Example.com', 'rosa@example.com'],
  ['O’Brien', "o'brien"],
  ['100% _', '100% _'],
  ['\u0301 ', ''],
])('%j is looked for as %j', (typed, text) => {
  expect(toSearchText(typed)).toBe(text)
})

test.each([
  ['147', { number: 147 }],
  [' #007 ', { number: 7 }],
  ['١٤٧', { start: '١٤٧' }],
  ['1000', { start: '1000' }],
  ['12a', { start: '12a' }],
  ['Rosa', { start: 'rosa' }],
  ['%', { start: '%' }],
  ['   ', undefined],
])('%j means %j', (typed, sought) => {
  expect(parseOrderSearch(typed)).toEqual(sought)
})
