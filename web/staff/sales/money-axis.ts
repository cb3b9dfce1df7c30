// Money on an axis and over a bar: short, since there is no room; the tables have the cents.
import { scaleLinear, type ScaleLinear } from 'd3-scale'
import { cents, formatMoney, type Cents } from '#domain/basics/money.ts'

export type MoneyScale = ScaleLinear<number, number>

/** From nothing at the bottom to a round amount above the largest; in cents, its marks on round dollars. */
export function moneyScale(largest: number, [bottom, top]: readonly [number, number]): MoneyScale {
  return scaleLinear()
    .domain([0, Math.max(largest, 100)])
    .nice(4)
    .range([bottom, top])
}

export function moneyTicks(scale: MoneyScale): number[] {
  return scale.ticks(4)
}

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
