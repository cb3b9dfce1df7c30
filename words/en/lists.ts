// Lists of names, in English.
import { listLocale } from './locale.ts'

const together = new Intl.ListFormat(listLocale)
const bare = new Intl.ListFormat(listLocale, { type: 'unit' })

/** Beef, Chicken and Pork. */
export function listOf(names: readonly string[]): string {
  return together.format(names)
}

/** Beef, Chicken, Pork: where there is no sentence around them. */
export function rowOf(names: readonly string[]): string {
  return bare.format(names)
}

/** As they stand in a sentence: "bean and pork"; a name in capitals stays as it is. */
export function namesInSentence(names: readonly string[]): string {
  return listOf(names.map((name) => name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())))
}
