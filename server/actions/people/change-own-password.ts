// Staff choose a new password for themselves (trust rule 10).
import { changed, passwordChange, staffSubject } from '#domain/people/audit.ts'
import type { OwnPasswordBody } from '#domain/people/people-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { writeAudit } from '../../db/people/audit.ts'
import { deleteSessionsOf } from '../../db/people/sessions.ts'
import { findActiveStaff, replacePassword } from '../../db/people/staff.ts'
import { hashPassword, verifyPassword } from '../../secrets/passwords.ts'
import { refuseCommonPassword } from './check-new-password.ts'
import { loggedIn, startSession, type LogInDeps, type Pass } from './log-in.ts'

/** Counted in place of a network address: the thief of a session must not guess on from one address after another. */
const fromAnywhere = 'own password'

/** Ends every session of the person, and answers a new session for this browser. */
export async function changeOwnPassword(
  { db, now, passwordTries }: LogInDeps,
  { staff, current, password }: OwnPasswordBody & { staff: StaffMember },
): Promise<Pass> {
  const { username } = staff
  // First: a password that is refused costs no try of the current one.
  await refuseCommonPassword(db, { password, names: [username, staff.name] })
  const moment = now()
  const triedBy = `${fromAnywhere} ${username}`
  const retryAfter = passwordTries.count(triedBy, moment.getTime())
  if (retryAfter !== undefined) throw new Problem('too-many-tries', { retryAfter })

  const account = await findActiveStaff(db, username)
  if (!account || !(await verifyPassword(current, account.passwordHash, loggedIn(staff))))
    throw new Problem('invalid', { faults: { current: { code: 'wrong' } } })
  passwordTries.forget(triedBy)

  const passwordHash = await hashPassword(password, loggedIn(staff))
  return db.transaction(async (trx) => {
    // Meanwhile the owner may have turned the account off or set another password, which ended this session too.
    const isReplaced = await replacePassword(trx, account, passwordHash)
    if (!isReplaced) throw new Problem('not-signed-in')
    await deleteSessionsOf(trx, account)
    await writeAudit(trx, {
      at: moment.toISOString(),
      by: username,
      deed: changed(staffSubject(staff), [passwordChange]),
    })
    return startSession(trx, account, moment)
  })
}
