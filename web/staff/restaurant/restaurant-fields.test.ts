import { expect, test } from 'vitest'
import { restaurant } from '../../../test-support/restaurant.ts'
import { isSameField } from '../office/form-fields.ts'
import { checkRestaurant, fieldsOf, labelsWithYear, restaurantFields } from './restaurant-fields.ts'

const { namePicture: _made, ...set } = restaurant
const saved = { ...set, logo: null, version: 7 }
const typed = fieldsOf(saved)

test('R36 what is loaded and not touched is saved as it was', () => {
  expect(checkRestaurant(typed, 7)).toEqual({ body: saved })
  const full = {
    ...saved,
    address: { street: '1995 Comal Street', city: 'Fresno', state: 'CA', zipcode: '93701' },
    phone: '(559) 555-0195',
    email: 'hello@example.com',
    directions: { en: 'Left.', es: 'Izquierda.' },
  }
  expect(checkRestaurant(fieldsOf(full), 7)).toEqual({ body: full })
})

test('R36 an address is whole or not there, and Spanish directions need English ones', () => {
  expect(checkRestaurant({ ...typed, 'address.city': 'Fresno' }, 7)).toEqual({
    fields: {
      'address.street': 'Enter the street address.',
      'address.state': 'Select a state.',
      'address.zipcode': 'Use 5 digits for the zipcode.',
    },
  })
  expect(checkRestaurant({ ...typed, 'address.city': '  ' }, 7)).toMatchObject({ body: { address: null } })
  expect(checkRestaurant({ ...typed, 'directions.es': 'Izquierda.' }, 7)).toEqual({
    fields: { 'directions.en': 'Say something here.' },
  })
})

test('R36 an empty year is no year, and a logo is its upload', () => {
  const logo = `cutout-${'a'.repeat(24)}`
  expect(checkRestaurant({ ...typed, since: ' ', logo }, 7)).toMatchObject({ body: { since: null, logo } })
  expect(checkRestaurant({ ...typed, since: 'long' }, 7)).toEqual({
    fields: { since: 'Enter a year, like 1995.' },
  })
})

test('R36 whoever takes out the year is told which of our words still say it', () => {
  expect(labelsWithYear(typed)).toEqual([])
  expect(labelsWithYear({ ...typed, since: '' })).toEqual(['Line below', 'Story'])
  expect(labelsWithYear({ ...typed, since: '', 'words.lead.en': 'Since 1995, by hand.' })).toEqual(['Story'])
})

test('R36 the same rate in other digits is no change', () => {
  const isSame = (taxRate: string) =>
    isSameField(restaurantFields.fields, 'taxRate', { ...typed, taxRate }, typed)
  expect([isSame('9.50%'), isSame('9.6')]).toEqual([true, false])
})
