// The owner's texts, in each language that the owner has written, and how a screen picks one language.
import type { localText, Wire } from './values.ts'

export type LocalText = Wire<typeof localText>

/** The languages that customers order in. */
export type Language = keyof LocalText

/** Falls back to English if the owner has not written the text in this language. */
export function textInLanguage(text: LocalText, language: Language): string {
  return text[language] || text.en
}
