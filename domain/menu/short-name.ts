// The short name of an item on tickets, made from its name if the owner enters none.
import { maxShortNameLength } from './menu-limits.ts'

/** The name, or as many of its first words as fit. A first word that is too long is cut off. */
export function shortNameFrom(name: string): string {
  const whole = name.trim()
  // oxlint-disable-next-line typescript/no-misused-spread -- in code points, as the schema counts
  const letters = [...whole]
  if (letters.length <= maxShortNameLength) return whole
  const fits = letters.slice(0, maxShortNameLength).join('')
  const isWordsEnd = /\s/u.test(letters[maxShortNameLength] ?? '')
  const words = isWordsEnd ? fits : fits.replace(/\s+\S*$/u, '')
  // "Chicken & waffles" becomes "Chicken", not "Chicken &".
  return words.replace(/[\s\p{P}+]+$/u, '') || fits.trim()
}
