// Checks the card fields of the checkout, which stay in the browser (R31, R29).
import { cardDigits, passesLuhn } from '../basics/card-number.ts'
import type { ValidationError, ValidationErrors } from '../basics/validation-errors.ts'

export interface TypedCard {
  readonly cardNumber: string
  readonly cvv: string
  readonly expiry: string
}

/** `today` decides whether the card has expired. */
export function checkCard({ cardNumber, cvv, expiry }: TypedCard, today: Date): ValidationErrors {
  const errors: Readonly<Record<string, ValidationError | undefined>> = {
    cardNumber: findNumberError(cardDigits(cardNumber)),
    cvv: /^\d{3,4}$/.test(cvv.trim()) ? undefined : { code: 'invalid-format' },
    expiry: findExpiryError(expiry.trim(), today),
  }
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error]] : [])),
  )
}

function findNumberError(digits: string): ValidationError | undefined {
  if (digits === '') return { code: 'missing' }
  if (/\D/.test(digits)) return { code: 'invalid-format' }
  if (digits.length < 13) return { code: 'too-short', shortest: 13 }
  if (digits.length > 19) return { code: 'too-long', longest: 19 }
  return passesLuhn(digits) ? undefined : { code: 'wrong' }
}

/** In months. No card is issued for longer, so a later date is a typing mistake. */
const longestValid = 25 * 12

/** The form asks for MM/YY. People and browsers also enter 8/27, 0827 and 08/2027. */
function findExpiryError(typed: string, today: Date): ValidationError | undefined {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(typed) ?? []
  if (!month || !year) return { code: 'invalid-format' }
  const lastMonth = (2000 + Number(year)) * 12 + Number(month)
  const thisMonth = today.getFullYear() * 12 + today.getMonth() + 1
  if (lastMonth < thisMonth) return { code: 'too-early' }
  return lastMonth > thisMonth + longestValid ? { code: 'too-late' } : undefined
}
