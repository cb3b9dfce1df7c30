// Asks staff who are logged in for their own password once more, so that a session left open is not enough.
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { findActiveStaff, type StaffAccount } from '../../db/people/staff.ts'
import { verifyPassword } from '../../secrets/passwords.ts'
import { callerFor, type LogInDeps } from './log-in.ts'

/** Used in place of a client address: a session thief must not get more guesses by changing addresses. */
const anyAddress = 'own password'

export async function confirmPassword(
  { db, now, passwordAttempts }: Pick<LogInDeps, 'db' | 'now' | 'passwordAttempts'>,
  staff: StaffMember,
  current: string,
): Promise<StaffAccount> {
  const attemptKey = `${anyAddress} ${staff.username}`
  const retryAfter = passwordAttempts.count(attemptKey, now().getTime())
  if (retryAfter !== undefined) throw new Problem('too-many-attempts', { retryAfter })
  const account = await findActiveStaff(db, staff.username)
  if (!account || !(await verifyPassword(current, account.passwordHash, callerFor(staff))))
    throw new Problem('invalid', { errors: { current: { code: 'wrong' } } })
  passwordAttempts.reset(attemptKey)
  return account
}
