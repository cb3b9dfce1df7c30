import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMenu } from '../test-support/random-menus.ts'
import { allergenSources } from './allergen-sources.ts'
import { allergensOf, makeBurrito, plainChoices } from './made-burrito.ts'
import { groupsOf } from './menu.ts'
import { startingMenu } from './starting-menu.ts'

const made = (item: string, choices: string[] = [], without: string[] = []) => {
  const burrito = makeBurrito(
    { item, choices: ['salsa-medium', ...choices].map((id) => ({ id, count: 1 })), without },
    startingMenu,
  )
  if (typeof burrito === 'string') throw new Error(burrito)
  return allergenSources(burrito, startingMenu)
}

test('R58 what an allergen comes from is named where it was chosen or can be left out', () => {
  const wheat = { allergen: 'wheat', from: [] }
  expect(made('beef')).toEqual([wheat])
  expect(made('beef', ['extras-cheese'])).toEqual([wheat, { allergen: 'milk', from: [{ en: 'Cheese' }] }])
  expect(made('bean', ['extras-sour-cream'])).toEqual([
    wheat,
    { allergen: 'milk', from: [{ en: 'Cheese' }, { en: 'Sour cream' }] },
  ])
  expect(made('bean', [], ['cheese'])).toEqual([wheat])
})

test('it names exactly the allergens of the burrito', () => {
  fc.assert(
    fc.property(anyMenu({ allThere: true }), fc.boolean(), (menu, leavesOut) => {
      const [item] = menu.items
      if (!item) return
      const free = item.inside.filter(({ canLeaveOut }) => canLeaveOut).map(({ id }) => id)
      const burrito = makeBurrito(
        { item: item.id, choices: plainChoices(groupsOf(item, menu)), without: leavesOut ? free : [] },
        menu,
      )
      if (typeof burrito === 'string') throw new Error(burrito)
      const named = allergenSources(burrito, menu).map(({ allergen }) => allergen)
      expect(new Set(named)).toEqual(new Set(allergensOf(burrito, menu)))
      expect(new Set(named).size).toBe(named.length)
    }),
  )
})
