// The card fields of the checkout, which stay in the browser (R29).
import { describe, expect, test } from 'vitest'
import { checkCard } from './card-form.ts'

describe('R29 the card fields, in the browser', () => {
  const card = { cardNumber: '4242 4242 4242 4242', cvv: '123', expiry: '11/26' }
  const today = new Date(2026, 10, 30)
  const errors = (change: Partial<typeof card>) => checkCard({ ...card, ...change }, today)
  test('a good card', () => expect(errors({})).toEqual({}))
  test.each([
    ['', { code: 'missing' }],
    ['4000 12', { code: 'too-short', shortest: 13 }],
    ['4242 4242 4242 4241', { code: 'wrong' }],
    ['42424242424242424242', { code: 'too-long', longest: 19 }],
    ['4242 4242 4242 424x', { code: 'invalid-format' }],
  ])('number %j: %o', (cardNumber, validationError) =>
    expect(errors({ cardNumber })).toEqual({ cardNumber: validationError }),
  )
  test.each(['', '12', '12345', 'abc'])('CVV %j is refused', (cvv) =>
    expect(errors({ cvv })).toHaveProperty('cvv'),
  )
  test.each(['', '13/27', '00/27', '1', 'ab/cd'])('expiry %j is not a month', (expiry) =>
    expect(errors({ expiry })).toEqual({ expiry: { code: 'invalid-format' } }),
  )
  test.each(['10/26', '12/25'])('expiry %s has passed', (expiry) =>
    expect(errors({ expiry })).toEqual({ expiry: { code: 'too-early' } }),
  )
  test.each(['08/99', '12/51', '01/2060'])('expiry %s is farther off than any card', (expiry) =>
    expect(errors({ expiry })).toEqual({ expiry: { code: 'too-late' } }),
  )
  test.each(['11/26', '1/27', '0127', '01/2027', '01 / 27', '11/51'])('expiry %s is good', (expiry) =>
    expect(errors({ expiry })).toEqual({}),
  )
})
