// Checks the card fields of the checkout, which stay in the browser (R31), and words each fault (R29).
import { cardDigits, passesLuhn } from './card.ts'

export interface TypedCard {
  readonly cardNumber: string
  readonly cvv: string
  readonly expiry: string
}

/** Answers one message for each faulty field. `today` decides whether the card has expired. */
export function checkCard({ cardNumber, cvv, expiry }: TypedCard, today: Date): Record<string, string> {
  const faults = {
    cardNumber: numberFault(cardDigits(cardNumber)),
    cvv: /^\d{3,4}$/.test(cvv.trim()) ? undefined : 'Use 3 or 4 digits.',
    expiry: expiryFault(expiry.trim(), today),
  }
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])),
  )
}

function numberFault(digits: string): string | undefined {
  if (digits === '') return 'Enter your card number.'
  if (/\D/.test(digits)) return 'Use digits only.'
  if (digits.length < 13) return 'That card number is too short.'
  if (digits.length > 19) return 'That card number is too long.'
  return passesLuhn(digits) ? undefined : 'That card number isn’t valid. Check the digits.'
}

/** The form asks for MM/YY; people and browsers also write 8/27, 0827 and 08/2027. */
function expiryFault(typed: string, today: Date): string | undefined {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(typed) ?? []
  if (!month || !year) return 'Use MM/YY, like 08/27.'
  const lastMonth = (2000 + Number(year)) * 12 + Number(month)
  const thisMonth = today.getFullYear() * 12 + today.getMonth() + 1
  return lastMonth < thisMonth ? 'This card has expired.' : undefined
}
