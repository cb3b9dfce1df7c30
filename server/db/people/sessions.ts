// Login sessions. The database keeps only a hash of the session cookie.
import type { Kysely, Transaction } from 'kysely'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../schema.ts'

/** Two weeks: a kitchen tablet need not log in every morning, and a lost tablet does not stay logged in forever. */
export const sessionSeconds = 14 * 24 * 60 * 60

export interface NewSession {
  readonly tokenHash: string
  readonly staffId: number
  readonly createdAt: string
  readonly expiresAt: string
}

export async function insertSession(trx: Transaction<Tables>, session: NewSession): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      staff_id: session.staffId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** Undefined when the session has expired or the account was turned off. */
export async function findSessionStaff(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<StaffMember | undefined> {
  const row = await db.read
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.id', 'sessions.staff_id')
    .select(['staff.username', 'staff.name', 'staff.role', 'staff.must_change_password'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { must_change_password, ...staff } = row
  return { ...staff, mustChangePassword: must_change_password === 1 }
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.runStatement((write) => write.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute())
}

/** Logs one person out everywhere: live streams end with the next heartbeat (trust rule 10). */
export async function deleteSessionsOf(
  trx: Transaction<Tables>,
  { id }: { readonly id: number },
): Promise<void> {
  await trx.deleteFrom('sessions').where('staff_id', '=', id).execute()
}

/** Logs everybody out. */
export async function deleteAllSessions(trx: Kysely<Tables>): Promise<void> {
  await trx.deleteFrom('sessions').execute()
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.runStatement((write) =>
    write.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute(),
  )
}
