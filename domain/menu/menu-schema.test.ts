import { describe, expect, test } from 'vitest'
import type { ValidationErrors } from '../basics/validation-errors.ts'
import { errorsByField } from '../basics/form-schema.ts'
import { itemChange, newItem } from './menu-schema.ts'
import { menuOrder } from './office-menu-schema.ts'
import { parsePrice } from './menu-limits.ts'

const bean = {
  version: 1,
  name: 'Bean',
  shortName: 'Bean',
  description: 'Black and pinto beans.',
  price: 950,
  section: 'burritos',
  ownAllergens: [],
  marks: [],
  inside: [{ id: 'tortilla', canLeaveOut: false }],
  groups: ['salsa'],
  color: 'jade',
  weight: 1,
}

function errors(change: object): ValidationErrors {
  const checked = itemChange.safeParse({ ...bean, ...change })
  return checked.success ? {} : errorsByField(checked.error)
}

describe('a price as people type it', () => {
  test.each([
    ['10.25', 1025],
    ['10.5', 1050],
    ['10', 1000],
    ['10.', 1000],
    ['.5', 50],
    ['$10.25', 1025],
    [' $ 10.25 ', 1025],
    ['10,25', 1025],
    ['0.07', 7],
    // Multiplied as a float, 19.99 dollars would be 1998 cents.
    ['19.99', 1999],
    ['1.15', 115],
    ['1234', 123_400],
  ])('%s is %d cents', (typed, amount) => {
    expect(parsePrice(typed)).toBe(amount)
  })

  test.each([[''], ['.'], ['$'], ['ten'], ['10.255'], ['1,000'], ['-1'], ['1e3'], ['10.25 USD'], ['１０']])(
    '%j is none',
    (typed) => {
      expect(parsePrice(typed)).toBeUndefined()
    },
  )
})

describe('what may stand on the menu', () => {
  test('the burrito as it is', () => {
    expect(errors({})).toEqual({})
  })

  test('R55 short name and description can be left empty', () => {
    expect(errors({ shortName: ' ', description: '' })).toEqual({})
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ name: 'Be\u0000an' }, 'name'],
    [{ shortName: 'x'.repeat(13) }, 'shortName'],
    [{ shortName: '\u2800' }, 'shortName'],
    [{ shortName: null }, 'shortName'],
    [{ description: 'x'.repeat(161) }, 'description'],
    [{ description: 'Call 4242 4242 4242 4242' }, 'description'],
    [{ price: 0 }, 'price'],
    [{ price: 100_000 }, 'price'],
    [{ price: 950.5 }, 'price'],
    [{ price: Number.NaN }, 'price'],
    [{ price: '950' }, 'price'],
    [{ version: 0 }, 'version'],
    [{ ownAllergens: ['gold'] }, 'ownAllergens.0'],
    [{ ownAllergens: ['milk', 'milk'] }, 'ownAllergens'],
    [{ allergens: ['milk'] }, 'allergens'],
    [{ section: '' }, 'section'],
    [{ section: 'Sides & more' }, 'section'],
    [{ inside: [{ id: 'rice' }] }, 'inside.0.canLeaveOut'],
    [{ inside: [bean.inside[0], { id: 'tortilla', canLeaveOut: true }] }, 'inside'],
    [{ groups: ['salsa', 'salsa'] }, 'groups'],
    [{ groups: ['<b>'] }, 'groups.0'],
    [{ color: 'beige' }, 'color'],
    [{ marks: ['halal'] }, 'marks.0'],
    [{ soldOut: true }, 'soldOut'],
  ])('%j is refused at its field', (change, field) => {
    expect(Object.keys(errors(change))).toEqual([field])
  })

  test.each([
    [['milk'], ['vegan'], { code: 'contradiction', mark: 'vegan', allergen: 'milk' }],
    [['fish'], ['vegetarian'], { code: 'contradiction', mark: 'vegetarian', allergen: 'fish' }],
    [['wheat'], ['gluten-free'], { code: 'contradiction', mark: 'gluten-free', allergen: 'wheat' }],
    [['milk', 'wheat'], ['vegetarian', 'spicy'], undefined],
    [['tree-nuts'], ['vegan'], undefined],
  ])('contains %j, marked %j', (allergens, marks, said) => {
    expect(errors({ ownAllergens: allergens, marks })['marks']).toEqual(said)
  })

  test('R55 a new item is the same without a version', () => {
    const { version: _version, ...fresh } = bean
    expect(newItem.safeParse(fresh).success).toBe(true)
    expect(newItem.safeParse(bean).success).toBe(false)
  })

  test('the order of the menu names each section and each item once', () => {
    const isOrder = (...sections: unknown[]) => menuOrder.safeParse({ sections }).success
    const burritos = { id: 'burritos', items: ['pork', 'bean'] }
    expect(isOrder(burritos, { id: 'drinks', items: [] })).toBe(true)
    // The server checks against the menu that the list is complete and that everything in it exists.
    expect(isOrder(burritos, burritos)).toBe(false)
    expect(isOrder(burritos, { id: 'drinks', items: ['pork'] })).toBe(false)
    expect(isOrder({ id: 'burritos', items: ['beef', 'beef'] })).toBe(false)
    for (const wrong of ['beef', { id: '<b>', items: [] }, { id: 'burritos', items: [7] }, { items: [] }])
      expect(isOrder(wrong)).toBe(false)
  })
})
