// What an order costs. The browser shows it and the server charges it with this same code.
import type { CartLine } from './cart.ts'
import { findItem, type ItemId, type Menu } from './menu.ts'
import { basisPoints, cents, type BasisPoints, type Cents } from './money.ts'
import { Problem } from './problems.ts'

/** R33 */
export const taxRate = basisPoints(950)

/** R16: the largest subtotal (90 billion dollars) whose tax is still exact: 9e12 × 950 < 2^53. */
export const largestSubtotal = cents(9_000_000_000_000)

/** A line as it is charged; an order keeps it for good, whatever the menu says later. */
export interface PricedLine {
  readonly item: ItemId
  readonly name: string
  readonly quantity: number
  readonly unitPrice: Cents
  readonly price: Cents
}

export interface Quote {
  readonly lines: readonly PricedLine[]
  readonly subtotal: Cents
  readonly taxRate: BasisPoints
  readonly tax: Cents
  readonly total: Cents
}

export function quote(lines: readonly CartLine[], menu: Menu, rate: BasisPoints = taxRate): Quote {
  const priced = inMenuOrder(
    lines.map((line) => priceLine(line, menu)),
    menu,
  )
  const subtotal = priced.reduce((sum, line) => addExactly(sum, line.price), cents(0))
  const tax = taxOn(subtotal, rate)
  return { lines: priced, subtotal, taxRate: rate, tax, total: cents(subtotal + tax) }
}

/** R33: rounded once, on the subtotal, half a cent up; the remainder keeps the division in integers. */
export function taxOn(subtotal: Cents, rate: BasisPoints): Cents {
  const scaled = subtotal * rate + 5_000
  return cents((scaled - (scaled % 10_000)) / 10_000)
}

function priceLine({ item, quantity }: CartLine, menu: Menu): PricedLine {
  const listed = findItem(menu, item)
  if (!listed) throw new Problem('unknown-item')
  // Compared before multiplying: the product itself could already be inexact.
  if (listed.price > 0 && quantity > Math.floor(largestSubtotal / listed.price)) throw new Problem('too-many')
  return {
    item,
    name: listed.shortName,
    quantity,
    unitPrice: listed.price,
    price: cents(listed.price * quantity),
  }
}

/** Bills, receipts and tickets read like the menu, whatever the order the lines came in. */
function inMenuOrder(lines: readonly PricedLine[], menu: Menu): PricedLine[] {
  return menu.flatMap(({ id }) => lines.filter((line) => line.item === id))
}

function addExactly(sum: Cents, price: Cents): Cents {
  if (sum + price > largestSubtotal) throw new Problem('too-many')
  return cents(sum + price)
}
