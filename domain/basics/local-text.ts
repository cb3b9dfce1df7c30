// The words that the owner writes, in each language that has them. Whoever shows them picks one language here.
import type { localText, Wire } from './values.ts'
import type { Language } from '../orders/order.ts'

export type LocalText = Wire<typeof localText>

/** In English where the owner has not written it in that language. */
export function textIn(text: LocalText, language: Language): string {
  return text[language] || text.en
}
