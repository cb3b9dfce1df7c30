import { expect, test } from 'vitest'
import type { Menu } from '#domain/menu/menu.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { excessOf, isAnyMissing, missingIn, nothingMissing } from './missing.ts'

test.each([
  ['sold out: all of them', { soldOut: true, remaining: null }, 3, 3],
  ['fewer left than wanted', { soldOut: false, remaining: 2 }, 3, 1],
  ['as many left as wanted', { soldOut: false, remaining: 3 }, 3, 0],
  ['nobody counts', { soldOut: false, remaining: null }, 3, 0],
])('R59 how many must go: %s', (_what, item, count, excess) => {
  expect(excessOf(item, count)).toBe(excess)
})

test('R59 a sold-out choice is missing where a burrito has it, and only there', () => {
  const menu: Menu = {
    ...startingMenu,
    groups: startingMenu.groups.map((group) => ({
      ...group,
      choices: group.choices.map((one) => ({ ...one, soldOut: one.id === 'extras-guacamole' })),
    })),
  }
  const choices = ['salsa-hot', 'extras-guacamole'].map((id) => ({ id, count: 1 }))
  const lines = [
    { item: 'beef', quantity: 1 },
    { item: 'beef', quantity: 2, choices },
  ]
  expect(missingIn(lines, menu).choices.map(({ id }) => id)).toEqual(['extras-guacamole'])
  expect(missingIn(lines.slice(0, 1), menu)).toEqual(nothingMissing)
  expect(missingIn(lines, startingMenu)).toEqual(nothingMissing)
})

test('R59 what is sold out and what there are too few of are told apart', () => {
  const menu: Menu = {
    ...startingMenu,
    items: startingMenu.items.map((item) => ({
      ...item,
      soldOut: item.id === 'pork',
      remaining: item.id === 'pork' ? 0 : item.id === 'bean' ? 2 : null,
    })),
  }
  const lines = ['beef', 'bean', 'pork'].map((item) => ({ item, quantity: 3 }))
  const missing = missingIn(lines, menu)
  expect(missing.items.map(({ id }) => id)).toEqual(['pork'])
  expect(missing.few.map(({ id }) => id)).toEqual(['bean'])
  expect(isAnyMissing(missing)).toBe(true)
  expect(isAnyMissing(missingIn(lines.slice(0, 1), menu))).toBe(false)
})
