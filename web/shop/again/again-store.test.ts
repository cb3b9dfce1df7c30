import { expect, test } from 'vitest'
import type { OrderId } from '#domain/orders/order.ts'
import { isInCart, readNews, type AgainNews } from './again-store.ts'

const name = { en: 'Beef' }
const beef = { item: 'beef', name, quantity: 2 }
const hotBeef = { ...beef, choices: [{ id: 'salsa-hot', count: 1 }] }
const pork = { item: 'pork', name: { en: 'Pork' }, quantity: 1 }

const news: AgainNews = {
  order: 'a'.repeat(22) as OrderId,
  number: 147,
  changes: ['Beef is now $10.75. It was $10.50.'],
  added: [beef],
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

test.each([
  ['is in the cart', news, [beef], true],
  ['is in the cart when some of it was taken out', { ...news, added: [beef, pork] }, [pork], true],
  ['is in the cart when a note was written', news, [{ ...beef, note: 'Cut in half' }], true],
  ['is not when all of it was taken out', news, [pork], false],
  ['is not when another burrito of its kind is left', news, [hotBeef], false],
  ['is not in an empty cart', news, [], false],
  ['is not where nothing could be made', { ...news, added: [] }, [beef], false],
  ['is not where another order was added', { ...news, order: 'b'.repeat(22) as OrderId }, [beef], false],
])('R76 an order %s', (_what, known, cart, isThere) => {
  expect(isInCart(known, news.order, cart)).toBe(isThere)
})
