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

const photo = { id: `photo-${'a'.repeat(24)}`, x: 40, y: 60, turns: 1, alt: '' }

function photographed(alt = 'Chicken'): OfficeMenuItem {
  const url = `/pictures/${photo.id}-40-60-1`
  return chicken({ look: { colour: 'maiz', picture: { url, alt: { en: alt }, framing: 'snapshot' } } })
}

test('R56 a photograph is read from its name; what it shows, only where somebody wrote it', () => {
  expect(formOf(photographed()).picture).toEqual(photo)
  expect(formOf(photographed('A plate.')).picture).toEqual({ ...photo, alt: 'A plate.' })
  expect(formOf(chicken({ look: { colour: 'maiz', picture: null } })).picture).toBeNull()
  const opening = { url: '/pictures/chix-0123456789ab', alt: { en: 'A plate.' }, framing: 'high' } as const
  expect(formOf(chicken({ look: { colour: 'maiz', picture: opening } })).picture).toBeUndefined()
})

test('R56 another centre is an edit, and the same one is none', () => {
  const edited = (picture: typeof photo | null) => [...editedFields(photographed(), { picture })]
  expect(edited({ alt: '', turns: 1, y: 60, x: 40, id: photo.id })).toEqual([])
  expect(edited({ ...photo, x: 42 })).toEqual(['picture'])
  expect(edited(null)).toEqual(['picture'])
})

test('R56 a picture that the restaurant opened with is not sent', () => {
  const { picture: _picture, ...form } = formOf(chicken())
  const sent = checkItem({ ...form, picture: undefined }, 3)
  expect(sent).toHaveProperty('body')
  expect(sent).not.toHaveProperty('body.picture')
  expect(checkItem({ ...form, picture: null }, 3)).toHaveProperty('body.picture', null)
  expect(checkItem({ ...form, picture: { ...photo, x: 101 } }, 3)).toHaveProperty('fields')
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
