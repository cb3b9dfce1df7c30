// What became of the prices that the customer has agreed to: for the strip in the cart and for the checkout alike.
import type { MenuReply } from '#domain/api.ts'
import { countOf, type WantedLine } from '#domain/cart.ts'
import { textIn } from '#domain/local-text.ts'
import type { ItemId } from '#domain/menu.ts'
import type { BasisPoints, Cents } from '#domain/money.ts'
import { priceLines, taxOf, taxOn, type Bill } from '#domain/bill.ts'
import type { Restaurant } from '#domain/restaurant.ts'
import { language } from '#words/locale.ts'

export interface AgreedPrices {
  readonly taxRate?: BasisPoints
  /** By item. */
  readonly [item: string]: Cents | BasisPoints | undefined
}

export interface PricedMenu extends Pick<MenuReply, 'items'> {
  readonly restaurant: Pick<Restaurant, 'taxRate'>
}

export interface ChangedPrice {
  readonly item: ItemId
  readonly name: string
  readonly was: Cents
  readonly is: Cents
}

export interface PriceChange {
  /** None where only the tax has changed. */
  readonly items: readonly ChangedPrice[]
  /** At the rate agreed to, the tax would be another amount. */
  readonly taxChanged: boolean
  /** What the same burritos cost together at the prices agreed to. */
  readonly totalWas: Cents
  readonly totalIs: Cents
}

export function findPriceChange(
  lines: readonly WantedLine[],
  menu: PricedMenu,
  agreed: AgreedPrices,
): PriceChange | undefined {
  const before = priceOf(lines, atAgreedPrices(menu, agreed))
  const after = priceOf(lines, menu)
  if (!before || !after) return undefined
  const items = menu.items.flatMap(({ id: item, shortName, price: is }) => {
    const was = priceIn(agreed, item) ?? is
    return was === is || countOf(lines, item) === 0
      ? []
      : [{ item, name: textIn(shortName, language), was, is }]
  })
  const { taxRate } = menu.restaurant
  const taxChanged = taxOf(after).amount !== taxOn(after.subtotal, agreed.taxRate ?? taxRate)
  if (items.length === 0 && !taxChanged) return undefined
  return { items, taxChanged, totalWas: before.total, totalIs: after.total }
}

/**
 * The tax that a step in this cart agrees to. A new tax that made no difference so far was never told: the one agreed to
 * before stays, so that the new one is told as soon as it makes a difference. In an empty cart nothing was agreed to.
 */
export function taxOfStep(lines: readonly WantedLine[], menu: PricedMenu, agreed: AgreedPrices): BasisPoints {
  const { taxRate } = menu.restaurant
  if (lines.length === 0 || agreed.taxRate === undefined || agreed.taxRate === taxRate) return taxRate
  return findPriceChange(lines, menu, agreed)?.taxChanged ? taxRate : agreed.taxRate
}

function priceIn(agreed: AgreedPrices, item: string): Cents | undefined {
  return agreed[item] as Cents | undefined
}

/** What the customer has never seen is at its present price. */
function atAgreedPrices({ items, restaurant }: PricedMenu, agreed: AgreedPrices): PricedMenu {
  return {
    restaurant: { taxRate: agreed.taxRate ?? restaurant.taxRate },
    items: items.map((item) => ({ ...item, price: priceIn(agreed, item.id) ?? item.price })),
  }
}

/** Undefined where it is not known, or more than can be added up. */
export function priceOf(lines: readonly WantedLine[], menu: PricedMenu | undefined): Bill | undefined {
  const priced = menu && priceLines(lines, menu.items, menu.restaurant.taxRate)
  return priced === 'too-many' ? undefined : priced
}
