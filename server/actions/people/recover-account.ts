// Resets a lost password from the machine that the server runs on.
import { changed, passwordChange, staffTarget } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import { byServer, writeAuditEntry } from '../../db/people/audit.ts'
import type { Database } from '../../db/engine/database.ts'
import { deleteSessionsOf } from '../../db/people/sessions.ts'
import {
  findPerson,
  setTemporaryPassword,
  hasOtherOwner,
  lockStaff,
  setDisabledAt,
  setRole,
} from '../../db/people/staff.ts'
import { systemCaller } from '../../secrets/hash-queue.ts'
import { hashPassword, createPassword } from '../../secrets/passwords.ts'

export interface RecoverDeps {
  readonly db: Database
  readonly now: () => Date
}

export interface RecoveredAccount {
  readonly password: string
  readonly on: boolean
  /** No owner could log in any more, so this account was turned on and made the owner. */
  readonly becameOwner: boolean
}

/** Undefined when the username does not exist. */
export async function recoverAccount(
  { db, now }: RecoverDeps,
  username: string,
): Promise<RecoveredAccount | undefined> {
  const password = createPassword()
  const passwordHash = await hashPassword(password, systemCaller)
  const at = now().toISOString()
  return db.transaction(async (trx) => {
    await lockStaff(trx, db.engine)
    const person = await findPerson(trx, username)
    if (!person) return undefined
    await setTemporaryPassword(trx, person, passwordHash)
    await deleteSessionsOf(trx, person)
    const isOwner = person.role === 'owner' && person.on
    // Somebody must always be able to use the office, however the last owner was lost.
    const becameOwner = !isOwner && !(await hasOtherOwner(trx, person))
    if (becameOwner && person.role !== 'owner') await setRole(trx, person, 'owner')
    if (becameOwner && !person.on) await setDisabledAt(trx, person, null)
    const before = { role: person.role, on: person.on }
    const changes = [passwordChange, ...diff(before, becameOwner ? { role: 'owner', on: true } : before)]
    await writeAuditEntry(trx, { at, by: byServer, action: changed(staffTarget(person), changes) })
    return { password, on: person.on || becameOwner, becameOwner }
  })
}
