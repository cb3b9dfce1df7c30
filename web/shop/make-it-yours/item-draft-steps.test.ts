// The steps of the window, one by one, on the starting menu.
import { expect, test } from 'vitest'
import { isUnmodified } from '#domain/menu/requested-item.ts'
import { changesOf } from '#domain/menu/configured-item.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import {
  canChoose,
  choose,
  chooseNone,
  countIn,
  fitDraft,
  leaveOut,
  previewDraft,
  startDraft,
  unchoose,
  type ItemDraft,
} from './item-draft.ts'

const [beef] = startingMenu.items
const [salsa, extras] = startingMenu.groups
if (!beef || !salsa || !extras) throw new Error('the starting menu has beef and two groups')
const start = startDraft(beef, startingMenu)
const pick = (draft: ItemDraft, id: string) => {
  const group = [salsa, extras].find(({ choices }) => choices.some((one) => one.id === id))
  const choice = group?.choices.find((one) => one.id === id)
  if (!group || !choice) throw new Error(`no choice ${id}`)
  return choose(draft, group, choice)
}

test('R58 what nobody changes is added as it comes', () => {
  const { cartItem, changes, unitPrice } = previewDraft(start, beef, startingMenu)
  expect(isUnmodified(cartItem)).toBe(true)
  expect({ changes, unitPrice }).toEqual({ changes: [], unitPrice: 1050 })
  // Hot, and Medium again: as it comes.
  const back = pick(pick(start, 'salsa-hot'), 'salsa-medium')
  expect(previewDraft(back, beef, startingMenu).cartItem).toEqual({ item: 'beef' })
})

test('R57 of one group one is chosen at a time', () => {
  const hot = pick(start, 'salsa-hot')
  expect(salsa.choices.map(({ id }) => countIn(hot, id))).toEqual([0, 0, 1, 0])
  expect(previewDraft(chooseNone(hot, salsa), beef, startingMenu).lacking).toEqual([salsa])
})

test('at the largest number the others cannot be chosen', () => {
  const two = { ...extras, largest: 2 }
  const menu = { ...startingMenu, groups: [salsa, two] }
  const [guacamole, cheese, cream] = two.choices
  if (!guacamole || !cheese || !cream) throw new Error('there are four extras')
  const full = choose(choose(start, two, guacamole), two, cheese)
  expect(canChoose(full, two, cream)).toBe(false)
  expect(choose(full, two, cream)).toBe(full)
  expect(canChoose(unchoose(full, cheese), two, cream)).toBe(true)
  expect(previewDraft(full, beef, menu).unitPrice).toBe(1275)
})

test('R59 a sold-out choice cannot be chosen; one that was in the cart can be given back', () => {
  const menu = {
    ...startingMenu,
    groups: startingMenu.groups.map((group) => ({
      ...group,
      choices: group.choices.map((one) => ({ ...one, soldOut: one.id === 'extras-cheese' })),
    })),
  }
  const [, out] = menu.groups
  const cheese = out?.choices.find(({ id }) => id === 'extras-cheese')
  if (!out || !cheese) throw new Error('there is cheese')
  expect(choose(start, out, cheese)).toBe(start)
  const choices = ['salsa-medium', 'extras-cheese'].map((id) => ({ id, count: 1 }))
  const kept = startDraft(beef, menu, { item: 'beef', quantity: 1, choices })
  expect(previewDraft(kept, beef, menu)).toMatchObject({ canBeMade: false, soldOut: [cheese] })
  expect(previewDraft(unchoose(kept, cheese), beef, menu)).toMatchObject({ canBeMade: true, soldOut: [] })
})

test.each([
  ['nothing', '', undefined, undefined],
  ['blanks and joiners', ' \u200D ', undefined, undefined],
  ['a note, with its blanks made one', ' Cut  in\nhalf ', 'Cut in half', undefined],
  ['a card number', '4242 4242 4242 4242', '4242 4242 4242 4242', 'looks-like-card'],
  ['too much', 'x'.repeat(141), 'x'.repeat(141), 'too-long'],
])('R58 a note of %s', (_what, typed, note, error) => {
  const seen = previewDraft({ ...start, note: typed }, beef, startingMenu)
  expect(seen.cartItem.note).toBe(note)
  expect(seen.noteError?.code).toBe(error)
  expect(seen.canBeMade).toBe(error === undefined)
})

test('what the office takes off the menu meanwhile is no longer chosen', () => {
  const draft = leaveOut(pick(start, 'extras-cheese'), 'rice', true)
  const menu = { ...startingMenu, groups: [salsa] }
  const item = { ...beef, inside: beef.inside.map((one) => ({ ...one, canLeaveOut: false })) }
  const fit = fitDraft(draft, item, { ...menu, items: [item] })
  expect(fit).toMatchObject({ choices: [{ id: 'salsa-medium', count: 1 }], without: [] })
  expect(changesOf(previewDraft(fit, item, menu).made, menu)).toEqual([])
})
