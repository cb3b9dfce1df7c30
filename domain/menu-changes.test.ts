import { describe, expect, test } from 'vitest'
import { factsOf, groupChanges, itemDeeds, type GroupFacts } from './menu-changes.ts'
import type { ItemId } from './menu.ts'
import { cents } from './money.ts'
import { startingMenu } from './starting-menu.ts'

const [beef] = startingMenu.items.map(factsOf)
const id = 'beef' as ItemId
if (!beef) throw new Error('there is an item')

describe('what the log keeps of an item', () => {
  test('nothing of what is the same, also where the groups are named in another order', () => {
    expect(itemDeeds(id, beef, { ...beef }, startingMenu)).toEqual([])
    expect(itemDeeds(id, beef, { ...beef, groups: beef.groups.toReversed() }, startingMenu)).toEqual([])
  })

  test('the price apart from the rest, and names in place of ids', () => {
    const after = { ...beef, price: cents(1100), inside: [{ id: 'rice', canLeaveOut: true }], groups: [] }
    expect(itemDeeds(id, beef, after, startingMenu)).toEqual([
      {
        what: 'menu',
        item: 'beef',
        changed: [
          {
            fact: 'inside',
            from: [
              { name: { en: 'Flour tortilla' }, canLeaveOut: false },
              { name: { en: 'Skirt steak' }, canLeaveOut: false },
              { name: { en: 'Black beans' }, canLeaveOut: true },
              { name: { en: 'Rice' }, canLeaveOut: true },
              { name: { en: 'Tomato' }, canLeaveOut: true },
              { name: { en: 'Avocado' }, canLeaveOut: true },
            ],
            to: [{ name: { en: 'Rice' }, canLeaveOut: true }],
          },
          { fact: 'groups', from: [{ en: 'Salsa' }, { en: 'Extras' }], to: [] },
        ],
      },
      { what: 'price', item: 'beef', from: 1050, to: 1100 },
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
    expect(groupChanges(size, { ...size })).toEqual([])
    const { name: _name, choices, serves, ...rules } = size
    expect(groupChanges(undefined, size)).toEqual([
      { fact: 'rules', from: null, to: rules },
      ...choices.map((to) => ({ fact: 'choice', from: null, to })),
      { fact: 'serves', from: [], to: serves },
    ])
    expect(groupChanges(size, undefined)).toEqual([
      { fact: 'rules', from: rules, to: null },
      ...choices.map((from) => ({ fact: 'choice', from, to: null })),
      { fact: 'serves', from: serves, to: [] },
    ])
  })

  test('another order of the choices is told once, and a new name or a new choice is none', () => {
    const [small, large] = [choice('Small'), choice('Large')]
    expect(groupChanges(size, { ...size, choices: [large, small] })).toEqual([
      {
        fact: 'choice-order',
        from: [{ en: 'Small' }, { en: 'Large' }],
        to: [{ en: 'Large' }, { en: 'Small' }],
      },
    ])
    const renamed = { ...small, name: { en: 'Tiny' } }
    expect(groupChanges(size, { ...size, choices: [choice('Giant'), renamed, large] })).toEqual([
      { fact: 'choice', from: small, to: renamed },
      { fact: 'choice', from: null, to: choice('Giant') },
    ])
  })
})
