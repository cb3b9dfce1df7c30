// The people who log in.
import type { Role, StaffMember } from '#domain/staff.ts'
import type { Database } from './open.ts'

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

export async function hasStaff(db: Database): Promise<boolean> {
  const row = await db.read.selectFrom('staff').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** False when the username is taken, as it is for the second of two servers that start together. */
export async function insertStaff(db: Database, person: NewStaff): Promise<boolean> {
  const row = await db.write
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

/** The account behind a username, unless it is turned off. */
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
