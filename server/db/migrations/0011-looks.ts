// The words of the menu in every language that the owner writes, and the look of each item: its colour and the name of its
// picture. What stood there was English.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const looks: Migration = {
  name: '0011-looks',
  async up(db, types) {
    const object = sql.raw(types.jsonObject)
    for (const column of ['name', 'short_name', 'description'].map((name) => sql.ref(name))) {
      await (
        types.json === 'text'
          ? sql`update menu_items set ${column} = ${object}('en', ${column})`
          : sql`alter table menu_items alter column ${column} type jsonb using ${object}('en', ${column})`
      ).execute(db)
    }
    await sql`alter table menu_items add column colour text not null default 'arena'`.execute(db)
    await sql`alter table menu_items add column picture text`.execute(db)
    for (const [id, colour] of Object.entries(coloursThen)) {
      await sql`update menu_items set colour = ${colour}, picture = ${id} where id = ${id}`.execute(db)
    }
  },
}

/** Until now the page knew the colours, and had a picture for each of these. */
const coloursThen = { beef: 'chile', chix: 'maiz', bean: 'jade', pork: 'rosa' }
