// The shape of the menu and its parts; the menu itself is in the database.
import type { ingredient, menu, menuItem, section } from './menu-schema.ts'
import type { itemId } from './menu-id-schema.ts'
import type { choice, optionGroup } from './option-group-schema.ts'
import type { Wire } from '../basics/values.ts'

/** The id of an item that is or was on the menu. An id from a browser stays a plain string until the menu confirms it. */
export type ItemId = Wire<typeof itemId>
export type Section = Wire<typeof section>
export type Ingredient = Wire<typeof ingredient>
export type Choice = Wire<typeof choice>
export type OptionGroup = Wire<typeof optionGroup>
export type GroupKind = OptionGroup['kind']
export type TicketStyle = OptionGroup['onTicket']
export type MenuItem = Wire<typeof menuItem>
export type Menu = Wire<typeof menu>
export type MenuItems = Menu['items']

export function findItem<Item extends Pick<MenuItem, 'id'>>(
  items: readonly Item[],
  id: string,
): Item | undefined {
  return items.find((item) => item.id === id)
}

/** The groups of an item, in the order in which the customer is asked. */
export function groupsOf(item: Pick<MenuItem, 'groups'>, { groups }: Pick<Menu, 'groups'>): OptionGroup[] {
  return item.groups.flatMap((id) => groups.find((group) => group.id === id) ?? [])
}

/** The ingredients of an item, each with whether it can be left out. */
export function ingredientsOf(
  item: Pick<MenuItem, 'inside'>,
  { ingredients }: Pick<Menu, 'ingredients'>,
): (Ingredient & { readonly canLeaveOut: boolean })[] {
  return item.inside.flatMap(({ id, canLeaveOut }) => {
    const found = ingredients.find((one) => one.id === id)
    return found ? { ...found, canLeaveOut } : []
  })
}

/** True if so many choices are sold out that the required minimum cannot be chosen, so no item with this group can be made. */
export function hasTooFewChoices({ kind, smallest, largest, choices }: OptionGroup): boolean {
  const available = choices.filter(({ soldOut }) => !soldOut).length
  return (kind === 'many' ? available * largest : available) < smallest
}

/** True if the customer can choose something or leave something out (R58). */
export function isCustomizable({ inside, groups }: Pick<MenuItem, 'inside' | 'groups'>): boolean {
  return groups.length > 0 || inside.some(({ canLeaveOut }) => canLeaveOut)
}

/** R61: a menu is long if it has too many items for one cart row each. Then the cart lists only what was added. */
export function isLongMenu(items: readonly unknown[]): boolean {
  return items.length > 8
}

export interface InSections {
  readonly items: readonly Pick<MenuItem, 'id' | 'section'>[]
  readonly sections: readonly Section[]
}

/** The name of an item's section; undefined for an item that is not on the menu. */
export function sectionOf(id: string, { items, sections }: InSections): Section['name'] | undefined {
  const section = items.find((item) => item.id === id)?.section
  return sections.find((one) => one.id === section)?.name
}

/**
 * The name of an item in the cart, on the bill and on the receipt. The specification's cart says Chix for Chicken (R14, R79);
 * an item that an owner has named appears there with its full name.
 */
export function cartNameOf({ name, shortName }: Pick<MenuItem, 'name' | 'shortName'>): MenuItem['name'] {
  return name.en === 'Chicken' && shortName.en === 'Chix' ? shortName : name
}

/** True if the items are from more than one section. */
export function hasSections(items: readonly Pick<MenuItem, 'section'>[]): boolean {
  return items.some(({ section }) => section !== items[0]?.section)
}
