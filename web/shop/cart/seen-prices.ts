// The prices that the customer has agreed to: by putting burritos into the cart, by CHECKOUT, by SUBMIT. They are kept with
// the cart, so that whoever comes back to it, or has it open when the owner changes a price, is told.
import { useEffect } from 'react'
import { itemIds, type MenuItem } from '#domain/menu.ts'
import type { BasisPoints } from '#domain/money.ts'
import type { PricedLine, Quote } from '#domain/pricing.ts'
import { keptValue } from '../../browser/kept-value.ts'
import { parseKept } from '../../browser/safe-storage.ts'
import { changedPrices, pricesOf, type ChangedPrice, type Prices } from './changed-prices.ts'

export type AgreedPrices = Prices & { readonly taxRate?: BasisPoints }

const agreed = keptValue<AgreedPrices>('burritoful.seen-prices', {
  read: (text) => readPrices(parseKept(text)),
  write: (prices) => JSON.stringify(prices),
})

/** The customer goes on with these at the prices they now have. */
export function seePrices(items: readonly Pick<MenuItem, 'id' | 'price'>[], taxRate: BasisPoints): void {
  agreeTo({ ...Object.fromEntries(items.map(({ id, price }) => [id, price])), taxRate })
}

/** The customer orders at these prices. */
export function agreeToBill({ lines, taxRate }: Quote): void {
  agreeTo({ ...pricesOf(lines), taxRate })
}

export function useAgreedPrices(): AgreedPrices {
  return agreed.use()
}

/** What in the cart has another price than when it was put there. */
export function useChangedPrices(lines: readonly PricedLine[]): ChangedPrice[] {
  const prices = agreed.use()
  const unknown = lines.filter(({ item }) => prices[item] === undefined)

  // A cart from before we kept prices: from here on its changes are told.
  const isUnknown = unknown.length > 0
  useEffect(() => {
    if (isUnknown) agreed.change((before) => ({ ...pricesOf(unknown), ...before }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lines are new at every rendering; whether one is unknown is not
  }, [isUnknown])

  return changedPrices(lines, prices)
}

function agreeTo(now: AgreedPrices): void {
  const names = Object.keys(now) as (keyof AgreedPrices)[]
  const isNew = (before: AgreedPrices) => names.some((name) => before[name] !== now[name])
  agreed.change((before) => (isNew(before) ? { ...before, ...now } : before))
}

/** Others can write there: what is no price is forgotten. */
function readPrices(kept: unknown): AgreedPrices {
  const prices = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  return Object.fromEntries(
    [...itemIds, 'taxRate']
      .map((name) => [name, prices[name]])
      .filter(([, price]) => Number.isSafeInteger(price)),
  ) as AgreedPrices
}
