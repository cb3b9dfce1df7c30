// The shape of the menu and its items; the menu itself is in the database.
import type { menuItem } from './contract/replies.ts'
import type { Wire } from './contract/values.ts'

declare const listed: unique symbol
/** The id of an item that is or was on the menu. What a browser sends is a plain string until the menu has been asked. */
export type ItemId = string & { readonly [listed]: 'item' }

/** Every id looks like this; whether there is such an item only the menu knows. */
export const itemIdShape = /^[a-z0-9-]{1,40}$/

export type MenuItem = Wire<typeof menuItem>

export type Menu = readonly MenuItem[]

export function findItem<Item extends Pick<MenuItem, 'id'>>(
  menu: readonly Item[],
  id: string,
): Item | undefined {
  return menu.find((item) => item.id === id)
}
