// The settings that the office changes, by name: what is set is a row, so that a new setting needs no new table.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const settings: Migration = {
  name: '0012-settings',
  async up(db, types) {
    // No row yet: what a restaurant opens with only the domain knows, and the server's next start writes it.
    await sql`create table settings (
      name text primary key,
      value ${sql.raw(types.json)} not null,
      version integer not null,
      changed_at ${sql.raw(types.instant)} not null
    )`.execute(db)
  },
}
