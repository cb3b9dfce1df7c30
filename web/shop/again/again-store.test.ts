import { expect, test } from 'vitest'
import { readNews } from './again-store.ts'

const news = {
  order: 'a'.repeat(22),
  number: 147,
  changes: ['Beef is now $10.75. It was $10.50.'],
  isAdded: true,
  isBeside: false,
  isRepeated: false,
  isSeen: false,
  addedAt: Date.now() - 60_000,
}

test('R76 what was put into the cart again is told for a day', () => {
  expect(readNews(news)).toEqual(news)
  expect(readNews({ ...news, addedAt: Date.now() - 25 * 60 * 60_000 })).toBeUndefined()
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'Beef'],
  ['an order that is none', { ...news, order: 'short' }],
  ['changes that are no sentences', { ...news, changes: [{ kind: 'item-price' }] }],
  ['no number', { ...news, number: '147' }],
  ['half of it', { order: news.order }],
])('%s in storage is no news', (_what, stored) => {
  expect(readNews(stored)).toBeUndefined()
})
