// The language of these words and its locale: the only place that names them.
import type { Language } from '#domain/basics/local-text.ts'

export const language: Language = 'en'
export const locale = 'en-US'

/** For lists: the American rules would put a comma before the "and". */
export const listLocale = 'en-GB'
