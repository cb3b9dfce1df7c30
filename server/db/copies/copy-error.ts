// Why a copy of the restaurant (backup, restore, move) cannot be made, and the check that nobody else is connected to the
// PostgreSQL database.
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../schema.ts'

/** The message is shown to the person at the terminal. */
export class CopyError extends Error {}

export class NoSpaceError extends CopyError {
  readonly needed: number
  readonly free: number

  constructor(folder: string, needed: number, free: number) {
    const [neededMb, freeMb] = [Math.ceil(needed / 1e6), Math.floor(free / 1e6)]
    super(`There is no backup: it takes ${neededMb} MB in ${folder}, and there are ${freeMb}.`)
    this.needed = needed
    this.free = free
  }
}

/**
 * PostgreSQL lists a connection for a moment after it was closed, so only one that is still listed after a second is in use. Each
 * check runs outside a transaction, because inside one PostgreSQL would give the same answer every time.
 */
const maxChecks = 10
const checkIntervalMs = 100

/** A running server keeps its connections open. */
export async function assertNoOtherClients(db: Kysely<Tables>): Promise<void> {
  let names = await readOtherClients(db)
  for (let checks = 1; names.length > 0 && checks < maxChecks; checks++) {
    await wait(checkIntervalMs)
    names = await readOtherClients(db)
  }
  if (names.length === 0) return
  throw new CopyError(
    `Others are connected to the database: ${names.join(', ')}. Stop every server, and whatever else uses the database.`,
  )
}

async function readOtherClients(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ user: string; program: string }>`
    select distinct usename as user, application_name as program from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  )
  return rows.map(({ user, program }) => (program ? `${user} (${program})` : user))
}
