// The mail server that the office has set up, with its encrypted password.
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Tables } from '../schema.ts'
import type { MailServerTable } from './people-tables.ts'

export interface StoredMailServer {
  readonly host: string
  readonly port: number
  readonly tls: boolean
  readonly user: string | undefined
  /** Null without a login. */
  readonly sealedPassword: string | null
  readonly sender: string
  readonly isOn: boolean
  readonly version: number
}

export async function readMailServer(db: Kysely<Tables>): Promise<StoredMailServer | undefined> {
  const row = await db.selectFrom('mail_server').selectAll().executeTakeFirst()
  return row && fromRow(row)
}

/** No other transaction changes the mail server until this one ends, unless there is none yet. */
export async function readMailServerToChange(
  trx: Transaction<Tables>,
): Promise<StoredMailServer | undefined> {
  const row = await trx
    .updateTable('mail_server')
    .set((set) => ({ version: set.ref('version') }))
    .returningAll()
    .executeTakeFirst()
  return row && fromRow(row)
}

/** `version` is the version before this change. False if another owner has changed the mail server since. */
export async function writeMailServer(
  trx: Transaction<Tables>,
  { host, port, tls, user, sealedPassword, sender, isOn, version }: StoredMailServer,
  at: string,
): Promise<boolean> {
  const columns = {
    host,
    port,
    tls: Number(tls),
    username: user ?? null,
    password: sealedPassword,
    sender,
    is_on: Number(isOn),
    version: version + 1,
    changed_at: at,
  }
  const row = await trx
    .insertInto('mail_server')
    .values({ id: 1, ...columns })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(columns).where('mail_server.version', '=', version),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function fromRow(row: Selectable<MailServerTable>): StoredMailServer {
  return {
    host: row.host,
    port: row.port,
    tls: row.tls === 1,
    user: row.username ?? undefined,
    sealedPassword: row.password,
    sender: row.sender,
    isOn: row.is_on === 1,
    version: row.version,
  }
}
