import { expect, test } from 'vitest'
import { startingMenu } from '#domain/starting-menu.ts'
import { cents } from '#domain/money.ts'
import type { OfficeMenuItem } from '#domain/office-api.ts'
import { editDraft, followDraft, readDrafts, settleDraft, tidyDraft, type Draft } from './item-draft.ts'
import type { Edits } from './item-form.ts'

function chicken(change: Partial<OfficeMenuItem> = {}): OfficeMenuItem {
  const found = startingMenu.find((item) => item.id === 'chix')
  if (!found) throw new Error('no chicken')
  return { ...found, version: 3, soldToday: 0, ...change }
}

function typed(...changes: Edits[]): Draft {
  const draft = changes.reduce<Draft | undefined>((so, change) => editDraft(so, chicken(), change), undefined)
  if (!draft) throw new Error('nothing is typed')
  return draft
}

test('an edit back to what is saved is forgotten', () => {
  const draft = typed({ price: '12' }, { name: 'Pollo', allergens: ['milk'] })
  const rest = editDraft(editDraft(draft, chicken(), { price: '10.00' }), chicken(), { allergens: [] })
  expect(rest).toEqual({ edits: { name: 'Pollo' }, base: { name: 'Chicken' } })
  expect(editDraft(rest, chicken(), { name: 'Chicken' })).toBeUndefined()
})

test('a field that is being typed in keeps its text until it is left', () => {
  const draft = typed({ name: 'Chicken ' })
  expect(draft.edits).toEqual({ name: 'Chicken ' })
  expect(followDraft(draft, chicken({ soldToday: 5 }))).toBe(draft)
  expect(tidyDraft(draft, chicken())).toBeUndefined()
})

test('what was said to be saved does not undo somebody else’s price', () => {
  expect(
    followDraft(typed({ price: '12' }, { price: '10' }), chicken({ price: cents(1100) })),
  ).toBeUndefined()
})

test('what somebody else saved just so is unsaved no more; a real edit stays, with what it began from', () => {
  const draft = typed({ price: '12', name: 'Pollo' })
  expect(followDraft(draft, chicken({ price: cents(1200) }))).toEqual({
    edits: { name: 'Pollo' },
    base: { name: 'Chicken' },
  })
  expect(followDraft(draft, chicken({ price: cents(1100) }))).toBe(draft)
})

test('a field edited later began from what was on the site then', () => {
  const draft = editDraft(typed({ price: '12' }), chicken({ name: 'Pollo', price: cents(1100) }), {
    name: 'Gallo',
  })
  expect(draft?.base).toEqual({ price: '10.00', name: 'Pollo' })
})

test('once saved, only what was typed since is left', () => {
  const sent = typed({ price: '12', name: 'Pollo ' })
  const saved = chicken({ price: cents(1200), name: 'Pollo' })
  expect(settleDraft(sent, sent, saved)).toBeUndefined()
  const now = editDraft(sent, chicken(), { price: '13' })
  expect(now && settleDraft(now, sent, saved)).toEqual({ edits: { price: '13' }, base: { price: '12.00' } })
})

test('drafts come back as they were kept', () => {
  const kept = { chix: typed({ price: 'ten', marks: ['spicy'] }) }
  expect(readDrafts(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})

test.each([
  null,
  'chix',
  7,
  [],
  { chix: null },
  { chix: { edits: { price: '12' } } },
  { chix: { edits: { price: 12 }, base: { price: '10.00' } } },
  { chix: { edits: { marks: ['loud'] }, base: { marks: [] } } },
  { chix: { edits: { price: '12' }, base: {} } },
  { chix: { edits: {}, base: {} } },
  { tofu: typed({ price: '12' }) },
])('%j is no draft', (kept) => {
  expect(readDrafts(kept)).toEqual({})
})
