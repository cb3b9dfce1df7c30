import { expect, test } from 'vitest'
import { startingMenu } from '#domain/starting-menu.ts'
import type { OfficeMenuItem } from '#domain/office-api.ts'
import { checkItem, editedFields, formOf } from './item-form.ts'

function chicken(change: Partial<OfficeMenuItem> = {}): OfficeMenuItem {
  const found = startingMenu.find((item) => item.id === 'chix')
  if (!found) throw new Error('no chicken')
  return { ...found, version: 3, soldToday: 0, ...change }
}

test.each([
  [{ price: '10' }, []],
  [{ price: '$10,0' }, []],
  [{ price: '10.01' }, ['price']],
  [{ price: 'ten' }, ['price']],
  [{ name: ' Chicken ' }, []],
  [{ name: 'Pollo', shortName: 'Chix' }, ['name']],
  [{ allergens: [] }, []],
  [{ allergens: ['milk' as const] }, ['allergens']],
])('of %j, what would change something is %j', (edits, fields) => {
  expect([...editedFields(chicken(), edits)]).toEqual(fields)
})

test('ticks mean the same in any order', () => {
  const item = chicken({ allergens: ['milk', 'wheat'] })
  expect(editedFields(item, { allergens: ['wheat', 'milk'] }).size).toBe(0)
})

test('a form is sent in cents, with the version that was seen', () => {
  const checked = checkItem({ ...formOf(chicken()), price: '10.25' }, 3)
  expect(checked).toMatchObject({ body: { price: 1025, version: 3, shortName: 'Chix' } })
  expect(checkItem({ ...formOf(chicken()), price: '' }, 3)).toEqual({
    fields: { price: 'Use dollars and cents, from 0.01 to 999.99.' },
  })
})
