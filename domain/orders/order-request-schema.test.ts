import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containsCardNumber, passesLuhn } from '../basics/card-number.ts'
import { demoCards, demoToken, parseDemoToken } from '../payments/test-cards.ts'
import type { ValidationErrors } from '../basics/validation-errors.ts'
import { errorsByField } from '../basics/form-schema.ts'
import { checkCustomer, type TypedCustomer } from './customer-rules.ts'
import { customerForm, orderRequest } from './order-request-schema.ts'
import { maxLines } from './order-size.ts'
import { newStaff } from '../people/staff-schema.ts'
import { isVisible } from '../basics/text-rule.ts'
import { usStates } from '../basics/us-states.ts'
import { fulfillments } from '../restaurant/setting-constants.ts'
import { runs } from '../../test-support/property-runs.ts'

const order = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  address: '18 Laurel St',
  city: 'Fresno',
  state: 'CA',
  zipcode: '93701',
  delivery: null,
  email: 'rosa@example.com',
  lines: [{ item: 'pork', quantity: 1 }],
  expectedTotal: 1205,
  paymentToken: 'demo-approve-4242',
}

function faultsWith(change: Record<string, unknown>): ValidationErrors {
  const checked = orderRequest.safeParse({ ...order, ...change })
  return checked.success ? {} : errorsByField(checked.error)
}

test('a whole order passes and is trimmed', () => {
  expect(orderRequest.parse({ ...order, firstName: '  Rosa ' }).firstName).toBe('Rosa')
})

describe('R29 every field is required', () => {
  test.each(Object.keys(order))('%s', (field) => {
    expect(Object.keys(faultsWith({ [field]: undefined }))).toEqual([field])
  })
  test.each(['firstName', 'lastName', 'address', 'city', 'zipcode', 'email', 'state'])(
    '%s may not be blank',
    (field) => {
      expect(Object.keys(faultsWith({ [field]: '  ' }))).toEqual([field])
    },
  )
  test('a second delivery address needs all its fields', () => {
    const errors = faultsWith({ delivery: { address: '', city: '', state: '', zipcode: '' } })
    expect(Object.keys(errors)).toEqual([
      'delivery.address',
      'delivery.city',
      'delivery.state',
      'delivery.zipcode',
    ])
  })
})

describe('R29 formats', () => {
  test.each(['93701', '93701-1234'])('zipcode %s', (zipcode) => expect(faultsWith({ zipcode })).toEqual({}))
  test.each(['937', '937011', '9370a', '93701-12'])('not zipcode %s', (zipcode) =>
    expect(faultsWith({ zipcode })).toEqual({ zipcode: { code: 'invalid-format' } }),
  )
  test.each(['rosa@example.com', "o'neil+x@mail.example.co.uk"])('email %s', (email) =>
    expect(faultsWith({ email })).toEqual({}),
  )
  test.each(['rosa', 'rosa@', 'a@b', 'a@b.c', 'a@example.com, b@example.com', 'a b@example.com', 'a@-x.com'])(
    'not email %s',
    (email) => expect(Object.keys(faultsWith({ email }))).toEqual(['email']),
  )
  test.each(['Rosa\nDelgado', 'Ro\u0000sa', '\u202easoR', 'Rosa\ud800', 'a\u2028b'])(
    'no control characters: %j',
    (firstName) => expect(Object.keys(faultsWith({ firstName }))).toEqual(['firstName']),
  )
  test.each([
    ['\u200b\u200b', 'missing'],
    ['\u3164', 'missing'],
    ['\u2800 \u2800', 'missing'],
    ['\ufe0f\u034f', 'missing'],
    [`a${'\u0301'.repeat(59)}`, 'special-characters'],
    [`a${'\u0301\u200d'.repeat(20)}`, 'special-characters'],
    ['Rosa\u061c', 'special-characters'],
    ['Rosa\u200f', 'special-characters'],
  ])('no name of invisible, stacked or turning signs: %j', (firstName, code) => {
    expect(faultsWith({ firstName })).toEqual({ firstName: { code } })
    const person = { name: firstName, username: 'rosa', role: 'kitchen', password: 'twelve and more' }
    expect(newStaff.safeParse(person).success).toBe(false)
  })
  test.each(['José María', "O'Neil", '李小龙', 'Zoë 🌯', 'Nguyễn', 'น้ำผึ้ง', 'क्षत्रिय', 'שָׁלוֹם', '👩‍👩‍👧'])(
    'names of the world: %s',
    (firstName) => expect(faultsWith({ firstName })).toEqual({}),
  )
})

describe('amounts a browser may send', () => {
  test.each([0, -1, 1.5, Number.NaN, Infinity, 2 ** 53, '1', null])('quantity %s is refused', (quantity) => {
    expect(Object.keys(faultsWith({ lines: [{ item: 'beef', quantity }] }))).toEqual(['lines.0.quantity'])
  })
  test('what cannot be an item, a burrito twice, too many of them, and none at all are refused', () => {
    const beef = { item: 'beef', quantity: 1 }
    expect(faultsWith({ lines: [{ item: '<fish>', quantity: 1 }] })).toHaveProperty(['lines.0.item'])
    expect(faultsWith({ lines: [beef, beef] })).toEqual({ lines: { code: 'twice' } })
    const each = Array.from({ length: maxLines + 1 }, (_, nth) => ({ ...beef, note: `For number ${nth}` }))
    expect(faultsWith({ lines: each.slice(1) })).toEqual({})
    expect(faultsWith({ lines: each })).toEqual({ lines: { code: 'too-many', most: 100 } })
    expect(faultsWith({ lines: [] })).toEqual({ lines: { code: 'missing' } })
  })
  test('no field takes a price or a card', () => {
    expect(Object.keys(faultsWith({ total: 1, cardNumber: '4242424242424242' }))).toEqual([
      'total',
      'cardNumber',
    ])
  })
})

describe('a card number typed into another field is refused', () => {
  test.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4000-0000-0000-0002',
    'x4242.4242.4242.4242y',
    '378282246310005',
    '4242  4242  4242  4242',
    '4242/4242/4242/4242',
    '4242 – 4242 – 4242 – 4242',
    '4242\u200b4242\u200b4242\u200b4242',
    '４２４２４２４２４２４２４２４２',
  ])('%s', (typed) => {
    expect(containsCardNumber(typed)).toBe(true)
    expect(Object.keys(faultsWith({ address: typed }))).toEqual(['address'])
  })
  test.each(['18 Laurel St', '555-0100-1234', '1234567890123', '93701-1234'])('%s is fine', (typed) =>
    expect(containsCardNumber(typed)).toBe(false),
  )
})

test('R29 the browser finds what the server finds, field by field, and sends what the server reads', () => {
  const phones = fc.constantFrom('(559) 555-0199', '555', '')
  const plain = fc.constantFrom('Rosa', '93701', '93701-1', 'rosa@example.com', 'CA', 'XX', '', '  ', ' x ')
  const typed = fc.oneof(
    plain,
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ maxLength: 130 }),
    fc.constantFrom(
      '4242 4242 4242 4242',
      '\u3164',
      `a${'\u0301'.repeat(9)}`,
      'a\u202eb',
      'Ro\ud800sa',
      'x'.repeat(61),
      'x'.repeat(255),
    ),
  )
  const place = { address: typed, apartment: typed, city: typed, state: typed, zipcode: typed }
  const person = { firstName: typed, lastName: typed, email: typed, phone: fc.oneof(typed, phones) }
  const customers = fc.record({
    ...person,
    ...place,
    fulfillment: fc.constantFrom(...fulfillments),
    note: typed,
    delivery: fc.option(fc.record(place)),
  })
  const wanted = fc.record({ delivery: fc.boolean(), pickup: fc.boolean() })
  fc.assert(
    fc.property(customers, wanted, (customer, phoneRequired) => {
      const here = checkCustomer(customer, phoneRequired)
      const there = customerForm.safeParse(asSent(customer))
      // The schema does not know whether a phone number is required: the server checks that against the settings.
      const lacksPhone = phoneRequired[customer.fulfillment] && !isVisible(customer.phone)
      const errors = {
        ...(there.error && errorsByField(there.error)),
        ...(lacksPhone && { phone: { code: 'missing' } }),
      }
      if (Object.keys(errors).length > 0) expect(here).toEqual({ ok: false, errors: expect.anything() })
      if (!here.ok) expect(codesIn(here.errors)).toEqual(codesIn(errors as ValidationErrors))
      else expect(here).toEqual({ ok: true, customer: there.data })
    }),
    { numRuns: runs(1_000) },
  )
  const good = { ...order, lines: undefined, expectedTotal: undefined, paymentToken: undefined }
  const typedToo = { firstName: ' Rosa ', phone: ' (559) 555-0199 ', apartment: '', note: '  ' }
  const nobody = { delivery: false, pickup: false }
  const checked = checkCustomer({ ...good, ...typedToo, fulfillment: 'delivery' }, nobody)
  expect(checked).toMatchObject({ ok: true, customer: { firstName: 'Rosa', phone: '(559) 555-0199' } })
  expect(checked).not.toHaveProperty('customer.apartment')
  expect(checked).not.toHaveProperty('customer.note')
})

/** Leaves out empty optional fields and, for a pickup, the fields that are for the driver. */
function asSent({ phone, note, delivery, ...customer }: TypedCustomer): object {
  const seen = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).filter(([, text]) => isVisible(text)))
  const place = ({ apartment, ...rest }: NonNullable<typeof delivery>) => ({
    ...rest,
    ...seen({ apartment }),
  })
  const { apartment, ...rest } = customer
  const isPickup = customer.fulfillment === 'pickup'
  return {
    ...rest,
    ...seen({ phone, apartment, ...(!isPickup && { note }) }),
    delivery: isPickup || !delivery ? null : place(delivery),
  }
}

/** To the form, a missing phone number and an invisible one are the same. */
function codesIn(errors: ValidationErrors): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]))
}

test('the demo token says the outcome and the last four digits, nothing else', () => {
  expect(demoToken(demoCards.approve)).toBe('demo-approve-4242')
  expect(parseDemoToken(demoToken(demoCards.decline))).toEqual({ outcome: 'decline', lastFour: '0002' })
  expect(parseDemoToken(demoToken(demoCards.silence))).toEqual({ outcome: 'silence', lastFour: '0119' })
  expect(parseDemoToken('demo-approve-4242424242424242')).toBeUndefined()
  expect(Object.values(demoCards).every((number) => passesLuhn(number.replaceAll(' ', '')))).toBe(true)
})

test('R22 57 choices of state, each with its postal code', () => {
  expect([usStates.length, new Set(usStates.map(([code]) => code)).size]).toEqual([57, 57])
  expect(usStates.map(([code]) => code).slice(-8)).toEqual(['WY', 'DC', 'AS', 'GU', 'MP', 'PR', 'VI', 'UM'])
})
