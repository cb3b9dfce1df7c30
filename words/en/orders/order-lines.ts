// Words a line of an order as a person at the counter would: "2 veggie burritos", "1 Horchata".
import type { PricedLine } from '#domain/orders/bill.ts'
import { textInLanguage, type LocalText } from '#domain/basics/local-text.ts'
import { formatCount, plural } from '../basics/counts.ts'
import { inSentence } from '../basics/lists.ts'
import { language } from '../basics/locale.ts'

/** Uses the name on the menu card. Only items in a section called Burritos are called burritos. */
export function formatLineCount(
  { quantity, name }: Pick<PricedLine, 'quantity' | 'name'>,
  section: LocalText | undefined,
): string {
  const called = textInLanguage(name, language)
  if (!section || !/^burritos?$/i.test(textInLanguage(section, language)))
    return `${formatCount(quantity)} ${called}`
  // "Breakfast burrito" already ends in the word.
  const kind = inSentence(called.replace(/\s+burritos?$/i, ''))
  // "Burrito mojado" has the word in front and takes no ending.
  if (/\bburritos?\b/i.test(kind)) return `${formatCount(quantity)} ${called}`
  return plural(quantity, {
    one: `${formatCount(quantity)} ${kind} burrito`,
    other: `${formatCount(quantity)} ${kind} burritos`,
  })
}
