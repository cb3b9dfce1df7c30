import { expect, test } from 'vitest'
import { startingMenu } from '#domain/starting-menu.ts'
import type { OfficeMenuItem } from '#domain/office-api.ts'
import { checkItem, editedFields, formOf } from './item-form.ts'

function chicken(change: Partial<OfficeMenuItem> = {}): OfficeMenuItem {
  const found = startingMenu.items.find((item) => item.id === 'chix')
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
  [{ weight: '1.0' }, []],
  [{ weight: '0' }, ['weight']],
  [{ weight: 'one' }, ['weight']],
  [{ allergens: [] }, []],
  [{ allergens: ['milk' as const] }, ['allergens']],
])('of %j, what would change something is %j', (edits, fields) => {
  expect([...editedFields(chicken(), edits)]).toEqual(fields)
})

test('ticks mean the same in any order', () => {
  const item = chicken({ allergens: ['milk', 'wheat'] })
  expect(editedFields(item, { allergens: ['wheat', 'milk'] }).size).toBe(0)
})

test('R42 the work for the kitchen is sent in burritos, to a tenth', () => {
  const check = (weight: string) => checkItem({ ...formOf(chicken()), weight }, 3)
  expect(check('0')).toMatchObject({ body: { weight: 0 } })
  expect(check(' ,5 ')).toMatchObject({ body: { weight: 0.5 } })
  const fields = { weight: 'Use 0 to 20, in steps of 0.1.' }
  for (const wrong of ['', '.', 'two', '-1', '0.25', '20.1']) expect(check(wrong), wrong).toEqual({ fields })
})

test('a form is sent in cents, with the version that was seen', () => {
  const checked = checkItem({ ...formOf(chicken()), price: '10.25' }, 3)
  expect(checked).toMatchObject({ body: { price: 1025, version: 3, shortName: 'Chix' } })
  expect(checkItem({ ...formOf(chicken()), price: '' }, 3)).toEqual({
    fields: { price: 'Use dollars and cents, from 0.01 to 999.99.' },
  })
})
