// Checks a new password: common passwords are refused (trust rule 12), and owners may not assign their own to others.
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import type { Database } from '../../db/engine/database.ts'
import { readSetting } from '../../db/restaurant/settings.ts'
import { findActiveStaff } from '../../db/people/staff.ts'
import { isCommonPassword } from '../../secrets/common-passwords.ts'
import { verifyPassword } from '../../secrets/passwords.ts'
import { callerFor, type LogInDeps } from './log-in.ts'

export interface NewPassword {
  readonly password: string
  /** Names of the person that the password is for, which make it easy to guess. */
  readonly names: readonly string[]
}

/** Whether an attacker would try the password early for this person or this restaurant. */
export async function isTooCommon(db: Database, { password, names }: NewPassword): Promise<boolean> {
  const { value: restaurant } = await readSetting(db.read, 'restaurant')
  return isCommonPassword(password, [...names, restaurant.name])
}

export async function assertUncommonPassword(db: Database, chosen: NewPassword): Promise<void> {
  if (await isTooCommon(db, chosen))
    throw new Problem('invalid', { errors: { password: { code: 'common-password' } } })
}

/** For a password that an owner assigns to somebody else, who must not learn the owner's own password. */
export async function assertAssignablePassword(
  { db, now, passwordAssignments }: Pick<LogInDeps, 'db' | 'now' | 'passwordAssignments'>,
  owner: StaffMember,
  assigned: NewPassword,
): Promise<void> {
  await assertUncommonPassword(db, assigned)
  // Limited because the check below would tell a session thief whether a guess of the owner's password was right.
  const retryAfter = passwordAssignments.count(owner.username, now().getTime())
  if (retryAfter !== undefined) throw new Problem('too-many-attempts', { retryAfter })
  const account = await findActiveStaff(db, owner.username)
  if (account && (await verifyPassword(assigned.password, account.passwordHash, callerFor(owner))))
    throw new Problem('invalid', { errors: { password: { code: 'own-password' } } })
}
