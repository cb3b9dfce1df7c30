// toCartItem: equal requests give equal items, and an item without changes stays plain (R58).
import { expect, test } from 'vitest'
import { toCartItem } from './to-cart-item.ts'
import { isUnmodified } from './requested-item.ts'
import { configureItem, defaultChoices } from './configured-item.ts'
import { hasTooFewChoices, type Menu } from './menu.ts'
import { substitutesFor } from './substitutes.ts'
import { startingMenu } from './starting-menu.ts'

const soldOut = (...ids: string[]): Menu => ({
  ...startingMenu,
  groups: startingMenu.groups.map((group) => ({
    ...group,
    choices: group.choices.map((one) => ({ ...one, soldOut: ids.includes(one.id) })),
  })),
})
const [beef] = startingMenu.items
if (!beef) throw new Error('the starting menu has items')
const wanted = (...ids: string[]) => ({ choices: ids.map((id) => ({ id, count: 1 })), without: [], note: '' })

test('R58 in whatever order it was put together, it is written in the order of the menu', () => {
  const one = toCartItem(beef, startingMenu, {
    ...wanted('extras-cheese', 'salsa-hot', 'extras-guacamole'),
    without: ['tomato', 'rice'],
    note: '  Cut  in half ',
  })
  expect(one).toEqual({
    item: 'beef',
    choices: ['salsa-hot', 'extras-guacamole', 'extras-cheese'].map((id) => ({ id, count: 1 })),
    without: ['rice', 'tomato'],
    note: 'Cut in half',
  })
})

test('R57 with its defaults it is plain; what stands in for a sold-out default is kept by name', () => {
  expect(isUnmodified(toCartItem(beef, startingMenu, wanted('salsa-medium')))).toBe(true)
  const without = soldOut('salsa-medium')
  const [salsa] = without.groups
  if (!salsa) throw new Error('there is a group')
  expect(defaultChoices([salsa])).toEqual([{ id: 'salsa-mild', count: 1 }])
  const mild = toCartItem(beef, without, wanted('salsa-mild'))
  expect(mild.choices).toEqual([{ id: 'salsa-mild', count: 1 }])
  // The default is available again, and a customer who chose mild still has it.
  expect(configureItem(mild, startingMenu)).toMatchObject({ chosen: [{ choice: { id: 'salsa-mild' } }] })
})

test('R57 where so many of each can be had, what must be chosen comes from the few that are left', () => {
  const choices = startingMenu.groups[0]?.choices.map((one, nth) => ({ ...one, soldOut: nth > 0 })) ?? []
  const group = { id: 'tacos', name: { en: 'Tacos' }, kind: 'many', onTicket: 'add', choices } as const
  const only = choices[0]?.id
  expect(defaultChoices([{ ...group, smallest: 3, largest: 3 }])).toEqual([{ id: only, count: 3 }])
  expect(hasTooFewChoices({ ...group, smallest: 3, largest: 3 })).toBe(false)
  expect(hasTooFewChoices({ ...group, smallest: 3, largest: 2 })).toBe(true)
  expect(hasTooFewChoices({ ...group, kind: 'some', smallest: 1, largest: 2 })).toBe(false)
  expect(hasTooFewChoices({ ...group, kind: 'some', smallest: 2, largest: 2 })).toBe(true)
})

test('R57 what stands in for a sold-out default is known by name, also the second one', () => {
  const without = (...gone: string[]) => ({
    ...startingMenu,
    groups: startingMenu.groups.map((group) => ({
      ...group,
      choices: group.choices.map((one) => ({ ...one, soldOut: gone.includes(one.id) })),
    })),
  })
  const substitutes = (...gone: string[]) =>
    substitutesFor({ item: 'beef', quantity: 1 }, without(...gone)).map(({ id }) => id)
  expect(substitutes()).toEqual([])
  expect(substitutes('salsa-medium')).toEqual(['salsa-mild'])
  expect(substitutes('salsa-medium', 'salsa-mild')).toEqual(['salsa-hot'])
})
