// The price of an item or of a choice, as the office types it.
import { cents, type Cents } from '../basics/money.ts'

export const lowestPrice = cents(1)
export const highestPrice = cents(99_999)

/** People type a price as 10.25, 10.5, 10, $10.25 or 10,25. It is read in whole cents, never as a float. */
export function readPrice(typed: string): Cents | undefined {
  const [, dollars = '', fraction = ''] = /^\$?\s*(\d{0,7})(?:[.,](\d{0,2}))?$/.exec(typed.trim()) ?? []
  if (dollars === '' && fraction === '') return undefined
  return cents(Number(dollars) * 100 + Number(fraction.padEnd(2, '0')))
}
