// What the page is made from before its script runs: the restaurant and its menu, without what changes within a day.
import type { Hours } from './opening-hours.ts'
import type { Menu, MenuItem } from './menu.ts'
import type { Restaurant } from './restaurant.ts'

export interface ShopFront {
  readonly restaurant: Restaurant
  readonly items: readonly FrontItem[]
  /** As they are set; whether it is open now is never prerendered. */
  readonly hours: Hours
}

/** Whether an item is sold out is never prerendered: the page would have to be made anew at the moment it is back. */
export type FrontItem = Omit<MenuItem, 'soldOut' | 'backAt'>

export function shopFront({
  restaurant,
  hours,
  items,
}: Omit<ShopFront, 'items'> & { items: Menu }): ShopFront {
  return { restaurant, hours, items: items.map(({ soldOut: _soldOut, backAt: _backAt, ...item }) => item) }
}

/** The element of the page that holds the shop front as JSON. */
export const shopFrontId = 'shop-front'

/** The picture of a link preview. Its path stays: whoever shows previews keeps them for months. */
export const previewPicture = { path: '/og-image.png', width: 1200, height: 630 } as const

/** What the renderer makes of a shop front, as HTML. */
export interface PageParts {
  /** The title, and what search engines show. */
  readonly head: string
  readonly welcome: string
  /** What stands in the corner while the script is not there. */
  readonly notYet: string
}
