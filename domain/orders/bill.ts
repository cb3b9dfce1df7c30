// The bill of an order: lines, charges and total. The browser shows the bill and the server charges it with this same code.
import { itemIn, type RequestedLine } from '../menu/requested-item.ts'
import type { bill, charge, pricedLine } from './order-schema.ts'
import type { Wire } from '../basics/values.ts'
import { changesOf, configureItem, unitPriceOf, type ConfigurationError } from '../menu/configured-item.ts'
import type { Menu } from '../menu/menu.ts'
import { maxSubtotal } from './order-size.ts'
import { discountOn, shareDiscount, type PromoCodeTerms } from './discount.ts'
import { cents, shareOf, type MilliPercent, type Cents } from '../basics/money.ts'
import type { DeliveryFee } from '../restaurant/fulfillment.ts'
import { tipOn, type Tip } from './tip.ts'
import { Problem, type ProblemCode } from '../basics/problems.ts'

/** A line as it was charged. The order keeps the line even if the menu changes later. */
export type PricedLine = Wire<typeof pricedLine>

/** An amount added to the lines or taken off them. */
export type Charge = Wire<typeof charge>

type TaxCharge = Extract<Charge, { kind: 'tax' }>

/** What the charges depend on, besides the lines and the tax rate. */
export interface BillTerms {
  /** Absent for a pickup. */
  readonly fee?: DeliveryFee | undefined
  readonly code?: PromoCodeTerms | undefined
  readonly tip?: Tip | undefined
}

/** The total is the subtotal of the lines plus all charges. */
export type Bill = Wire<typeof bill>

/** A bill before its charges, which a browser adds up once while the customer still chooses delivery and tip. */
export type PricedLines = Pick<Bill, 'lines' | 'subtotal'>

export function makeBill(
  lines: readonly RequestedLine[],
  menu: Menu,
  rate: MilliPercent,
  terms: BillTerms = {},
): Bill {
  for (const [misfit, code] of Object.entries(refusedAs)) {
    const wrong = lines.filter((line) => configureItem(line, menu) === misfit).map(({ item }) => item)
    if (wrong.length > 0) throw new Problem(code, { items: wrong })
  }
  const priced = priceLines(lines, menu, rate, terms)
  if (priced === 'too-many') throw new Problem(priced)
  const discount = discountOf(priced)
  return discount > 0 ? { ...priced, lines: shareDiscount(priced.lines, discount) } : priced
}

const refusedAs = {
  'unknown-item': 'unknown-item',
  'unknown-choice': 'unknown-choice',
  'not-left-out': 'unknown-choice',
  'too-few': 'invalid-choices',
  'too-many': 'invalid-choices',
} as const satisfies Record<ConfigurationError, ProblemCode>

/**
 * For the browser, where `dropUnavailable` keeps the cart in line with the menu: a line that cannot be made is skipped. The
 * discount is not shared over the lines, since that matters only once the order is stored (R67).
 */
export function priceLines(
  lines: readonly RequestedLine[],
  menu: Menu,
  rate: MilliPercent,
  terms?: BillTerms,
): Bill | 'too-many' {
  const added = addUp(lines, menu)
  return added === 'too-many' ? added : withCharges(added, rate, terms)
}

export function withCharges(
  { lines, subtotal }: PricedLines,
  rate: MilliPercent,
  terms: BillTerms = {},
): Bill {
  const charges = chargesOn(subtotal, rate, terms)
  const total = charges.reduce<number>((added, { amount }) => added + amount, subtotal)
  return { lines, charges, subtotal, total: cents(total) }
}

export function addUp(lines: readonly RequestedLine[], menu: Menu): PricedLines | 'too-many' {
  const priced: PricedLine[] = []
  // Cart, bill, receipt and ticket list the burritos like the menu, whatever order the lines came in.
  for (const listed of menu.items) {
    const alike: PricedLine[] = []
    for (const line of lines) {
      if (line.item !== listed.id) continue
      const configured = configureItem(line, menu)
      if (typeof configured === 'string') continue
      const { quantity } = line
      const unitPrice = unitPriceOf(configured)
      // The comparison comes before the product, which could already be inexact.
      if (unitPrice > 0 && quantity > Math.floor(maxSubtotal / unitPrice)) return 'too-many'
      const changes = changesOf(configured, menu)
      alike.push({
        ...itemIn(line),
        item: listed.id,
        name: listed.name,
        shortName: listed.shortName,
        quantity,
        unitPrice,
        price: cents(unitPrice * quantity),
        ...(changes.length > 0 && { changes }),
      })
    }
    priced.push(...unmodifiedFirst(alike))
  }
  const sum = priced.reduce((added, { price }) => added + price, 0)
  if (sum > maxSubtotal) return 'too-many'
  return { lines: priced, subtotal: cents(sum) }
}

/** Sorts the lines of one item: unmodified ones first, then the others in the order in which they were added. */
export function unmodifiedFirst<Line extends Changed>(lines: readonly Line[]): Line[] {
  const isChanged = ({ changes, note }: Changed) => changes !== undefined || note !== undefined
  return lines.toSorted((one, other) => Number(isChanged(one)) - Number(isChanged(other)))
}

type Changed = { readonly [Part in 'changes' | 'note']?: PricedLine[Part] | undefined }

/** R62: the discount, the tax on the rest, the delivery fee, the tip. Only the tax is listed even if it is zero. */
function chargesOn(subtotal: Cents, rate: MilliPercent, { fee, code, tip }: BillTerms): Charge[] {
  const off = code ? discountOn(subtotal, code) : 0
  const base = cents(subtotal - off + (fee?.isTaxed ? fee.amount : 0))
  const tipAmount = tip ? tipOn(subtotal, tip) : 0
  return [
    ...(code && off > 0 ? [{ kind: 'discount', amount: cents(0 - off), code: code.code } as const] : []),
    { kind: 'tax', amount: taxOn(base, rate), rate, base },
    ...(fee && fee.amount > 0 ? [{ kind: 'delivery', amount: fee.amount } as const] : []),
    ...(tip && tipAmount > 0
      ? [
          {
            kind: 'tip',
            amount: cents(tipAmount),
            ...('percent' in tip && { percent: tip.percent }),
          } as const,
        ]
      : []),
  ]
}

/** Every bill has a tax charge, even if it is zero. */
export function taxOf({ charges }: Pick<Bill, 'charges'>): TaxCharge {
  const tax = charges.find((charge) => charge.kind === 'tax')
  if (!tax) throw new Error('a bill without its tax')
  return tax
}

/** Zero for a pickup and for a free delivery. */
export function deliveryOf(bill: Pick<Bill, 'charges'>): Cents {
  return amountOf(bill, 'delivery')
}

export function tipOf(bill: Pick<Bill, 'charges'>): Cents {
  return amountOf(bill, 'tip')
}

/** The discount as a positive number; zero without a promo code. */
export function discountOf(bill: Pick<Bill, 'charges'>): Cents {
  return cents(0 - amountOf(bill, 'discount'))
}

/** Empty without a promo code. */
export function promoCodeOf({ charges }: Pick<Bill, 'charges'>): string {
  return charges.find((charge) => charge.kind === 'discount')?.code ?? ''
}

function amountOf({ charges }: Pick<Bill, 'charges'>, kind: Charge['kind']): Cents {
  return charges.find((charge) => charge.kind === kind)?.amount ?? cents(0)
}

/** R33: the tax is rounded once, on the sum of everything that is taxed. */
export function taxOn(base: Cents, rate: MilliPercent): Cents {
  return shareOf(base, rate)
}
