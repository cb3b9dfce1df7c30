// The prices at which the customer put burritos into the cart. They are kept with it, so that whoever comes back to a
// kept cart, or has it open when the owner changes a price, is told.
import { useEffect } from 'react'
import { itemIds, type MenuItem } from '#domain/menu.ts'
import type { PricedLine } from '#domain/pricing.ts'
import { keptValue } from '../../ui/kept-value.ts'
import { parseKept } from '../../ui/safe-storage.ts'
import { changedPrices, pricesOf, type ChangedPrice, type Prices } from './changed-prices.ts'

const seen = keptValue<Prices>('burritoful.seen-prices', {
  read: (text) => readPrices(parseKept(text)),
  write: (prices) => JSON.stringify(prices),
})

/** The customer goes on with these at the prices they now have. */
export function seePrices(items: readonly Pick<MenuItem, 'id' | 'price'>[]): void {
  const now = Object.fromEntries(items.map(({ id, price }) => [id, price]))
  const isNew = (before: Prices) => items.some(({ id, price }) => before[id] !== price)
  seen.change((before) => (isNew(before) ? { ...before, ...now } : before))
}

/** What in the cart has another price than when it was put there. */
export function useChangedPrices(lines: readonly PricedLine[]): ChangedPrice[] {
  const prices = seen.use()
  const unknown = lines.filter(({ item }) => prices[item] === undefined)

  // A cart from before we kept prices: from here on its changes are told.
  const isUnknown = unknown.length > 0
  useEffect(() => {
    if (isUnknown) seen.change((before) => ({ ...pricesOf(unknown), ...before }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lines are new at every rendering; whether one is unknown is not
  }, [isUnknown])

  return changedPrices(lines, prices)
}

/** Others can write there: what is no price is forgotten. */
function readPrices(kept: unknown): Prices {
  const prices = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  return Object.fromEntries(
    itemIds.map((item) => [item, prices[item]]).filter(([, price]) => Number.isSafeInteger(price)),
  ) as Prices
}
