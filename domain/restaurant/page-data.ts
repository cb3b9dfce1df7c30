// The data that the page is prerendered from: the restaurant and its menu, without the parts that change within a day.
import type { Hours } from './opening-hours.ts'
import type { MenuItem, MenuItems, Section } from '../menu/menu.ts'
import type { Restaurant } from './restaurant-schema.ts'

export interface PageData {
  readonly restaurant: Restaurant
  readonly items: readonly PageDataItem[]
  /** The sections' names, which decide whether an item is called a burrito. */
  readonly sections: readonly Section[]
  /** The setting. Whether the restaurant is open right now is never prerendered. */
  readonly hours: Hours
}

/** Whether an item is sold out is never prerendered: the page would have to be rendered again the moment the item is back. */
export type PageDataItem = Omit<MenuItem, NotInPageData>

/** Fields that change within a day, and fields that are not shown before the script runs. */
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
  const { soldOut: _soldOut, backAt: _backAt, remaining: _remaining, ...rest } = item
  const { inside: _inside, groups: _groups, allergens: _allergens, ownAllergens: _own, ...shown } = rest
  return shown
}

/** The id of the element that holds the page data as JSON. */
export const pageDataId = 'page-data'

/** The HTML that the renderer makes from the page data. */
export interface PageParts {
  /** The title, and the tags for search engines. */
  readonly head: string
  readonly welcome: string
  /** The placeholder in the corner while the script has not loaded. */
  readonly notYet: string
}
