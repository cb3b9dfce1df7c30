// Staff choose a new password for themselves (trust rule 10).
import { changed, passwordChange, staffTarget } from '#domain/people/audit.ts'
import type { OwnPasswordBody } from '#domain/people/people-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import { deleteSessionsOf } from '../../db/people/sessions.ts'
import { findActiveStaff, replacePassword } from '../../db/people/staff.ts'
import { hashPassword, verifyPassword } from '../../secrets/passwords.ts'
import { assertUncommonPassword } from './check-new-password.ts'
import { callerFor, startSession, type LogInDeps, type SessionCookie } from './log-in.ts'

/** Used in place of a client address: a session thief must not get more guesses by changing addresses. */
const anyAddress = 'own password'

/** Ends all sessions of the person, and returns a new session for this browser. */
export async function changeOwnPassword(
  { db, now, passwordAttempts }: LogInDeps,
  { staff, current, password }: OwnPasswordBody & { staff: StaffMember },
): Promise<SessionCookie> {
  const { username } = staff
  // Checked first, so that an unsuitable new password does not use up an attempt at the current one.
  await assertUncommonPassword(db, { password, names: [username, staff.name] })
  const moment = now()
  const attemptKey = `${anyAddress} ${username}`
  const retryAfter = passwordAttempts.count(attemptKey, moment.getTime())
  if (retryAfter !== undefined) throw new Problem('too-many-attempts', { retryAfter })

  const account = await findActiveStaff(db, username)
  if (!account || !(await verifyPassword(current, account.passwordHash, callerFor(staff))))
    throw new Problem('invalid', { errors: { current: { code: 'wrong' } } })
  passwordAttempts.reset(attemptKey)

  const passwordHash = await hashPassword(password, callerFor(staff))
  return db.transaction(async (trx) => {
    // The owner may have just turned off the account or reset its password, which also ended this session.
    const isReplaced = await replacePassword(trx, account, passwordHash)
    if (!isReplaced) throw new Problem('not-signed-in')
    await deleteSessionsOf(trx, account)
    await writeAuditEntry(trx, {
      at: moment.toISOString(),
      by: username,
      action: changed(staffTarget(staff), [passwordChange]),
    })
    return startSession(trx, account, moment)
  })
}
