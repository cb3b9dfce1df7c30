// What Make it yours keeps after Back: by item and by line, until it is added, saved or closed.
import { expect, test } from 'vitest'
import type { RequestedLine } from '#domain/menu/requested-item.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import { dropDraft, dropDrafts, saveDraft, savedDraft } from './saved-drafts.ts'
import type { ItemDraft } from './item-draft.ts'

const beef = 'beef' as ItemId
const bean = 'bean' as ItemId
const draft: ItemDraft = {
  choices: [{ id: 'salsa-hot', count: 1 }],
  without: ['rice'],
  note: 'Cut in half',
  quantity: 2,
}
const line: RequestedLine = { item: beef, quantity: 1 }

test('what was chosen is kept for its item, and for the line that is changed, apart', () => {
  saveDraft({ item: beef, line: undefined }, draft)
  expect(savedDraft({ item: beef, line: undefined })).toEqual(draft)
  expect(savedDraft({ item: bean, line: undefined })).toBeUndefined()
  expect(savedDraft({ item: beef, line })).toBeUndefined()
  saveDraft({ item: beef, line }, { ...draft, quantity: 3 })
  dropDraft({ item: beef, line: undefined })
  expect(savedDraft({ item: beef, line: undefined })).toBeUndefined()
  expect(savedDraft({ item: beef, line })?.quantity).toBe(3)
})

test('an order that is placed leaves nothing behind', () => {
  saveDraft({ item: beef, line: undefined }, draft)
  dropDrafts()
  expect(savedDraft({ item: beef, line: undefined })).toBeUndefined()
})

test('a line that has become another in the cart is changed anew', () => {
  saveDraft({ item: beef, line }, draft)
  expect(savedDraft({ item: beef, line: { ...line, quantity: 2 } })).toBeUndefined()
})
