// The price of an order: subtotal, sales tax and total. The browser shows and the server charges by this same code.
import type { CartLine } from './cart.ts'
import type { pricedLine, quote as quoteReply } from './contract/replies.ts'
import type { Wire } from './contract/values.ts'
import type { Menu } from './menu.ts'
import { basisPoints, cents, type BasisPoints, type Cents } from './money.ts'
import { Problem } from './problems.ts'

/** The sales tax: 9.5 % (R33). */
export const taxRate = basisPoints(950)

/** R16: the largest subtotal (90 billion dollars) whose tax is still exact: 9e12 × 950 < 2^53. */
export const largestSubtotal = cents(9_000_000_000_000)

/** A line as it was charged. The order keeps the line, whatever the menu says later. */
export type PricedLine = Wire<typeof pricedLine>

export type Quote = Wire<typeof quoteReply>

/** Why the lines have no price. */
export type NoPrice = 'unknown-item' | 'too-many'

export function quote(lines: readonly CartLine[], menu: Menu, rate: BasisPoints = taxRate): Quote {
  const priced = priceLines(lines, menu, rate)
  if (typeof priced === 'string') throw new Problem(priced)
  return priced
}

/** For the browser, which words a missing price by itself and so need not load the catalogue of refusals. */
export function priceLines(lines: readonly CartLine[], menu: Menu, rate: BasisPoints): Quote | NoPrice {
  const priced: PricedLine[] = []
  // Bills, receipts and tickets list the burritos like the menu, whatever order the lines came in.
  for (const listed of menu) {
    for (const { item, quantity } of lines) {
      if (item !== listed.id) continue
      // The comparison comes before the product, which could already be inexact.
      if (listed.price > 0 && quantity > Math.floor(largestSubtotal / listed.price)) return 'too-many'
      const { shortName: name, price: unitPrice } = listed
      priced.push({ item, name, quantity, unitPrice, price: cents(unitPrice * quantity) })
    }
  }
  if (priced.length < lines.length) return 'unknown-item'
  const sum = priced.reduce((so, { price }) => so + price, 0)
  if (sum > largestSubtotal) return 'too-many'
  const subtotal = cents(sum)
  const tax = taxOn(subtotal, rate)
  return { lines: priced, subtotal, taxRate: rate, tax, total: cents(subtotal + tax) }
}

/** R33: the tax is rounded once, on the subtotal, half a cent up; the remainder keeps the division in integers. */
export function taxOn(subtotal: Cents, rate: BasisPoints): Cents {
  const scaled = subtotal * rate + 5_000
  return cents((scaled - (scaled % 10_000)) / 10_000)
}
