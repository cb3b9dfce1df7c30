// Today's stock (R59): how many of each item an order takes, and the refusal if too few remain. An order for tomorrow takes
// nothing from today's stock. At 0 the item is sold out, and until the business day ends it cannot be ordered for tomorrow
// either.
import { countOf, type RequestedLine } from './requested-item.ts'
import { Problem } from '../basics/problems.ts'

/** A number of units for each item id. */
export type Units = ReadonlyMap<string, number>

/** The items are in the order of the lines. */
export function unitsByItem(lines: readonly RequestedLine[]): Units {
  const items = [...new Set(lines.map(({ item }) => item))]
  return new Map(items.map((item) => [item, countOf(lines, item)]))
}

/** An item that is not in `remaining` is not counted, so there is always enough of it. */
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
