// Says a number of burritos as a person at the counter would: "2 veggie burritos".
import { formatCount, plural } from './counts.ts'
import { inSentence } from './lists.ts'

/** The name is that of the menu card. */
export function burritosInWords(quantity: number, name: string): string {
  const kind = inSentence(name)
  return plural(quantity, {
    one: `${formatCount(quantity)} ${kind} burrito`,
    other: `${formatCount(quantity)} ${kind} burritos`,
  })
}
