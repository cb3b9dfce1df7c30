// What the owner may type into the menu: how much it holds, how long its texts are, what it may cost; and how a price and a
// weight are read. Apart from the schemas, so that a form can show a limit and load no validator.
import { cents, type Cents } from '../basics/money.ts'

/** More than any restaurant has, and little enough to send to every open page. */
export const maxSections = 20
/** On the menu; the retired ones are not counted. */
export const maxItems = 200
export const maxGroups = 50
/** Of one group. */
export const maxChoices = 50
export const maxIngredients = 200

/** In characters. */
export const maxNameLength = 40
export const maxShortNameLength = 12
export const maxDescriptionLength = 160

/** How a group of options is chosen from, and how its choices stand on the ticket. */
export const groupKinds = ['one', 'some', 'many'] as const
export const ticketStyles = ['add', 'word'] as const

/** Of an item, or of a choice. */
export const minPrice = cents(1)
export const maxPrice = cents(99_999)

/** People type a price as 10.25, 10.5, 10, $10.25 or 10,25. It is read in whole cents, never as a float. */
export function parsePrice(typed: string): Cents | undefined {
  const [, dollars = '', fraction = ''] = /^\$?\s*(\d{0,7})(?:[.,](\d{0,2}))?$/.exec(typed.trim()) ?? []
  if (dollars === '' && fraction === '') return undefined
  return cents(Number(dollars) * 100 + Number(fraction.padEnd(2, '0')))
}

/** People type how heavy an item is for the kitchen as 1, 0.5, .5 or 1,5. */
export function parseWeight(typed: string): number | undefined {
  const written = typed.trim().replace(',', '.')
  return /^\d{0,4}(\.\d{0,4})?$/.test(written) && /\d/.test(written) ? Number(written) : undefined
}
