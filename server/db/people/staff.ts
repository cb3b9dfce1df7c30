// The staff accounts: usernames, roles, password hashes.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { StaffAccountRow } from '#domain/people/people-api.ts'
import type { Role } from '#domain/people/staff.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import type { Database, Engine } from '../engine/database.ts'
import type { Tables } from '../schema.ts'

export interface StaffAccount extends StaffMember {
  readonly id: number
  readonly passwordHash: string
}

export interface NewStaff {
  readonly username: string
  readonly name: string
  readonly role: Role
  readonly passwordHash: string
  readonly createdAt: string
  readonly mustChangePassword: boolean
}

/** The facts of an account that decide what may be done to it. */
export interface Person {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly role: Role
  readonly on: boolean
}

export async function hasStaff(db: Database): Promise<boolean> {
  const row = await db.read.selectFrom('staff').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** False when the username is taken, also by another server that starts at the same moment. */
export async function addStaff(trx: Kysely<Tables>, person: NewStaff): Promise<boolean> {
  const row = await trx
    .insertInto('staff')
    .values({
      username: person.username,
      name: person.name,
      role: person.role,
      password_hash: person.passwordHash,
      disabled_at: null,
      created_at: person.createdAt,
      must_change_password: person.mustChangePassword ? 1 : 0,
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Undefined when the account does not exist or is turned off. */
export async function findActiveStaff(db: Database, username: string): Promise<StaffAccount | undefined> {
  const row = await db.read
    .selectFrom('staff')
    .selectAll()
    .where('username', '=', username)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      username: row.username,
      name: row.name,
      role: row.role,
      passwordHash: row.password_hash,
      mustChangePassword: row.must_change_password === 1,
    }
  )
}

/** Active accounts first, each group in the order in which the accounts were added. */
export async function readStaff(db: Database): Promise<StaffAccountRow[]> {
  const rows = await db.read
    .selectFrom('staff')
    .select(['username', 'name', 'role', 'disabled_at', 'last_login_at', 'must_change_password'])
    .orderBy(sql`disabled_at is not null`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    username: row.username,
    name: row.name,
    role: row.role,
    on: row.disabled_at === null,
    lastLoginAt: row.last_login_at,
    mustChangePassword: row.must_change_password === 1,
  }))
}

/** Locks the staff against changes until the end of the transaction; reads go on. */
export async function lockStaff(trx: Transaction<Tables>, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`lock table staff in share row exclusive mode`.execute(trx)
  // SQLite has only the writer's lock, which the first statement that could write takes.
  else await sql`update staff set id = id where false`.execute(trx)
}

/** The answer can be relied on only under lockStaff. */
export async function findPerson(trx: Transaction<Tables>, username: string): Promise<Person | undefined> {
  const row = await trx
    .selectFrom('staff')
    .select(['id', 'username', 'name', 'role', 'disabled_at'])
    .where('username', '=', username)
    .executeTakeFirst()
  if (!row) return undefined
  const { disabled_at: disabledAt, ...person } = row
  return { ...person, on: disabledAt === null }
}

/** True when another owner could still log in. */
export async function hasOtherOwner(trx: Transaction<Tables>, { id }: Person): Promise<boolean> {
  const other = await trx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

export async function setRole(trx: Transaction<Tables>, { id }: Person, role: Role): Promise<void> {
  await trx.updateTable('staff').set({ role }).where('id', '=', id).execute()
}

/** Null turns the account on. */
export async function setDisabledAt(
  trx: Transaction<Tables>,
  { id }: Person,
  disabledAt: string | null,
): Promise<void> {
  await trx.updateTable('staff').set({ disabled_at: disabledAt }).where('id', '=', id).execute()
}

/** After somebody else sets a password, the person must choose a new one. */
export async function setTemporaryPassword(
  trx: Transaction<Tables>,
  { id }: Person,
  passwordHash: string,
): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ password_hash: passwordHash, must_change_password: 1 })
    .where('id', '=', id)
    .execute()
}

/** False when the account was turned off or got another password since it was read. */
export async function replacePassword(
  trx: Transaction<Tables>,
  account: StaffAccount,
  passwordHash: string,
): Promise<boolean> {
  const row = await unchangedAccount(trx, account)
    .set({ password_hash: passwordHash, must_change_password: 0 })
    .executeTakeFirst()
  return row !== undefined
}

/** False when the account was turned off or got another password since its password was checked. */
export async function recordLogin(
  trx: Transaction<Tables>,
  account: StaffAccount,
  at: string,
  /** A new hash of the same password, at today's cost. */
  newHash?: string,
): Promise<boolean> {
  const row = await unchangedAccount(trx, account)
    .set({ last_login_at: at, ...(newHash !== undefined && { password_hash: newHash }) })
    .executeTakeFirst()
  return row !== undefined
}

function unchangedAccount(trx: Transaction<Tables>, { id, passwordHash }: StaffAccount) {
  return trx
    .updateTable('staff')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .returning('id')
}
