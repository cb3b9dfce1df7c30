import { describe, expect, test } from 'vitest'
import type { OfficeGroup, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { checkGroup, checkNewGroup } from './check-group.ts'
import { isSameField } from '../office/form-fields.ts'
import { fieldsOf, groupFields, newChoice, withDefault, withKind, type ChoiceFields } from './group-fields.ts'

const [salsa, extras] = startingMenu.groups.map((group): OfficeGroup => ({
  ...group,
  version: 2,
  serves: startingMenu.items.map(({ id }) => id),
})) as [OfficeGroup, OfficeGroup]
const form = fieldsOf(extras)
const menu = { items: startingMenu.items } as unknown as OfficeMenuReply
const isSameChoices = (one: readonly ChoiceFields[], other: readonly ChoiceFields[]) =>
  isSameField(groupFields, 'choices', { ...form, choices: one }, { ...form, choices: other })

describe('a group of options as it is typed', () => {
  test('R57 as it is saved it keeps the rules, with its version', () => {
    for (const group of [salsa, extras])
      expect(checkGroup(fieldsOf(group), 2, menu)).toMatchObject({
        body: { version: 2, name: group.name.en },
      })
    expect(checkNewGroup(form, menu)).not.toHaveProperty('body.version')
  })

  test('a price written in another way is no change, and another order is one', () => {
    const [first, ...rest] = form.choices
    if (!first) throw new Error('there are extras')
    expect(isSameChoices([{ ...first, price: '1.5' }, ...rest], form.choices)).toBe(true)
    expect(isSameChoices([...rest, first], form.choices)).toBe(false)
  })

  test('a new choice that was saved meanwhile is no change, although the form has no id of it', () => {
    const typed = [...form.choices, { ...newChoice('new-1'), name: 'Queso ' }]
    const saved = [...form.choices, { ...newChoice('extras-queso'), id: 'extras-queso', name: 'Queso' }]
    expect(isSameChoices(typed, saved)).toBe(true)
  })

  test('an item that another owner has taken off the menu is not sent again and again', () => {
    const items = [...form.items, 'gone']
    for (const checked of [checkGroup({ ...form, items }, 2, menu), checkNewGroup({ ...form, items }, menu)])
      expect(checked).toHaveProperty('body.items', extras.serves)
  })

  test('where one is chosen, another default takes the place of the one before', () => {
    const after = withDefault(fieldsOf(salsa), 'salsa-hot', true).choices
    expect(after?.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual(['salsa-hot'])
    const both = withDefault(form, 'extras-cheese', true).choices
    expect(withDefault({ ...form, choices: both ?? [] }, 'extras-guacamole', true).choices).toMatchObject([
      { isDefault: true },
      { isDefault: true },
      {},
      {},
    ])
  })

  test('choosing one has its own bounds', () => {
    expect(withKind({ ...form, smallest: '3' }, 'one')).toMatchObject({ smallest: '1', largest: '1' })
    expect(withKind(form, 'many')).toEqual({ kind: 'many' })
  })

  test('what is wrong stands at its field, in words', () => {
    const wrong = { ...form, smallest: '1', choices: [...form.choices, newChoice('new')] }
    expect(checkGroup(wrong, 2, menu)).toEqual({ fields: { 'choices.4.name': 'Enter a name.' } })
    expect(checkGroup({ ...form, smallest: '1' }, 2, menu)).toEqual({
      fields: { choices: 'Customers must choose one, so make one the default.' },
    })
    expect(checkGroup({ ...form, largest: 'many' }, 2, menu)).toEqual({
      fields: { largest: 'Use a whole number, from 1 to 50.' },
    })
  })
})
