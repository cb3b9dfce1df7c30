// The bill of an order: lines, charges and total. The browser shows and the server charges by this same code.
import { burritoIn, type WantedLine } from './cart.ts'
import type { bill, charge, pricedLine } from './contract/orders.ts'
import type { Wire } from './contract/values.ts'
import { changesOf, makeBurrito, unitPriceOf, type Misfit } from './made-burrito.ts'
import type { Menu } from './menu.ts'
import { cents, type BasisPoints, type Cents } from './money.ts'
import { Problem, type ProblemCode } from './problems.ts'

/** R16: the largest subtotal (90 billion dollars): twice that is still a safe integer, whatever the charges. */
export const largestSubtotal = cents(9_000_000_000_000)

/** A line as it was charged. The order keeps the line, whatever the menu says later. */
export type PricedLine = Wire<typeof pricedLine>

/** What comes on top of the lines. */
export type Charge = Wire<typeof charge>

export type TaxCharge = Extract<Charge, { kind: 'tax' }>

/** What a delivery costs, and whether the tax is on it, too. */
export interface DeliveryFee {
  readonly amount: Cents
  readonly isTaxed: boolean
}

/** The total is the subtotal of the lines and all charges. */
export type Bill = Wire<typeof bill>

export function makeBill(
  lines: readonly WantedLine[],
  menu: Menu,
  rate: BasisPoints,
  fee?: DeliveryFee,
): Bill {
  for (const [misfit, code] of Object.entries(refusedAs)) {
    const wrong = lines.filter((line) => makeBurrito(line, menu) === misfit).map(({ item }) => item)
    if (wrong.length > 0) throw new Problem(code, { items: wrong })
  }
  const priced = priceLines(lines, menu, rate, fee)
  if (priced === 'too-many') throw new Problem(priced)
  return priced
}

const refusedAs = {
  'unknown-item': 'unknown-item',
  'unknown-choice': 'unknown-choice',
  'not-left-out': 'unknown-choice',
  'too-few': 'choices-wrong',
  'too-many': 'choices-wrong',
} as const satisfies Record<Misfit, ProblemCode>

/** For the browser, whose cart keeps to the menu by itself: a line that cannot be made has no price. */
export function priceLines(
  lines: readonly WantedLine[],
  menu: Menu,
  rate: BasisPoints,
  fee?: DeliveryFee,
): Bill | 'too-many' {
  const priced: PricedLine[] = []
  // Bills, receipts and tickets list the burritos like the menu, whatever order the lines came in.
  for (const listed of menu.items) {
    for (const line of lines) {
      if (line.item !== listed.id) continue
      const made = makeBurrito(line, menu)
      if (typeof made === 'string') continue
      const { quantity } = line
      const unitPrice = unitPriceOf(made)
      // The comparison comes before the product, which could already be inexact.
      if (unitPrice > 0 && quantity > Math.floor(largestSubtotal / unitPrice)) return 'too-many'
      const changes = changesOf(made, menu)
      priced.push({
        ...burritoIn(line),
        item: listed.id,
        name: listed.name,
        shortName: listed.shortName,
        quantity,
        unitPrice,
        price: cents(unitPrice * quantity),
        ...(changes.length > 0 && { changes }),
      })
    }
  }
  const sum = priced.reduce((so, { price }) => so + price, 0)
  if (sum > largestSubtotal) return 'too-many'
  const subtotal = cents(sum)
  const charges = chargesOn(subtotal, rate, fee)
  const total = charges.reduce<number>((so, { amount }) => so + amount, subtotal)
  return { lines: priced, charges, subtotal, total: cents(total) }
}

/** R62: the tax, then the delivery; a delivery that is free is no charge. */
function chargesOn(subtotal: Cents, rate: BasisPoints, fee: DeliveryFee | undefined): Charge[] {
  const taxed = cents(subtotal + (fee?.isTaxed ? fee.amount : 0))
  const tax = { kind: 'tax', amount: taxOn(taxed, rate), rate } as const
  return fee && fee.amount > 0 ? [tax, { kind: 'delivery', amount: fee.amount }] : [tax]
}

/** Every bill has its tax, also of nothing. */
export function taxOf({ charges }: Pick<Bill, 'charges'>): TaxCharge {
  const tax = charges.find((charge) => charge.kind === 'tax')
  if (!tax) throw new Error('a bill without its tax')
  return tax
}

/** Zero for a pickup and where the delivery is free. */
export function deliveryOf({ charges }: Pick<Bill, 'charges'>): Cents {
  return charges.find(({ kind }) => kind === 'delivery')?.amount ?? cents(0)
}

/**
 * R33: the tax is rounded once, on the subtotal, half a cent up; the remainders keep the division in integers. Whole
 * hundreds of dollars are taxed apart, since the product of a large subtotal and a high rate would be inexact.
 */
export function taxOn(subtotal: Cents, rate: BasisPoints): Cents {
  const rest = subtotal % 10_000
  const scaled = rest * rate + 5_000
  return cents(((subtotal - rest) / 10_000) * rate + (scaled - (scaled % 10_000)) / 10_000)
}
