// The owner's own pictures: each as it was uploaded, made anew, and the files that are served.
import { sql, type Kysely } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export async function createPictures(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const [json, instant] = [sql.raw(types.json), sql.raw(types.instant)]
  const bytes = sql.raw(types.json === 'jsonb' ? 'bytea' : 'blob')
  await sql`create table pictures (
    id text primary key,
    source ${bytes} not null,
    made_by text not null,
    made_at ${instant} not null
  )`.execute(db)
  await sql`create table picture_files (
    name text not null,
    size text not null,
    format text not null,
    bytes ${bytes} not null,
    made_at ${instant} not null,
    primary key (name, size, format)
  )`.execute(db)
  await sql`alter table menu_items add column picture_alt ${json}`.execute(db)
}
