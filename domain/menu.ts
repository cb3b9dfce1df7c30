// The shape of the menu and its items; the menu itself is in the database.
import type { menuItem } from './contract/replies.ts'
import type { Wire } from './contract/values.ts'

/** In the order of the menu cards, 1 to 4. */
export const itemIds = ['beef', 'chix', 'bean', 'pork'] as const
export type ItemId = (typeof itemIds)[number]

export type MenuItem = Wire<typeof menuItem>

export type Menu = readonly MenuItem[]

export function findItem(menu: Menu, id: ItemId): MenuItem | undefined {
  return menu.find((item) => item.id === id)
}
