// The locale of the English words: the only place that names it.
export const locale = 'en-US'

/** For lists: the American rules would put a comma before the "and". */
export const listLocale = 'en-GB'
