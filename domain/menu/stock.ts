// How many are left today (R59): what an order takes of each item, and how it is refused when too few are left. An order for
// tomorrow takes nothing of today's; at 0 the item is sold out, and until the business day ends nobody orders it for tomorrow either.
import { countOf, type RequestedLine } from './requested-item.ts'
import { Problem } from '../basics/problems.ts'

/** How many there are of an item, by its id. */
export type Units = ReadonlyMap<string, number>

/** In the order of the lines. */
export function unitsByItem(lines: readonly RequestedLine[]): Units {
  const items = [...new Set(lines.map(({ item }) => item))]
  return new Map(items.map((item) => [item, countOf(lines, item)]))
}

/** An item that is not in `left` is not counted: there is enough of it. */
export function assertInStock(requested: Units, remaining: Units): void {
  const short = [...requested].flatMap(([item, units]) => {
    const rest = remaining.get(item) ?? Infinity
    return units > rest ? { item, rest } : []
  })
  const gone = short.filter(({ rest }) => rest === 0).map(({ item }) => item)
  if (gone.length > 0) throw new Problem('sold-out', { items: gone })
  const [first] = short
  if (first)
    throw new Problem('insufficient-stock', { items: short.map(({ item }) => item), remaining: first.rest })
}
