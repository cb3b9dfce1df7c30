import { describe, expect, test } from 'vitest'
import { factsOf, groupChanges, itemChanges, type GroupFacts } from './menu-changes.ts'
import { itemActions, menuTarget } from '../people/audit.ts'
import type { ItemId } from './menu.ts'
import { cents } from '../basics/money.ts'
import { startingMenu } from './starting-menu.ts'

const [beef] = startingMenu.items.map(factsOf)
const id = 'beef' as ItemId
if (!beef) throw new Error('there is an item')

describe('what the log keeps of an item', () => {
  test('nothing of what is the same, also where the groups are named in another order', () => {
    expect(itemChanges(beef, { ...beef }, startingMenu)).toEqual([])
    expect(itemChanges(beef, { ...beef, groups: beef.groups.toReversed() }, startingMenu)).toEqual([])
  })

  test('the price apart from the rest, and names in place of ids', () => {
    const inside = beef.inside.filter((one) => one.id !== 'rice')
    const after = { ...beef, price: cents(1100), inside, groups: [] }
    const target = menuTarget('item', { id, name: beef.name })
    expect(itemActions(target, itemChanges(beef, after, startingMenu))).toEqual([
      {
        what: 'changed',
        target: { kind: 'item', id: 'beef', name: 'Beef' },
        changes: [
          { field: 'inside', of: 'Rice', from: { name: 'Rice', canLeaveOut: true }, to: null },
          { field: 'groups', from: ['Salsa', 'Extras'], to: [] },
        ],
      },
      { what: 'changed', target, changes: [{ field: 'price', from: 1050, to: 1100 }] },
    ])
  })
})

describe('what the log keeps of a group', () => {
  const choice = (name: string) => ({
    id: name.toLowerCase(),
    name: { en: name },
    price: cents(0),
    allergens: [],
    isDefault: false,
  })
  const size: GroupFacts = {
    name: { en: 'Size' },
    kind: 'one',
    smallest: 0,
    largest: 1,
    onTicket: 'word',
    choices: [choice('Small'), choice('Large')],
    serves: [id],
  }

  test('nothing of what is the same, and all of what comes or goes', () => {
    expect(groupChanges(size, { ...size }, startingMenu)).toEqual([])
    const [small, large] = size.choices
    const told = [
      { field: 'kind', value: 'one' },
      { field: 'smallest', value: 0 },
      { field: 'largest', value: 1 },
      { field: 'onTicket', value: 'word' },
      { field: 'choices', of: 'Small', value: small },
      { field: 'choices', of: 'Large', value: large },
      { field: 'serves', value: ['Beef'] },
    ]
    expect(groupChanges(null, size, startingMenu)).toEqual(
      told.map(({ value, ...field }) => ({ ...field, from: null, to: value })),
    )
    expect(groupChanges(size, null, startingMenu)).toEqual(
      told.map(({ value, ...field }) => ({ ...field, from: value, to: null })),
    )
  })
})
