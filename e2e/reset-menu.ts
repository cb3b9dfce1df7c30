// The menu in the database of a journey: as a fresh install has it, whatever the journey before has made of it, and more.
import type { LocalText } from '../domain/local-text.ts'
import type { MenuItem } from '../domain/menu.ts'
import { startingMenu } from '../domain/starting-menu.ts'
import type { Shop } from './shop.ts'

type Database = Pick<Shop, 'sql'>

export interface NewItem {
  readonly id: string
  readonly name: LocalText
  readonly shortName: LocalText
  readonly description: LocalText
  readonly price: number
  readonly colour: string
  readonly picture: string | null
  /** As a menu item has them; nothing where nobody says. */
  readonly inside?: MenuItem['inside']
  readonly groups?: MenuItem['groups']
}

export function resetMenu(shop: Database): void {
  resetMenuParts(shop)
  shop.sql('delete from menu_items')
  for (const item of startingMenu.items)
    putOnMenu(shop, { ...item, colour: item.look.colour, picture: item.id })
}

/** The sections, ingredients and options of a fresh install. */
function resetMenuParts(shop: Database): void {
  const { sections, ingredients, groups } = startingMenu
  for (const table of ['menu_sections', 'ingredients', 'option_groups']) shop.sql(`delete from ${table}`)
  for (const [position, { id, name }] of sections.entries())
    shop.sql(
      'insert into menu_sections (id, position, name) values (?, ?, ?)',
      id,
      position,
      JSON.stringify(name),
    )
  for (const [position, { id, name, allergens }] of ingredients.entries())
    shop.sql(
      'insert into ingredients (id, position, name, allergens) values (?, ?, ?, ?)',
      id,
      position,
      JSON.stringify(name),
      JSON.stringify(allergens),
    )
  for (const [position, { id, name, kind, smallest, largest, onTicket, choices }] of groups.entries())
    shop.sql(
      `insert into option_groups (id, position, name, kind, smallest, largest, on_ticket, choices)
        values (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      position,
      JSON.stringify(name),
      kind,
      smallest,
      largest,
      onTicket,
      JSON.stringify(choices.map(({ soldOut: _soldOut, backAt: _backAt, ...choice }) => choice)),
    )
}

/** At the end of the menu. */
export function putOnMenu(shop: Database, item: NewItem): void {
  const { id, name, shortName, description, price, colour, picture, inside = [], groups = [] } = item
  shop.sql(
    `insert into menu_items (id, position, name, short_name, description, price, colour, picture, inside, groups)
      values (?, (select count(*) from menu_items), ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    ...[name, shortName, description].map((words) => JSON.stringify(words)),
    price,
    colour,
    picture,
    JSON.stringify(inside),
    JSON.stringify(groups),
  )
}
