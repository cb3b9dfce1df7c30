// The settings that the office changes, by name: what is set is a row, so that a new setting needs no new table.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const settings: Migration = {
  name: '0012-settings',
  async up(db, types) {
    // Without a row of its own the restaurant is as it opens, which only the domain knows: the next start writes it.
    await sql`create table settings (
      name text primary key,
      value ${sql.raw(types.json)} not null,
      version integer not null,
      changed_at ${sql.raw(types.instant)} not null
    )`.execute(db)
  },
}
