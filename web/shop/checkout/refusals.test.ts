import { expect, test } from 'vitest'
import { Refusal } from '../../api.ts'
import { fieldsOf } from './refusals.ts'

test('R31 R66 a declined card has one message, at its number: Stripe’s fields have no other place for one', () => {
  const declined = new Refusal({ status: 402, code: 'card-declined', title: 'Declined.' }, undefined)
  expect(fieldsOf(declined)).toEqual({ cardNumber: 'Check the number or use another card.' })
})
