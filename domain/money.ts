// Money is a whole number of cents, and a rate is in basis points: no amount is ever a float of dollars.

declare const unit: unique symbol
export type Cents = number & { readonly [unit]: 'cents' }

/** Hundredths of a percent: 950 is 9.5 %. */
export type BasisPoints = number & { readonly [unit]: 'basis points' }

/* @__NO_SIDE_EFFECTS__ */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return amount as Cents
}

/* @__NO_SIDE_EFFECTS__ */
export function basisPoints(rate: number): BasisPoints {
  if (!Number.isInteger(rate) || rate < 0 || rate > 10_000) throw new RangeError(`not a rate: ${rate}`)
  return rate as BasisPoints
}

/**
 * A rate of an amount, half a cent up; the remainders keep the division in integers. Whole hundreds of dollars are counted
 * apart, since the product of a large amount and a high rate would be inexact.
 */
export function shareOf(amount: Cents, rate: BasisPoints): Cents {
  const rest = amount % 10_000
  const scaled = rest * rate + 5_000
  return cents(((amount - rest) / 10_000) * rate + (scaled - (scaled % 10_000)) / 10_000)
}

/** For people: $1,234.50, and −$1.50 for a negative amount. */
export function formatMoney(amount: Cents): string {
  const [dollars, fraction] = plainAmount(Math.abs(amount)).split('.')
  return `${amount < 0 ? '−' : ''}$${dollars?.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}

/** For a form field or a spreadsheet: 1234.50 or -1.50. */
export function formatAmount(amount: Cents): string {
  return `${amount < 0 ? '-' : ''}${plainAmount(Math.abs(amount))}`
}

function plainAmount(amount: number): string {
  const fraction = amount % 100
  return `${(amount - fraction) / 100}.${String(fraction).padStart(2, '0')}`
}

/** 950 basis points read "9.5%". */
export function formatRate(rate: BasisPoints): string {
  return `${rate / 100}%`
}
