// What the page is made from before its script runs: the restaurant and its menu, without what changes within a day.
import type { Hours } from './opening-hours.ts'
import type { MenuItem, MenuItems, Section } from '../menu/menu.ts'
import type { Restaurant } from './restaurant-schema.ts'

export interface PageData {
  readonly restaurant: Restaurant
  readonly items: readonly PageDataItem[]
  /** What the items of a section are called: a burrito, or by their names alone. */
  readonly sections: readonly Section[]
  /** As they are set; whether it is open now is never prerendered. */
  readonly hours: Hours
}

/** Whether an item is sold out is never prerendered: the page would have to be made anew at the moment it is back. */
export type PageDataItem = Omit<MenuItem, NotInPageData>

/** What changes within a day, and what nobody is shown before the script runs. */
type NotInPageData = 'soldOut' | 'backAt' | 'remaining' | 'inside' | 'groups' | 'allergens' | 'ownAllergens'

export function makePageData({
  restaurant,
  hours,
  items,
  sections,
}: Omit<PageData, 'items'> & { items: MenuItems }): PageData {
  return { restaurant, hours, sections, items: items.map(makePageDataItem) }
}

function makePageDataItem(item: MenuItem): PageDataItem {
  const { soldOut: _soldOut, backAt: _backAt, remaining: _left, ...rest } = item
  const { inside: _inside, groups: _groups, allergens: _allergens, ownAllergens: _own, ...front } = rest
  return front
}

/** The element of the page that holds the shop front as JSON. */
export const pageDataId = 'page-data'

/** What the renderer makes of a shop front, as HTML. */
export interface PageParts {
  /** The title, and what search engines show. */
  readonly head: string
  readonly welcome: string
  /** What stands in the corner while the script is not there. */
  readonly notYet: string
}
