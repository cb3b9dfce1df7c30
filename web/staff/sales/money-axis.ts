// Money on an axis and over a bar: short, since there is no room; the tables have the cents.
import { cents, formatMoney, type Cents } from '#domain/basics/money.ts'

/** In cents: the marks of an axis stand on round dollars. */
export const leastOnAxis = 100

const thousands = [
  ['T', 1e12],
  ['B', 1e9],
  ['M', 1e6],
  ['k', 1e3],
] as const

/** $0.50, $125, $1.2k, $3M */
export function shortMoney(amount: number): string {
  const dollars = amount / 100
  const [letter, size] = thousands.find(([, from]) => dollars >= from) ?? ['', 1]
  if (letter) return `$${Number((dollars / size).toPrecision(3))}${letter}`
  return Number.isInteger(dollars) ? `$${dollars}` : formatMoney(cents(amount))
}

/** For one bar or point: whole dollars up to $9,999, shorter above. */
export function roundMoney(amount: Cents): string {
  const dollars = Math.round(amount / 100)
  if (dollars >= 10_000) return shortMoney(dollars * 100)
  return formatMoney(cents(dollars * 100)).replace('.00', '')
}
