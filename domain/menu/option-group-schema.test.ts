import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ValidationErrors } from '../basics/validation-errors.ts'
import { errorsByField } from '../basics/form-schema.ts'
import { configureItem } from './configured-item.ts'
import type { Menu } from './menu.ts'
import { groupKinds } from './menu-limits.ts'
import { cents } from '../basics/money.ts'
import { groupChange, newGroup } from './option-group-schema.ts'
import { startingMenu } from './starting-menu.ts'
import { runs } from '../../test-support/property-runs.ts'

const choice = (name: string, change: object = {}) => ({
  id: null,
  name,
  price: 0,
  allergens: [],
  isDefault: false,
  ...change,
})
const salsa = {
  name: 'Salsa',
  kind: 'one',
  smallest: 1,
  largest: 1,
  onTicket: 'word',
  choices: [choice('Mild'), choice('Hot', { isDefault: true })],
  items: ['beef'],
}
const extras = {
  ...salsa,
  kind: 'some',
  smallest: 0,
  largest: 2,
  choices: [choice('Guac', { price: 150 }), choice('Cheese', { price: 75, allergens: ['milk'] })],
}

function errors(group: object): ValidationErrors {
  const checked = newGroup.safeParse(group)
  return checked.success ? {} : errorsByField(checked.error)
}

const numRuns = runs(2_000)

describe('R57 a group of options', () => {
  test('as the starting menu has them', () => {
    expect(errors(salsa)).toEqual({})
    expect(errors(extras)).toEqual({})
    expect(groupChange.safeParse({ ...salsa, version: 1 }).success).toBe(true)
    for (const { id: _id, ...group } of startingMenu.groups) {
      const choices = group.choices.map(({ soldOut: _soldOut, backAt: _backAt, name, ...one }) => ({
        ...one,
        name: name.en,
      }))
      expect(errors({ ...group, name: group.name.en, choices, items: [] })).toEqual({})
    }
  })

  test.each([
    [{ ...salsa, smallest: 0 }, {}],
    [{ ...salsa, largest: 2 }, { largest: { code: 'single-choice-max' } }],
    [
      { ...salsa, smallest: 2 },
      {
        smallest: { code: 'too-large', most: 1 },
        choices: { code: 'too-few', least: 2 },
      },
    ],
    [{ ...salsa, choices: [choice('Mild'), choice('Hot')] }, { choices: { code: 'too-few', least: 1 } }],
    [
      { ...salsa, choices: [choice('Mild', { isDefault: true }), choice('Hot', { isDefault: true })] },
      { choices: { code: 'too-many', of: 'defaults', most: 1 } },
    ],
    [
      { ...salsa, choices: [choice('Mild', { isDefault: true, price: 1 })] },
      { 'choices.0.price': { code: 'default-not-free' } },
    ],
    [{ ...salsa, choices: [] }, { choices: { code: 'missing' } }],
    [
      { ...extras, choices: Array.from({ length: 51 }, (_one, at) => choice(`No. ${at}`)) },
      { choices: { code: 'too-many', of: 'choices', most: 50 } },
    ],
    [{ ...extras, largest: 3 }, { largest: { code: 'too-large', most: 2 } }],
    [{ ...extras, largest: 0 }, { largest: { code: 'out-of-range', least: 1, most: 50 } }],
    [{ ...extras, smallest: -1 }, { smallest: { code: 'out-of-range', least: 0, most: 50 } }],
    [
      { ...extras, choices: [choice('Guac'), choice('GUAC')] },
      { 'choices.1.name': { code: 'name-taken', of: 'choice' } },
    ],
    [
      { ...extras, choices: [choice('Guac', { price: -75 })], largest: 1 },
      { 'choices.0.price': { code: 'amount-out-of-range', least: 0, most: 99_999 } },
    ],
    [{ ...extras, kind: 'many', largest: 50 }, {}],
    [{ ...extras, kind: 'all' }, { kind: { code: 'unknown' } }],
    [{ ...extras, onTicket: 'no' }, { onTicket: { code: 'unknown' } }],
    [{ ...extras, soldOut: {} }, { soldOut: { code: 'unknown-field' } }],
  ])('%j', (group, said) => {
    expect(errors(group)).toEqual(said)
  })

  test('whatever the form lets through, an item that has it can be had as it comes, for its own price', () => {
    const groups = fc.record({
      name: fc.constant('Any'),
      kind: fc.constantFrom(...groupKinds),
      smallest: fc.integer({ min: 0, max: 4 }),
      largest: fc.integer({ min: 1, max: 4 }),
      onTicket: fc.constantFrom('add', 'word'),
      choices: fc
        .array(fc.record({ price: fc.constantFrom(0, 0, 75), isDefault: fc.boolean() }), { maxLength: 5 })
        .map((all) => all.map((one, at) => choice(`No. ${at}`, one))),
      items: fc.constant([]),
    })
    let letThrough = 0
    fc.assert(
      fc.property(groups, (typed) => {
        const checked = newGroup.safeParse(typed)
        if (!checked.success) return
        letThrough += 1
        const [item] = startingMenu.items
        if (!item) throw new Error('there is an item')
        const menu: Menu = {
          ...startingMenu,
          items: [{ ...item, groups: ['any'] }],
          groups: [
            {
              ...checked.data,
              id: 'any',
              name: { en: checked.data.name },
              choices: checked.data.choices.map((one, at) => ({
                ...one,
                id: `any-${at}`,
                name: { en: one.name },
                price: cents(one.price),
                soldOut: false,
                backAt: null,
              })),
            },
          ],
        }
        const made = configureItem({ item: item.id }, menu)
        expect(made).toBeTypeOf('object')
        if (typeof made === 'object') expect(made.chosen.every((one) => one.choice.price === 0)).toBe(true)
      }),
      { numRuns },
    )
    expect(letThrough).toBeGreaterThan(numRuns / 40)
  })
})
