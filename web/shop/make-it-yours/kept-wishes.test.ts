// What Make it yours keeps after Back: by item and by line, until it is added, saved or closed.
import { expect, test } from 'vitest'
import type { RequestedLine } from '#domain/menu/requested-item.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import { forgetWish, forgetWishes, keepWish, keptWish } from './kept-wishes.ts'
import type { Wish } from './wish.ts'

const beef = 'beef' as ItemId
const bean = 'bean' as ItemId
const wish: Wish = {
  choices: [{ id: 'salsa-hot', count: 1 }],
  without: ['rice'],
  note: 'Cut in half',
  quantity: 2,
}
const line: RequestedLine = { item: beef, quantity: 1 }

test('what was chosen is kept for its item, and for the line that is changed, apart', () => {
  keepWish({ item: beef, line: undefined }, wish)
  expect(keptWish({ item: beef, line: undefined })).toEqual(wish)
  expect(keptWish({ item: bean, line: undefined })).toBeUndefined()
  expect(keptWish({ item: beef, line })).toBeUndefined()
  keepWish({ item: beef, line }, { ...wish, quantity: 3 })
  forgetWish({ item: beef, line: undefined })
  expect(keptWish({ item: beef, line: undefined })).toBeUndefined()
  expect(keptWish({ item: beef, line })?.quantity).toBe(3)
})

test('an order that is placed leaves nothing behind', () => {
  keepWish({ item: beef, line: undefined }, wish)
  forgetWishes()
  expect(keptWish({ item: beef, line: undefined })).toBeUndefined()
})

test('a line that has become another in the cart is changed anew', () => {
  keepWish({ item: beef, line }, wish)
  expect(keptWish({ item: beef, line: { ...line, quantity: 2 } })).toBeUndefined()
})
