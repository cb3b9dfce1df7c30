// How many, in English.
import { locale } from './locale.ts'

/** 1,250. By hand, for the browser's own formatter takes its time within a click. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

const spelledOut = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** At the start of a sentence: Four, Twelve, 13. */
export function spellCount(count: number): string {
  return spelledOut[count] ?? formatCount(count)
}

let rules: Intl.PluralRules | undefined

/** What is said of this many: English tells one from all others. */
export function plural<Said>(count: number, said: { readonly one: Said; readonly other: Said }): Said {
  // Made when it is first needed.
  rules ??= new Intl.PluralRules(locale)
  return rules.select(count) === 'one' ? said.one : said.other
}

/** 1 burrito, 1,250 burritos */
export function formatBurritoCount(count: number): string {
  return plural(count, { one: `${formatCount(count)} burrito`, other: `${formatCount(count)} burritos` })
}

/** 1 item, 1,250 items: where there is more than burritos. */
export function formatItemCount(count: number): string {
  return plural(count, { one: `${formatCount(count)} item`, other: `${formatCount(count)} items` })
}

/** 1 order, 1,250 orders */
export function formatOrderCount(count: number): string {
  return plural(count, { one: `${formatCount(count)} order`, other: `${formatCount(count)} orders` })
}
