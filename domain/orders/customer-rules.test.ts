// The fields that a customer may leave empty (R53).
import { describe, expect, test } from 'vitest'
import { errorsByField } from '../basics/form-schema.ts'
import { customerForm } from './order-request-schema.ts'

const rosa = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  address: '18 Laurel St',
  city: 'Fresno',
  state: 'CA',
  zipcode: '93701',
  delivery: null,
  email: 'rosa@example.com',
}

function faultsWith(change: Record<string, unknown>) {
  const checked = customerForm.safeParse({ ...rosa, ...change })
  return checked.success ? {} : errorsByField(checked.error)
}

describe('R53 phone numbers', () => {
  test.each(['(559) 555-0199', '559-555-0199', '+1 559 555 0199', '5595550199', '15595550199'])(
    '%s',
    (phone) => expect(faultsWith({ phone })).toEqual({}),
  )
  test.each(['555', 'call me', '559-555-0199 x', '+', '12345', '-5595550199'])('not %s', (phone) =>
    expect(faultsWith({ phone })).toEqual({ phone: { code: 'invalid-format' } }),
  )
  test.each(['phone', 'apartment', 'note'])('no card number as %s', (field) =>
    expect(faultsWith({ [field]: '4242 4242 4242 4242' })).toEqual({
      [field]: { code: 'looks-like-card' },
    }),
  )
  test('a note of 140 characters, whatever their width, and no longer', () => {
    expect(faultsWith({ note: '🌯'.repeat(140) })).toEqual({})
    expect(faultsWith({ note: 'x'.repeat(141) })).toEqual({ note: { code: 'too-long', longest: 140 } })
  })
})
