import { expect, test } from 'vitest'
import { startingMenu } from '#domain/starting-menu.ts'
import { cents } from '#domain/money.ts'
import type { OfficeMenuItem } from '#domain/office-api.ts'
import { readDraft, settleDraft, tidyDraft, type Draft } from './item-draft.ts'
import type { Edits } from './item-form.ts'

function chicken(change: Partial<OfficeMenuItem> = {}): OfficeMenuItem {
  const found = startingMenu.items.find((item) => item.id === 'chix')
  if (!found) throw new Error('no chicken')
  return { ...found, version: 3, soldToday: 0, ...change }
}

const typed = (edits: Edits): Draft => ({ version: 3, edits })

test('an edit back to what is saved is forgotten when its field is left', () => {
  const draft = typed({ price: '10.0', name: 'Pollo', allergens: [] })
  expect(tidyDraft(draft, chicken())).toEqual(typed({ name: 'Pollo' }))
  expect(tidyDraft(typed({ name: 'Chicken ' }), chicken())).toBeUndefined()
})

test('what somebody else saved just so is unsaved no more; a real edit keeps the version that it began from', () => {
  const draft = typed({ price: '12', name: 'Pollo' })
  const theirs = chicken({ version: 4, price: cents(1200) })
  expect(tidyDraft(draft, theirs)).toEqual(typed({ name: 'Pollo' }))
})

test('once saved, only what was typed since is left, on top of what was saved', () => {
  const sent = typed({ price: '12', name: 'Pollo ' })
  const saved = chicken({ version: 4, price: cents(1200), name: { en: 'Pollo', es: 'Pollo asado' } })
  expect(settleDraft(sent, sent, saved)).toBeUndefined()
  const now = typed({ ...sent.edits, price: '13' })
  expect(settleDraft(now, sent, saved)).toEqual({ version: 4, edits: { price: '13' } })
})

test('what was saved is no draft any more, in whatever words it stands there by now', () => {
  const sent = typed({ price: '13', allergens: ['milk', 'wheat'] })
  const saved = chicken({ version: 4, price: cents(1300), allergens: ['milk', 'wheat'] })
  expect(settleDraft(typed({ price: '13.00', allergens: ['wheat', 'milk'] }), sent, saved)).toBeUndefined()
})

test('a draft comes back as it was kept', () => {
  const draft = typed({ price: 'ten', marks: ['spicy'] })
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
})

test.each([
  'null',
  'chix',
  '7',
  '[]',
  '{"edits":{"price":"12"}}',
  '{"version":3}',
  '{"version":3,"edits":{"price":12}}',
  '{"version":3,"edits":{"marks":["loud"]}}',
])('%s is no draft', (kept) => {
  expect(readDraft(kept)).toBeUndefined()
})
