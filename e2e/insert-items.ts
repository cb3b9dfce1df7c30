// More items on the menu of a journey, straight into its database.
import type { LocalText } from '../domain/basics/local-text.ts'
import type { MenuItem } from '../domain/menu/menu.ts'

export interface NewItem {
  readonly id: string
  readonly name: LocalText
  readonly shortName: LocalText
  readonly description: LocalText
  readonly price: number
  readonly color: string
  readonly picture: string | null
  /** Defaults to none. */
  readonly inside?: MenuItem['inside']
  readonly groups?: MenuItem['groups']
  /** Defaults to a burrito's. */
  readonly weight?: number
}

interface AnyDatabase {
  sql(statement: string, ...values: unknown[]): unknown
}

/** At the end of the menu. The running server notices it within a second. */
export function putOnMenu(shop: AnyDatabase, item: NewItem): void {
  const {
    id,
    name,
    shortName,
    description,
    price,
    color,
    picture,
    inside = [],
    groups = [],
    weight = 1,
  } = item
  shop.sql(
    `insert into menu_items (id, position, name, short_name, description, price, color, picture, inside, groups, weight)
      values (?, (select count(*) from menu_items), ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    ...[name, shortName, description].map((words) => JSON.stringify(words)),
    price,
    color,
    picture,
    JSON.stringify(inside),
    JSON.stringify(groups),
    // In tenths of a burrito.
    Math.round(weight * 10),
  )
}
