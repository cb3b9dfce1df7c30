// The beef's first description was no American's: it changes where the owner has not written another one.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const griddle: Migration = {
  name: '0009-griddle',
  async up(db) {
    await sql`update menu_items set description = 'Skirt steak hot off the griddle, black beans, rice, tomato.'
      where id = 'beef' and description = 'Skirt steak off the hot iron, black beans, rice, tomato.'`.execute(
      db,
    )
  },
}
