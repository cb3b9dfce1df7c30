// What the menu of the proof's restaurant has besides the starting menu: a drink with a group of its own, an item that is no
// longer sold, and a choice that is sold out.
import { onPostgres, onSqlite } from './ledger.ts'
import { extras } from './price-oracle.ts'
import type { Place } from './set-up.ts'

export const soldOutChoice = 'extras-sour-cream'
/** Only of the drink. */
export const choiceOfTheDrink = 'size-large'
export const retired = { item: 'quesadilla', price: 500 } as const
/** The extras that can be had. */
export const onOffer = Object.keys(extras).filter((choice) => choice !== soldOutChoice)

const size = { id: choiceOfTheDrink, name: { en: 'Large' }, price: 100, allergens: [], isDefault: false }
const small = { ...size, id: 'size-small', name: { en: 'Small' }, price: 0, isDefault: true }

const statements: readonly (readonly [text: string, values: readonly (string | number)[]])[] = [
  [
    `insert into option_groups (id, position, name, kind, smallest, largest, on_ticket, choices)
      values ('size', 2, '{"en":"Size"}', 'one', 1, 1, 'word', $1)`,
    [JSON.stringify([small, size])],
  ],
  [
    `insert into menu_items (id, position, name, short_name, description, price, groups)
      values ('agua', 4, '{"en":"Agua"}', '{"en":"Agua"}', '{"en":""}', 300, '["size"]')`,
    [],
  ],
  [
    `insert into menu_items (id, position, name, short_name, description, price, retired_at)
      values ($1, 5, '{"en":"Quesadilla"}', '{"en":"Quesadilla"}', '{"en":""}', $2, '2026-01-01T12:00:00.000Z')`,
    [retired.item, retired.price],
  ],
  [
    `update option_groups set sold_out = $1 where id = 'extras'`,
    [JSON.stringify({ [soldOutChoice]: '9999-12-31T00:00:00.000Z' })],
  ],
]

/** The server asks its database for the menu of every order. */
export async function growMenu(place: Place): Promise<void> {
  for (const [text, values] of statements) {
    if (place.databaseUrl) await onPostgres(place.databaseUrl, (client) => client.query(text, [...values]))
    else onSqlite(place, (db) => db.prepare(text.replaceAll(/\$\d/g, '?')).run(...values))
  }
}
