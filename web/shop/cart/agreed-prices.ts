// The one memory of prices: those that the customer has agreed to, by putting burritos into the cart, by CHECKOUT, by
// SUBMIT. They are stored with the cart, so that a customer who comes back, or has the cart open when the owner changes a
// price, is notified.
import type { RequestedLine } from '#domain/menu/requested-item.ts'
import type { MilliPercent } from '#domain/basics/money.ts'
import { storedValue } from '../../browser/stored-value.ts'
import { parseStored } from '../../browser/safe-storage.ts'
import {
  choiceKey,
  findPriceChange,
  taxOfStep,
  type AgreedPrices,
  type ChangeTerms,
  type PriceChange,
  type PricedMenu,
} from './price-change.ts'

const agreed = storedValue<AgreedPrices>('burritoful.seen-prices', {
  read: (text) => readPrices(parseStored(text)),
  write: (prices) => JSON.stringify(prices),
})

/** The customer goes on at the prices that these have now. */
export function agreeToPrices({
  items,
  groups,
  restaurant: { taxRate },
}: Pick<PricedMenu, 'items' | 'groups' | 'restaurant'>): void {
  const choices = groups.flatMap((group) => group.choices)
  const now: AgreedPrices = {
    ...Object.fromEntries(items.map(({ id, price }) => [id, price])),
    ...Object.fromEntries(choices.map(({ id, price }) => [choiceKey(id), price])),
    taxRate,
  }
  const names = Object.keys(now) as (keyof AgreedPrices)[]
  const isNew = (before: AgreedPrices) => names.some((name) => before[name] !== now[name])
  agreed.change((before) => (isNew(before) ? { ...before, ...now } : before))
}

/** What of these lines has another price than the customer agreed to. */
export function usePriceChange(
  lines: readonly RequestedLine[],
  menu: PricedMenu | undefined,
  terms?: ChangeTerms,
): PriceChange | undefined {
  const prices = agreed.use()
  return menu && findPriceChange(lines, menu, prices, terms)
}

/** The tax to which a customer agrees who adds something to these lines. */
export function currentTaxOfStep(lines: readonly RequestedLine[], menu: PricedMenu): MilliPercent {
  return taxOfStep(lines, menu, agreed.now())
}

/** The tax that + and − agree to. */
export function useTaxOfStep(lines: readonly RequestedLine[], menu: PricedMenu): MilliPercent {
  return taxOfStep(lines, menu, agreed.use())
}

/** Others can write there: what is no price is forgotten. */
function readPrices(stored: unknown): AgreedPrices {
  const prices = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  return Object.fromEntries(
    Object.entries(prices).filter(([, price]) => Number.isSafeInteger(price)),
  ) as AgreedPrices
}
