// The tip (R63): a part of the subtotal, or an amount. A tip is never in the sales.
import { cents, milliPercent, shareOf, type Cents } from '../basics/money.ts'

/** What the checkout offers. */
export const tipPercents = [10, 15, 20] as const

export type Tip = { readonly percent: (typeof tipPercents)[number] } | { readonly amount: Cents }

/** Half a cent up, as the tax. */
export function tipOn(subtotal: Cents, tip: Tip): Cents {
  return 'percent' in tip ? shareOf(subtotal, milliPercent(tip.percent * 1_000)) : tip.amount
}

/** A hundred dollars, or as much as the food: whoever types more has mistyped. */
export function maxTip(subtotal: Cents): Cents {
  return cents(Math.max(subtotal, 10_000))
}
