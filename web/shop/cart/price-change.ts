// What became of the prices that the customer has agreed to: for the strip in the cart and for the checkout alike.
import { countOf, type RequestedLine } from '#domain/menu/requested-item.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { configureItem } from '#domain/menu/configured-item.ts'
import { cartNameOf, type Choice, type ItemId, type Menu } from '#domain/menu/menu.ts'
import type { MilliPercent, Cents } from '#domain/basics/money.ts'
import { priceLines, taxOf, type Bill, type BillTerms } from '#domain/orders/bill.ts'
import type { DeliveryFee } from '#domain/restaurant/fulfillment.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { language } from '#words/basics/locale.ts'

export interface AgreedPrices {
  readonly taxRate?: MilliPercent
  /** By item, and by `choiceKey`. */
  readonly [item: string]: Cents | MilliPercent | undefined
}

/** No item has such an id. */
export function choiceKey(id: string): string {
  return `+${id}`
}

export interface PricedMenu extends Menu {
  readonly restaurant: Pick<Restaurant, 'taxRate'>
}

export interface ChangedPrice {
  readonly name: string
  readonly was: Cents
  readonly is: Cents
}

interface ChangedChoice extends ChangedPrice {
  readonly choice: string
}

export interface ChangedItem extends ChangedPrice {
  readonly item: ItemId
}

/** What else is on the bill, then and now. */
export interface ChangeTerms extends Pick<BillTerms, 'code' | 'tip'> {
  /** What the delivery costs now, and what it cost when the customer agreed, if there was a delivery then. */
  readonly fees?: { readonly was: DeliveryFee | undefined; readonly is: DeliveryFee } | undefined
  /** Set where the code gives something else now, or the tip has gone: what the customer agreed to. */
  readonly removedTerms?: Pick<BillTerms, 'code' | 'tip'> | undefined
}

export interface PriceChange {
  /** None where only a choice, the tax, the delivery, the discount or the tip has changed. */
  readonly items: readonly ChangedItem[]
  /** The choices in these burritos that cost something else now. */
  readonly choices: readonly ChangedChoice[]
  readonly fee: Pick<ChangedPrice, 'was' | 'is'> | undefined
  /** At the rate agreed to, the tax would be another amount. */
  readonly taxChanged: boolean
  /** What the same burritos cost together at the prices agreed to. */
  readonly totalWas: Cents
  readonly totalIs: Cents
}

export function findPriceChange(
  lines: readonly RequestedLine[],
  menu: PricedMenu,
  agreed: AgreedPrices,
  { fees, removedTerms, ...terms }: ChangeTerms = {},
): PriceChange | undefined {
  const [feeIs, feeWas] = [fees?.is, fees?.was ?? fees?.is]
  const items = menu.items.flatMap(({ id: item, price: is, ...named }) => {
    const was = priceIn(agreed, item) ?? is
    return was === is || countOf(lines, item) === 0
      ? []
      : [{ item, name: textInLanguage(cartNameOf(named), language), was, is }]
  })
  const choices = chosenIn(lines, menu).flatMap(({ id, name, price: is }) => {
    const was = priceIn(agreed, choiceKey(id)) ?? is
    return was === is ? [] : [{ choice: id, name: textInLanguage(name, language), was, is }]
  })
  const fee =
    feeIs && feeWas && feeIs.amount !== feeWas.amount ? { was: feeWas.amount, is: feeIs.amount } : undefined
  const isSame = items.length + choices.length === 0 && !fee && !removedTerms
  const rateWas = agreed.taxRate ?? menu.restaurant.taxRate
  // Mostly nothing differs, and every press asks: a bill is made only where there is something to compare.
  if (isSame && rateWas === menu.restaurant.taxRate && feeWas?.isTaxed === feeIs?.isTaxed) return undefined
  const before = priceOf(lines, atAgreedPrices(menu, agreed), { ...terms, ...removedTerms, fee: feeWas })
  const after = priceOf(lines, menu, { ...terms, fee: feeIs })
  if (!before || !after) return undefined
  const taxBefore = { ...menu, restaurant: { taxRate: rateWas } }
  const sameFee = feeIs && feeWas && { ...feeWas, amount: feeIs.amount }
  const sameButTax = priceOf(lines, taxBefore, { ...terms, fee: sameFee })
  const taxChanged = sameButTax !== undefined && taxOf(after).amount !== taxOf(sameButTax).amount
  if (isSame && !taxChanged) return undefined
  return { items, choices, taxChanged, fee, totalWas: before.total, totalIs: after.total }
}

/**
 * The tax that a step in this cart agrees to. The customer was never notified of a new tax that made no difference so far: the
 * tax agreed to before stays, so that a notice appears as soon as the new tax makes a difference. In an empty cart nothing was
 * agreed to.
 */
export function taxOfStep(
  lines: readonly RequestedLine[],
  menu: PricedMenu,
  agreed: AgreedPrices,
): MilliPercent {
  const { taxRate } = menu.restaurant
  if (lines.length === 0 || agreed.taxRate === undefined || agreed.taxRate === taxRate) return taxRate
  return findPriceChange(lines, menu, agreed)?.taxChanged ? taxRate : agreed.taxRate
}

/** Every choice that is in one of these burritos, in the order of the menu. */
export function chosenIn(lines: readonly RequestedLine[], menu: Menu): Choice[] {
  const ids = new Set(
    lines.flatMap((line) => {
      const made = configureItem(line, menu)
      return typeof made === 'string' ? [] : made.chosen.map(({ choice }) => choice.id)
    }),
  )
  return menu.groups.flatMap((group) => group.choices).filter(({ id }) => ids.has(id))
}

function priceIn(agreed: AgreedPrices, item: string): Cents | undefined {
  return agreed[item] as Cents | undefined
}

/** What the customer has never seen is at its present price. */
function atAgreedPrices(menu: PricedMenu, agreed: AgreedPrices): PricedMenu {
  return {
    ...withPrices(
      menu,
      (item) => priceIn(agreed, item),
      (choice) => priceIn(agreed, choiceKey(choice)),
    ),
    restaurant: { taxRate: agreed.taxRate ?? menu.restaurant.taxRate },
  }
}

/** The menu with these prices, where there is one; the others stay. */
export function withPrices<Priced extends Menu>(
  menu: Priced,
  ofItem: (id: string) => Cents | undefined,
  ofChoice: (id: string) => Cents | undefined,
): Priced {
  return {
    ...menu,
    items: menu.items.map((item) => ({ ...item, price: ofItem(item.id) ?? item.price })),
    groups: menu.groups.map((group) => ({
      ...group,
      choices: group.choices.map((choice) => ({ ...choice, price: ofChoice(choice.id) ?? choice.price })),
    })),
  }
}

/** Undefined where it is more than can be added up. */
export function priceOf(
  lines: readonly RequestedLine[],
  menu: PricedMenu,
  terms?: BillTerms,
): Bill | undefined {
  const priced = priceLines(lines, menu, menu.restaurant.taxRate, terms)
  return priced === 'too-many' ? undefined : priced
}
