// The tip (R63): a percentage of the subtotal, or an amount. Tips never count as sales.
import { cents, milliPercent, shareOf, type Cents } from '../basics/money.ts'

/** The percentages that the checkout offers. */
export const tipPercents = [10, 15, 20] as const

export type Tip = { readonly percent: (typeof tipPercents)[number] } | { readonly amount: Cents }

/** Rounds half a cent up, like the tax. */
export function tipOn(subtotal: Cents, tip: Tip): Cents {
  return 'percent' in tip ? shareOf(subtotal, milliPercent(tip.percent * 1_000)) : tip.amount
}

/** A hundred dollars, or as much as the food if that is more. A higher tip is a typing mistake. */
export function maxTip(subtotal: Cents): Cents {
  return cents(Math.max(subtotal, 10_000))
}
