// Money is a whole number of cents, and a rate is in thousandths of a percent: no amount is ever a float of dollars.

declare const unit: unique symbol
export type Cents = number & { readonly [unit]: 'cents' }

/** Thousandths of a percent: 9,500 is 9.5 %, and 8,875 is 8.875 %, New York City's sales tax. */
export type MilliPercent = number & { readonly [unit]: 'thousandths of a percent' }

/* @__NO_SIDE_EFFECTS__ */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return amount as Cents
}

/** 100 %. */
const whole = 100_000

/* @__NO_SIDE_EFFECTS__ */
export function milliPercent(rate: number): MilliPercent {
  if (!Number.isInteger(rate) || rate < 0 || rate > whole) throw new RangeError(`not a rate: ${rate}`)
  return rate as MilliPercent
}

/**
 * Applies a rate to an amount and rounds half a cent up. The remainders keep the division in integers. Whole thousands of
 * dollars are multiplied separately, since the product of a large amount and a high rate would be inexact.
 */
export function shareOf(amount: Cents, rate: MilliPercent): Cents {
  const rest = amount % whole
  const scaled = rest * rate + 50_000
  return cents(((amount - rest) / whole) * rate + (scaled - (scaled % whole)) / whole)
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

/** Formats 8,875 thousandths of a percent as "8.875%". */
export function formatRate(rate: MilliPercent): string {
  return `${rate / 1_000}%`
}

/** People type a tax rate as 9.5, 9.500, 9,5 or 9.5%. The rate is parsed in thousandths of a percent, never as a float. */
export function parseRate(typed: string): MilliPercent | undefined {
  const [, percent = '', fraction = ''] = /^(\d{0,2})(?:[.,](\d{0,3})0*)?\s*%?$/.exec(typed.trim()) ?? []
  if (percent === '' && fraction === '') return undefined
  return milliPercent(Number(percent) * 1_000 + Number(fraction.padEnd(3, '0')))
}
