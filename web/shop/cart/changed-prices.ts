// Which burritos cost something else than when the customer last looked.
import type { ItemId } from '#domain/menu.ts'
import type { Cents } from '#domain/money.ts'
import type { PricedLine } from '#domain/pricing.ts'

export type Prices = Readonly<Partial<Record<ItemId, Cents>>>

export interface ChangedPrice {
  readonly item: ItemId
  readonly name: string
  readonly was: Cents
  readonly is: Cents
}

export function pricesOf(lines: readonly PricedLine[]): Prices {
  return Object.fromEntries(lines.map(({ item, unitPrice }) => [item, unitPrice]))
}

export function changedPrices(lines: readonly PricedLine[], before: Prices): ChangedPrice[] {
  return lines.flatMap(({ item, name, unitPrice: is }) => {
    const was = before[item]
    return was !== undefined && was !== is ? [{ item, name, was, is }] : []
  })
}
