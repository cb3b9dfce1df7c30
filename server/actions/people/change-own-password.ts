// Staff choose a new password for themselves (trust rule 10).
import { changed, passwordChange, staffTarget } from '#domain/people/audit.ts'
import type { OwnPasswordBody } from '#domain/people/people-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import { deleteSessionsOf } from '../../db/people/sessions.ts'
import { replacePassword } from '../../db/people/staff.ts'
import { hashPassword } from '../../secrets/passwords.ts'
import { assertUncommonPassword } from './check-new-password.ts'
import { confirmPassword } from './confirm-password.ts'
import { callerFor, startSession, type LogInDeps, type SessionCookie } from './log-in.ts'

/** Ends all sessions of the person, and returns a new session for this browser. */
export async function changeOwnPassword(
  deps: LogInDeps,
  { staff, current, password }: OwnPasswordBody & { staff: StaffMember },
): Promise<SessionCookie> {
  const { db } = deps
  const { username } = staff
  // Checked first, so that an unsuitable new password does not use up an attempt at the current one.
  await assertUncommonPassword(db, { password, names: [username, staff.name] })
  const account = await confirmPassword(deps, staff, current)
  const moment = deps.now()
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
