// Says a number of burritos as a person at the counter would: "2 chicken burritos".
import { formatCount, plural } from './counts.ts'

/** The starting menu's names in plain speech ("Chix" is short for the till). The owner's own names are said as written. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['Beef', 'beef'],
  ['Chix', 'chicken'],
  ['Bean', 'bean'],
  ['Pork', 'pork'],
])

export function burritosInWords(quantity: number, name: string): string {
  const kind = spoken.get(name) ?? name
  return plural(quantity, {
    one: `${formatCount(quantity)} ${kind} burrito`,
    other: `${formatCount(quantity)} ${kind} burritos`,
  })
}
