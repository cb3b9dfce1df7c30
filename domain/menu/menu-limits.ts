// Limits of the menu (how many parts, how long the texts, which prices), and how a typed price or weight is parsed. Separate
// from the schemas, so that a form can show a limit without loading a validator.
import { cents, type Cents } from '../basics/money.ts'

/** The counts are more than any restaurant needs, and small enough to send the menu to every open page. */
export const maxSections = 20
/** Items on the menu; retired items do not count. */
export const maxItems = 200
export const maxGroups = 50
/** In one group. */
export const maxChoices = 50
export const maxIngredients = 200

/** In characters. */
export const maxNameLength = 40
export const maxShortNameLength = 12
export const maxDescriptionLength = 160

/** How customers choose from a group, and how the choices are printed on the ticket. See option-group-schema.ts. */
export const groupKinds = ['one', 'some', 'many'] as const
export const ticketStyles = ['add', 'word'] as const

/** Of an item, or of a choice. */
export const minPrice = cents(1)
export const maxPrice = cents(99_999)

/** People type a price as 10.25, 10.5, 10, $10.25 or 10,25. The price is parsed in whole cents, never as a float. */
export function parsePrice(typed: string): Cents | undefined {
  const [, dollars = '', fraction = ''] = /^\$?\s*(\d{0,7})(?:[.,](\d{0,2}))?$/.exec(typed.trim()) ?? []
  if (dollars === '' && fraction === '') return undefined
  return cents(Number(dollars) * 100 + Number(fraction.padEnd(2, '0')))
}

/** People type an item's weight (how much work it is for the kitchen) as 1, 0.5, .5 or 1,5. */
export function parseWeight(typed: string): number | undefined {
  const written = typed.trim().replace(',', '.')
  return /^\d{0,4}(\.\d{0,4})?$/.test(written) && /\d/.test(written) ? Number(written) : undefined
}
