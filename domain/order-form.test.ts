import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdsCardNumber, passesLuhn } from './card.ts'
import { demoCards, demoToken, readDemoToken } from './demo-card.ts'
import { messagesByField } from './form-rules.ts'
import { checkCard } from './card-form.ts'
import { checkCustomer } from './customer-rules.ts'
import { customerForm, orderRequest } from './order-form.ts'
import { newStaffForm } from './staff-form.ts'
import { usStates } from './us-states.ts'

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

function problemsWith(change: Record<string, unknown>): Record<string, string> {
  const checked = orderRequest.safeParse({ ...order, ...change })
  return checked.success ? {} : messagesByField(checked.error)
}

test('a whole order passes and is trimmed', () => {
  expect(orderRequest.parse({ ...order, firstName: '  Rosa ' }).firstName).toBe('Rosa')
})

describe('R29 every field is required', () => {
  test.each(Object.keys(order))('%s', (field) => {
    expect(Object.keys(problemsWith({ [field]: undefined }))).toEqual([field])
  })
  test.each(['firstName', 'lastName', 'address', 'city', 'zipcode', 'email', 'state'])(
    '%s may not be blank',
    (field) => {
      expect(Object.keys(problemsWith({ [field]: '  ' }))).toEqual([field])
    },
  )
  test('a second delivery address needs all its fields', () => {
    const messages = problemsWith({ delivery: { address: '', city: '', state: '', zipcode: '' } })
    expect(Object.keys(messages)).toEqual([
      'delivery.address',
      'delivery.city',
      'delivery.state',
      'delivery.zipcode',
    ])
  })
})

describe('R29 formats', () => {
  test.each(['93701', '93701-1234'])('zipcode %s', (zipcode) => expect(problemsWith({ zipcode })).toEqual({}))
  test.each(['937', '937011', '9370a', '93701-12'])('not zipcode %s', (zipcode) =>
    expect(problemsWith({ zipcode })).toEqual({ zipcode: 'Use 5 digits.' }),
  )
  test.each(['rosa@example.com', "o'neil+x@mail.example.co.uk"])('email %s', (email) =>
    expect(problemsWith({ email })).toEqual({}),
  )
  test.each(['rosa', 'rosa@', 'a@b', 'a@b.c', 'a@example.com, b@example.com', 'a b@example.com', 'a@-x.com'])(
    'not email %s',
    (email) => expect(Object.keys(problemsWith({ email }))).toEqual(['email']),
  )
  test.each(['Rosa\nDelgado', 'Ro\u0000sa', '\u202easoR', 'Rosa\ud800', 'a\u2028b'])(
    'no control characters: %j',
    (firstName) => expect(Object.keys(problemsWith({ firstName }))).toEqual(['firstName']),
  )
  test.each([
    ['\u200b\u200b', 'Enter your first name.'],
    ['\u3164', 'Enter your first name.'],
    ['\u2800 \u2800', 'Enter your first name.'],
    ['\ufe0f\u034f', 'Enter your first name.'],
    [`a${'\u0301'.repeat(59)}`, 'Remove any special characters.'],
    [`a${'\u0301\u200d'.repeat(20)}`, 'Remove any special characters.'],
    ['Rosa\u061c', 'Remove any special characters.'],
    ['Rosa\u200f', 'Remove any special characters.'],
  ])('no name of invisible, stacked or turning signs: %j', (firstName, words) => {
    expect(problemsWith({ firstName })).toEqual({ firstName: words })
    const person = { name: firstName, username: 'rosa', role: 'kitchen', password: 'twelve and more' }
    expect(newStaffForm.safeParse(person).success).toBe(false)
  })
  test.each(['José María', "O'Neil", '李小龙', 'Zoë 🌯', 'Nguyễn', 'น้ำผึ้ง', 'क्षत्रिय', 'שָׁלוֹם', '👩‍👩‍👧'])(
    'names of the world: %s',
    (firstName) => expect(problemsWith({ firstName })).toEqual({}),
  )
})

describe('amounts a browser may send', () => {
  test.each([0, -1, 1.5, Number.NaN, Infinity, 2 ** 53, '1', null])('quantity %s is refused', (quantity) => {
    expect(Object.keys(problemsWith({ lines: [{ item: 'beef', quantity }] }))).toEqual(['lines.0.quantity'])
  })
  test('what cannot be an item, a burrito twice, and none at all are refused', () => {
    const beef = { item: 'beef', quantity: 1 }
    expect(problemsWith({ lines: [{ item: '<fish>', quantity: 1 }] })).toHaveProperty(['lines.0.item'])
    expect(problemsWith({ lines: [beef, beef] })).toEqual({ lines: 'Name each burrito once.' })
    expect(problemsWith({ lines: [] })).toEqual({ lines: 'Put at least one burrito in the cart.' })
  })
  test('no field takes a price or a card', () => {
    expect(Object.keys(problemsWith({ total: 1, cardNumber: '4242424242424242' }))).toEqual([
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
    expect(holdsCardNumber(typed)).toBe(true)
    expect(Object.keys(problemsWith({ address: typed }))).toEqual(['address'])
  })
  test.each(['18 Laurel St', '555-0100-1234', '1234567890123', '93701-1234'])('%s is fine', (typed) =>
    expect(holdsCardNumber(typed)).toBe(false),
  )
})

test('R29 the browser finds what the server finds, field by field, and sends what the server reads', () => {
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
  const place = { address: typed, city: typed, state: typed, zipcode: typed }
  const person = { firstName: typed, lastName: typed, email: typed }
  const customers = fc.record({ ...person, ...place, delivery: fc.option(fc.record(place)) })
  fc.assert(
    fc.property(customers, (customer) => {
      const here = checkCustomer(customer)
      const there = customerForm.safeParse(customer)
      if (!there.success) expect(here).toEqual({ ok: false, messages: messagesByField(there.error) })
      else expect(here).toEqual({ ok: true, customer: there.data })
    }),
    { numRuns: 1_000 },
  )
  const good = { ...order, lines: undefined, expectedTotal: undefined, paymentToken: undefined }
  expect(checkCustomer({ ...good, firstName: ' Rosa ' })).toMatchObject({
    ok: true,
    customer: { firstName: 'Rosa' },
  })
})

describe('R29 the card fields, in the browser', () => {
  const card = { cardNumber: '4242 4242 4242 4242', cvv: '123', expiry: '11/26' }
  const today = new Date(2026, 10, 30)
  const messages = (change: Partial<typeof card>) => checkCard({ ...card, ...change }, today)
  test('a good card', () => expect(messages({})).toEqual({}))
  test.each([
    ['', 'Enter your card number.'],
    ['4000 12', 'That card number is too short.'],
    ['4242 4242 4242 4241', 'That card number isn’t valid. Check the digits.'],
    ['42424242424242424242', 'That card number is too long.'],
    ['4242 4242 4242 424x', 'Use digits only.'],
  ])('number %j: %s', (cardNumber, words) => expect(messages({ cardNumber })).toEqual({ cardNumber: words }))
  test.each(['', '12', '12345', 'abc'])('CVV %j is refused', (cvv) =>
    expect(messages({ cvv })).toHaveProperty('cvv'),
  )
  test.each(['', '13/27', '00/27', '1', 'ab/cd'])('expiry %j is not a month', (expiry) =>
    expect(messages({ expiry })).toEqual({ expiry: 'Use MM/YY, like 08/27.' }),
  )
  test.each(['10/26', '12/25'])('expiry %s has passed', (expiry) =>
    expect(messages({ expiry })).toEqual({ expiry: 'This card has expired.' }),
  )
  test.each(['11/26', '1/27', '0127', '01/2027', '01 / 27'])('expiry %s is good', (expiry) =>
    expect(messages({ expiry })).toEqual({}),
  )
})

test('the demo token says the outcome and the last four digits, nothing else', () => {
  expect(demoToken(demoCards.approve)).toBe('demo-approve-4242')
  expect(readDemoToken(demoToken(demoCards.decline))).toEqual({ outcome: 'decline', lastFour: '0002' })
  expect(readDemoToken(demoToken(demoCards.silence))).toEqual({ outcome: 'silence', lastFour: '0119' })
  expect(readDemoToken('demo-approve-4242424242424242')).toBeUndefined()
  expect(Object.values(demoCards).every((number) => passesLuhn(number.replaceAll(' ', '')))).toBe(true)
})

test('R22 57 choices of state, each with its postal code', () => {
  expect(usStates).toHaveLength(57)
  expect(new Set(usStates.map(([code]) => code)).size).toBe(57)
  expect(usStates.map(([code]) => code).slice(-8)).toEqual(['WY', 'DC', 'AS', 'GU', 'MP', 'PR', 'VI', 'UM'])
})
