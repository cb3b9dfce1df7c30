import { describe, expect, test } from 'vitest'
import type { ItemId } from '#domain/menu/menu.ts'
import { cents } from '#domain/basics/money.ts'
import type { OfficeMenuItem, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { checkItem, checkNewItem } from './check-item.ts'
import { isSameField } from '../office/form-fields.ts'
import { fieldsOf, itemFields, type ItemFields } from './item-fields.ts'

const milk = {
  id: 'crema',
  name: { en: 'Crema' },
  allergens: ['milk' as const],
  version: 1,
  usedIn: [],
}
const menu: OfficeMenuReply = {
  sections: [{ id: 'burritos', name: { en: 'Burritos' }, version: 1 }],
  items: [],
  retired: [],
  groups: startingMenu.groups.map((group) => ({ ...group, version: 1, serves: [] })),
  ingredients: [milk],
}
const bean: OfficeMenuItem = {
  id: 'bean' as ItemId,
  section: 'burritos',
  name: { en: 'Bean', es: 'Frijol' },
  shortName: { en: 'Bean' },
  description: { en: 'Beans.' },
  price: cents(950),
  inside: [],
  groups: [],
  allergens: [],
  ownAllergens: [],
  marks: ['vegan'],
  look: { color: 'jade', picture: null },
  weight: 1,
  soldOut: false,
  backAt: null,
  remaining: null,
  version: 3,
  soldToday: 0,
}
const form = fieldsOf(bean)

describe('an item as it is typed', () => {
  test.each([
    ['price', { price: '9.5' }],
    ['price', { price: '$9,50' }],
    ['weight', { weight: '1.0' }],
    ['name', { name: ' Bean ' }],
    ['inside', { inside: [] }],
  ] as const)('%s as %j is no change', (field, change) => {
    expect(isSameField(itemFields, field, { ...form, ...change }, form)).toBe(true)
  })

  test('what is ticked in another order is no change, and an ingredient that can be left out is one', () => {
    const marked = (...marks: ItemFields['marks']) => ({ ...form, marks })
    expect(isSameField(itemFields, 'marks', marked('spicy', 'vegan'), marked('vegan', 'spicy'))).toBe(true)
    const inside = (canLeaveOut: boolean) => ({ ...form, inside: [{ id: 'crema', canLeaveOut }] })
    expect(isSameField(itemFields, 'inside', inside(true), inside(false))).toBe(false)
  })

  test('it is sent with the version that was seen, in cents and tenths', () => {
    expect(checkItem({ ...form, price: '10', weight: ',5' }, 3, menu)).toMatchObject({
      body: { version: 3, price: 1000, weight: 0.5, name: 'Bean' },
    })
    expect(checkNewItem(form, menu)).not.toHaveProperty('body.version')
  })

  test('R55 a short name that comes from the name is not shown as one of its own', () => {
    expect(form.shortName).toBe('')
    expect(fieldsOf({ ...bean, name: { en: 'Chicken' }, shortName: { en: 'Chix' } }).shortName).toBe('Chix')
    expect(checkItem({ ...form, description: '' }, 3, menu)).toMatchObject({
      body: { shortName: '', description: '' },
    })
  })

  test('R55 a mark is held against what is inside, and what is named beside it', () => {
    const said = { fields: { marks: 'It can’t be vegan and contain milk. Uncheck one of the two.' } }
    expect(checkItem({ ...form, ownAllergens: ['milk'] }, 3, menu)).toEqual(said)
    expect(checkItem({ ...form, inside: [{ id: 'crema', canLeaveOut: true }] }, 3, menu)).toEqual(said)
    expect(
      checkItem({ ...form, inside: [{ id: 'crema', canLeaveOut: true }], marks: [] }, 3, menu),
    ).toHaveProperty('body')
  })

  test('what another owner has removed is not sent again and again', () => {
    const inside = [
      { id: 'gone', canLeaveOut: true },
      { id: 'crema', canLeaveOut: true },
    ]
    const old = { ...form, marks: [], groups: ['gone', 'salsa'], inside }
    for (const checked of [checkItem(old, 3, menu), checkNewItem(old, menu)])
      expect(checked).toMatchObject({ body: { groups: ['salsa'], inside: [{ id: 'crema' }] } })
  })
})

const photo = { id: `photo-${'a'.repeat(24)}`, x: 40, y: 60, turns: 1, alt: '' }
const opening = { url: '/pictures/bean-0123456789ab', alt: { en: 'A plate.' }, framing: 'high' } as const

function photographed(alt: string): OfficeMenuItem {
  const url = `/pictures/${photo.id}-40-60-1`
  return { ...bean, look: { color: 'jade', picture: { url, alt: { en: alt }, framing: 'snapshot' } } }
}

describe('R56 the picture in the form of its item', () => {
  test('a photograph is read from its name; what it shows, only where somebody wrote it', () => {
    expect(fieldsOf(photographed('Bean')).picture).toEqual(photo)
    expect(fieldsOf(photographed('A plate.')).picture).toEqual({ ...photo, alt: 'A plate.' })
    expect(form.picture).toBeNull()
  })

  test('one that the restaurant opened with is not sent unless it is touched', () => {
    const untouched = fieldsOf({ ...bean, look: { color: 'jade', picture: opening } })
    expect(untouched.picture).toBeUndefined()
    const sent = checkItem(untouched, 3, menu)
    expect(sent).toHaveProperty('body')
    expect(sent).not.toHaveProperty('body.picture')
    expect(checkItem({ ...untouched, picture: null }, 3, menu)).toHaveProperty('body.picture', null)
    expect(checkItem({ ...untouched, picture: photo }, 3, menu)).toHaveProperty('body.picture', photo)
    expect(checkNewItem({ ...form, picture: photo }, menu)).toHaveProperty('body.picture', photo)
    expect(checkItem({ ...form, picture: { ...photo, x: 101 } }, 3, menu)).toHaveProperty('fields')
  })

  test('another center, other words and no picture at all are edits, and the same one is none', () => {
    const meant = (picture: typeof photo | null | undefined) =>
      JSON.stringify(itemFields.picture.meaning?.(picture))
    expect(meant({ alt: '', turns: 1, y: 60, x: 40, id: photo.id })).toBe(meant(photo))
    const edits = [
      { ...photo, x: 42 },
      { ...photo, turns: 2 },
      { ...photo, alt: 'A plate.' },
      null,
      undefined,
    ]
    const meanings = [photo, ...edits].map(meant)
    expect(new Set(meanings).size).toBe(meanings.length)
  })
})
