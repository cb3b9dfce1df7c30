// Checks a password before it is given to anybody: the commonest are refused (trust rule 12), and one's own is for oneself.
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
  /** The names of whom it is for. */
  readonly names: readonly string[]
}

/** Whether everybody would try it for this person, in this restaurant. */
export async function isTooCommon(db: Database, { password, names }: NewPassword): Promise<boolean> {
  const { value: restaurant } = await readSetting(db.read, 'restaurant')
  return isCommonPassword(password, [...names, restaurant.name])
}

export async function assertUncommonPassword(db: Database, chosen: NewPassword): Promise<void> {
  if (await isTooCommon(db, chosen))
    throw new Problem('invalid', { errors: { password: { code: 'common-password' } } })
}

/** For a password that the owner gives to another person, who would know the owner's own. */
export async function assertAssignablePassword(
  { db, now, passwordAssignments }: Pick<LogInDeps, 'db' | 'now' | 'passwordAssignments'>,
  owner: StaffMember,
  given: NewPassword,
): Promise<void> {
  await assertUncommonPassword(db, given)
  // The answer below would tell the thief of a session whether a guess was right.
  const retryAfter = passwordAssignments.count(owner.username, now().getTime())
  if (retryAfter !== undefined) throw new Problem('too-many-attempts', { retryAfter })
  const account = await findActiveStaff(db, owner.username)
  if (account && (await verifyPassword(given.password, account.passwordHash, callerFor(owner))))
    throw new Problem('invalid', { errors: { password: { code: 'own-password' } } })
}
