// The prices the customer has agreed to, by opening the checkout or by SUBMIT, and what became of them since.
import { useEffect, useState } from 'react'
import type { MenuReply } from '#domain/api.ts'
import type { CartLine } from '#domain/cart.ts'
import type { Quote } from '#domain/pricing.ts'
import { changedPrices, pricesOf } from '../cart/changed-prices.ts'
import { priceLines } from '../cart/price-cart.ts'

export interface PriceChange {
  /** What the same burritos cost at the prices agreed to. */
  readonly before: Quote
  readonly after: Quote
}

type AgreedMenu = Pick<MenuReply, 'items' | 'taxRate'>

/** The menu as it was when the checkout opened, with the prices of what was submitted since. */
export function useAgreedMenu(
  open: boolean,
  menu: AgreedMenu | undefined,
): [AgreedMenu | undefined, agree: (bill: Quote) => void] {
  const [opened, setOpened] = useState<AgreedMenu>()
  const [submitted, agree] = useState<Quote>()
  if (open && !opened && menu) setOpened(menu)
  // What changes behind a closed checkout the cart tells.
  if (!open && opened) {
    setOpened(undefined)
    agree(undefined)
  }
  return [opened && submitted ? atPricesOf(submitted, opened) : opened, agree]
}

function atPricesOf({ lines, taxRate }: Quote, { items }: AgreedMenu): AgreedMenu {
  const prices = pricesOf(lines)
  return { taxRate, items: items.map((item) => ({ ...item, price: prices[item.id] ?? item.price })) }
}

export function findPriceChange(before: Quote | undefined, after: Quote): PriceChange | undefined {
  if (!before) return undefined
  const changed = changedPrices(after.lines, pricesOf(before.lines)).length > 0
  return changed || before.total !== after.total ? { before, after } : undefined
}

/** Undefined where it is not known, or more than can be added up. */
export function priceOf(lines: readonly CartLine[], menu: AgreedMenu | undefined): Quote | undefined {
  const priced = menu && priceLines(lines, menu.items, menu.taxRate)
  return priced === 'too-many' ? undefined : priced
}

export function isFor(price: Quote, lines: readonly CartLine[]): boolean {
  const counts = new Map(lines.map(({ item, quantity }) => [item, quantity]))
  return (
    price.lines.length === lines.length &&
    price.lines.every(({ item, quantity }) => counts.get(item) === quantity)
  )
}

/** Nobody has read in less. */
const readingTakes = 700

/** True for a blink after the news came: whoever presses then has not seen them. */
export function useUnread(news: string | undefined): boolean {
  const [read, setRead] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setRead(news), news === undefined ? 0 : readingTakes)
    return () => clearTimeout(timer)
  }, [news])
  return news !== undefined && read !== news
}
