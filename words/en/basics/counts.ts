// Formats counts in English.
import { locale } from './locale.ts'

/** 1,250. Written by hand, because the browser's own formatter is too slow within a click. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

const spelledOut = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** At the start of a sentence: Four, Twelve, 13. */
export function spellCount(count: number): string {
  return spelledOut[count] ?? formatCount(count)
}

let rules: Intl.PluralRules | undefined

/** Picks the form for a count: English has one form for 1 and another for all other counts. */
export function plural<Form>(count: number, forms: { readonly one: Form; readonly other: Form }): Form {
  // Created on first use, because creating the rules is slow.
  rules ??= new Intl.PluralRules(locale)
  return rules.select(count) === 'one' ? forms.one : forms.other
}

/** 1 burrito, 1,250 burritos */
export function formatBurritoCount(count: number): string {
  return plural(count, { one: `${formatCount(count)} burrito`, other: `${formatCount(count)} burritos` })
}

/** 1 item, 1,250 items: for a menu that has more than burritos. */
export function formatItemCount(count: number): string {
  return plural(count, { one: `${formatCount(count)} item`, other: `${formatCount(count)} items` })
}

/** 1 order, 1,250 orders */
export function formatOrderCount(count: number): string {
  return plural(count, { one: `${formatCount(count)} order`, other: `${formatCount(count)} orders` })
}
