// The words that the owner writes, in each language that has them. Whoever shows them picks one language here.
import type { localText, Wire } from './values.ts'

export type LocalText = Wire<typeof localText>

/** The languages that customers order in. */
export type Language = keyof LocalText

/** In English where the owner has not written it in that language. */
export function textInLanguage(text: LocalText, language: Language): string {
  return text[language] || text.en
}
