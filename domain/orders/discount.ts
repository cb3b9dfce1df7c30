// What a promo code takes off a bill (R64), and how the discount is shared over the units, so that each has a net price (R67).
import type { pricedLine } from './order-schema.ts'
import type { promoCodeTerms } from './promo-code-schema.ts'
import type { Wire } from '../basics/values.ts'
import { cents, milliPercent, shareOf, type Cents } from '../basics/money.ts'

type PricedLine = Wire<typeof pricedLine>

/** A promo code as the shop gets it: its discount, and the minimum order. */
export type PromoCodeTerms = Wire<typeof promoCodeTerms>

/** Never more than the subtotal, and nothing below the minimum order. */
export function discountOn(subtotal: Cents, { gives, minimumOrder }: PromoCodeTerms): Cents {
  if (subtotal < minimumOrder) return cents(0)
  return gives.kind === 'percent'
    ? shareOf(subtotal, milliPercent(gives.percent * 1_000))
    : cents(Math.min(gives.amount, subtotal))
}

/**
 * By the largest remainder method: each unit gets its share of the discount in whole cents, and the remaining cents go to the
 * units with the largest remainders, first lines first. The discount of a line is the sum of its units' discounts.
 */
export function shareDiscount(lines: readonly PricedLine[], discount: Cents): PricedLine[] {
  const subtotal = BigInt(lines.reduce((sum, { price }) => sum + price, 0))
  if (subtotal === 0n) return [...lines]
  const shares = lines.map(({ unitPrice, quantity }, position) => {
    const exact = BigInt(discount) * BigInt(unitPrice)
    return { position, quantity, each: Number(exact / subtotal), remainder: exact % subtotal, more: 0 }
  })
  let remaining = discount - shares.reduce((sum, { each, quantity }) => sum + each * quantity, 0)
  // Equal remainders keep the order of the bill: sorting is stable.
  for (const share of shares.toSorted((one, other) =>
    one.remainder === other.remainder ? 0 : one.remainder > other.remainder ? -1 : 1,
  )) {
    share.more = Math.min(share.quantity, remaining)
    remaining -= share.more
  }
  return lines.map((line, at) => {
    const { each = 0, more = 0 } = shares[at] ?? {}
    const share = each * line.quantity + more
    return share > 0 ? { ...line, discount: cents(share) } : line
  })
}

/** The price of the first `units` of a line, less their share of the discount. Units with one cent more off come first. */
export function netOfUnits(
  { unitPrice, quantity, discount = cents(0) }: Pick<PricedLine, 'unitPrice' | 'quantity' | 'discount'>,
  units: number,
): Cents {
  const more = discount % quantity
  const each = (discount - more) / quantity
  return cents(units * (unitPrice - each) - Math.min(units, more))
}
