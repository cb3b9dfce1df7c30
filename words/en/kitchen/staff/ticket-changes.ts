// What is different about a burrito, as the kitchen reads it, on screen and on paper (R60).
import { formatCount } from '../../basics/counts.ts'
import { inSentence } from '../../basics/lists.ts'
import { locale } from '../../basics/locale.ts'

export const changeWords = {
  add: 'ADD',
  no: 'NO',
  /** Guacamole, or two of it. */
  what: (name: string, count: number) => countedName(inSentence(name), count),
  /** A choice whose word says it all: HOT. */
  word: (name: string, count: number) => countedName(name.toLocaleUpperCase(locale), count),
  soldOut: 'SOLD OUT',
  note: 'Note:',
}

function countedName(name: string, count: number): string {
  return count > 1 ? `${formatCount(count)} ${name}` : name
}
