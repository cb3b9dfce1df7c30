// Says a line of an order as a person at the counter would: "2 veggie burritos".
import type { PricedLine } from '#domain/bill.ts'
import { textIn } from '#domain/local-text.ts'
import { formatCount, plural } from './counts.ts'
import { inSentence } from './lists.ts'
import { language } from './locale.ts'

/** By the name on the menu card; where there is more than burritos on it, by the name alone: "2 Agua fresca". */
export function lineWords(
  { quantity, name }: Pick<PricedLine, 'quantity' | 'name'>,
  isMixed = false,
): string {
  if (isMixed) return `${formatCount(quantity)} ${textIn(name, language)}`
  const kind = inSentence(textIn(name, language))
  return plural(quantity, {
    one: `${formatCount(quantity)} ${kind} burrito`,
    other: `${formatCount(quantity)} ${kind} burritos`,
  })
}
