// Says a line of an order as a person at the counter would: "2 chicken burritos".
import type { PricedLine } from '#domain/bill.ts'
import { formatCount, plural } from './counts.ts'

/** The starting menu's names in plain speech ("Chix" is short for the till). The owner's own names are said as written. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['Beef', 'beef'],
  ['Chix', 'chicken'],
  ['Bean', 'bean'],
  ['Pork', 'pork'],
])

export function lineWords({
  quantity,
  shortName: { en: name },
}: Pick<PricedLine, 'quantity' | 'shortName'>): string {
  const kind = spoken.get(name) ?? name
  return plural(quantity, {
    one: `${formatCount(quantity)} ${kind} burrito`,
    other: `${formatCount(quantity)} ${kind} burritos`,
  })
}
