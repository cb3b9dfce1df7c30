// Whatever Stripe's fields never ask for must go with the card, or Stripe refuses every token (R66).
import { expect, test } from 'vitest'
import type { Customer } from '#domain/orders/customer-rules.ts'
import { billingDetailsOf, fieldsOfOurs } from './billing-details.ts'

const rosa: Customer = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  email: 'rosa@example.com',
  address: '18 Laurel St',
  city: 'Fresno',
  state: 'CA',
  zipcode: '93701',
  fulfillment: 'pickup',
  delivery: null,
}

test('R66 the address of the form goes with the card', () => {
  expect(billingDetailsOf(rosa)).toEqual({
    name: 'Rosa Delgado',
    email: 'rosa@example.com',
    address: { line1: '18 Laurel St', city: 'Fresno', state: 'CA', postal_code: '93701', country: 'US' },
  })
})

test('R66 an apartment and a phone number go along where they were typed', () => {
  const { phone, address } = billingDetailsOf({ ...rosa, apartment: '4B', phone: '(559) 555-0199' })
  expect([phone, address?.line2]).toEqual(['(559) 555-0199', '4B'])
})

test('R66 the card’s address is not where the burritos go', () => {
  const delivery = { address: '1 Elm St', city: 'Clovis', state: 'CA', zipcode: '93611' } as const
  expect(billingDetailsOf({ ...rosa, fulfillment: 'delivery', delivery }).address?.line1).toBe('18 Laurel St')
})

test('R66 nothing that Stripe never asks for is left out', () => {
  const never = (fields: object) =>
    Object.entries(fields).flatMap(([name, how]) => (how === 'never' ? [name] : []))
  const { address = {}, ...person } = fieldsOfOurs.billingDetails as { address?: object }
  const { address: sent, ...others } = billingDetailsOf(rosa)
  expect(Object.keys(others)).toEqual(expect.arrayContaining(never(person)))
  const snake = never(address).map((name) => name.replace('postalCode', 'postal_code'))
  expect(Object.keys(sent ?? {}).toSorted()).toEqual(snake.toSorted())
})
