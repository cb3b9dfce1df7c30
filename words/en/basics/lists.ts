// Lists of names, in English.
import { listLocale } from './locale.ts'

const together = new Intl.ListFormat(listLocale)
const bare = new Intl.ListFormat(listLocale, { type: 'unit' })

/** Breakfast, Lunch and Dinner. */
export function listNames(names: readonly string[]): string {
  return together.format(names)
}

/** Breakfast, Lunch, Dinner: for a list outside a sentence. */
export function joinNames(names: readonly string[]): string {
  return bare.format(names)
}

/** For the middle of a sentence: "breakfast, Al Pastor and lunch". */
export function namesInSentence(names: readonly string[]): string {
  return listNames(names.map(inSentence))
}

/** A word with one capital, its first letter, is lower case in a sentence; BLT and Al Pastor stay as they are. */
export function inSentence(name: string): string {
  return /^\p{Lu}\P{Lu}*$/u.test(name) ? name.toLowerCase() : name
}
