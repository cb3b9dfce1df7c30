// Whether somebody else is connected to the PostgreSQL database: a running server keeps its connections open.
import { sql, type Kysely } from 'kysely'
import { CopyTrouble } from './copy-trouble.ts'
import type { Tables } from './schema.ts'

export async function refuseOtherClients(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ user: string; program: string }>`
    select distinct usename as user, application_name as program from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  )
  if (rows.length === 0) return
  const names = rows.map(({ user, program }) => (program ? `${user} (${program})` : user))
  throw new CopyTrouble(
    `Others are connected to the database: ${names.join(', ')}. Stop every server, and whatever else uses the database.`,
  )
}
