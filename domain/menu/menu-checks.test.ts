import { describe, expect, test } from 'vitest'
import { defaultAllergens, contradictionIn, contradictionOf, currentMarks } from './menu-checks.ts'
import { allergensOf, configureItem } from './configured-item.ts'
import type { Menu, OptionGroup } from './menu.ts'
import { cents } from '../basics/money.ts'
import { startingMenu } from './starting-menu.ts'

const crema: OptionGroup = {
  id: 'crema',
  name: { en: 'Crema' },
  kind: 'one',
  smallest: 0,
  largest: 1,
  onTicket: 'add',
  choices: [
    {
      id: 'crema-yes',
      name: { en: 'Crema' },
      price: cents(0),
      allergens: ['milk'],
      isDefault: true,
      soldOut: false,
      backAt: null,
    },
  ],
}
const item = (change: object) => {
  const [first] = startingMenu.items
  if (!first) throw new Error('there is an item')
  return { ...first, inside: [], groups: [], marks: ['vegan' as const], ...change }
}

describe('R55 what an item contains as it comes', () => {
  test('is its own, that of what is inside, and that of what is chosen first', () => {
    const menu: Menu = { ...startingMenu, groups: [crema] }
    const all = item({
      ownAllergens: ['soy'],
      inside: [{ id: 'tortilla', canLeaveOut: true }],
      groups: ['crema'],
    })
    expect(defaultAllergens(all, menu)).toEqual(['milk', 'wheat', 'soy'])
  })

  test('is that of what stands in, while what is chosen first is sold out; its marks are for every day', () => {
    const [first] = crema.choices
    if (!first) throw new Error('there is a choice')
    const cashew = {
      ...first,
      id: 'crema-cashew',
      allergens: ['tree-nuts' as const],
      isDefault: false,
      soldOut: false,
    }
    const soldOut = { ...crema, smallest: 1, choices: [{ ...first, soldOut: true }, cashew] }
    const menu: Menu = { ...startingMenu, groups: [soldOut] }
    const [vegan, plain] = [item({ groups: ['crema'] }), { item: 'beef' }]
    expect(defaultAllergens(vegan, menu)).toEqual(['tree-nuts'])
    expect(contradictionOf(vegan, menu)).toEqual({ mark: 'vegan', allergen: 'milk' })
    const made = configureItem(plain, { ...menu, items: [vegan] })
    expect(typeof made === 'string' ? made : allergensOf(made, menu)).toEqual(['tree-nuts'])
  })

  test('contradicts a mark wherever it comes from', () => {
    const menu: Menu = { ...startingMenu, groups: [crema] }
    const milk = { mark: 'vegan', allergen: 'milk' }
    expect(contradictionOf(item({}), menu)).toBeUndefined()
    expect(contradictionOf(item({ ownAllergens: ['milk'] }), menu)).toEqual(milk)
    expect(contradictionOf(item({ inside: [{ id: 'cheese', canLeaveOut: true }] }), menu)).toEqual(milk)
    expect(contradictionOf(item({ groups: ['crema'] }), menu)).toEqual(milk)
    const notFirst = { ...crema, choices: crema.choices.map((one) => ({ ...one, isDefault: false })) }
    expect(contradictionOf(item({ groups: ['crema'] }), { ...menu, groups: [notFirst] })).toBeUndefined()
  })

  test('the starting menu contradicts itself nowhere, and the first item that does is named', () => {
    expect(contradictionIn(startingMenu)).toBeUndefined()
    const items = startingMenu.items.map((one) => ({ ...one, marks: ['gluten-free' as const] }))
    expect(contradictionIn({ ...startingMenu, items })).toMatchObject({
      item: { id: startingMenu.items[0]?.id },
      mark: 'gluten-free',
      allergen: 'wheat',
    })
  })
})

test('R57 no mark is shown that what stands in contradicts', () => {
  expect(currentMarks({ allergens: ['milk'], marks: ['vegan', 'spicy'] })).toEqual(['spicy'])
  expect(currentMarks({ allergens: ['wheat'], marks: ['vegan', 'spicy'] })).toEqual(['vegan', 'spicy'])
})
