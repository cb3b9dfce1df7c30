// The language of this catalog, and the locale for its numbers, dates and lists.
import type { Language } from '#domain/basics/local-text.ts'

export const language: Language = 'en'
export const locale = 'en-US'

/** The owner writes lists without a comma before the "and", as British English does. */
export const listLocale = 'en-GB'
