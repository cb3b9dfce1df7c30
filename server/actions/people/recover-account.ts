// Resets a lost password from the machine that the server runs on.
import { changed, passwordChange, staffSubject } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import { byServer, writeAudit } from '../../db/people/audit.ts'
import type { Database } from '../../db/engine/database.ts'
import { deleteSessionsOf } from '../../db/people/sessions.ts'
import {
  findPerson,
  givePassword,
  hasOtherOwner,
  lockStaff,
  setDisabledAt,
  setRole,
} from '../../db/people/staff.ts'
import { ourselves } from '../../secrets/hash-queue.ts'
import { hashPassword, inventPassword } from '../../secrets/passwords.ts'

export interface RecoverDeps {
  readonly db: Database
  readonly now: () => Date
}

export interface Recovered {
  readonly password: string
  readonly on: boolean
  /** No owner could log in any more, so this account was turned on and made an owner. */
  readonly madeOwner: boolean
}

/** Undefined when the username does not exist. */
export async function recoverAccount(
  { db, now }: RecoverDeps,
  username: string,
): Promise<Recovered | undefined> {
  const password = inventPassword()
  const passwordHash = await hashPassword(password, ourselves)
  const at = now().toISOString()
  return db.transaction(async (trx) => {
    await lockStaff(trx, db.engine)
    const person = await findPerson(trx, username)
    if (!person) return undefined
    await givePassword(trx, person, passwordHash)
    await deleteSessionsOf(trx, person)
    const isOwner = person.role === 'owner' && person.on
    // Somebody must always be able to open the office, however the last owner was lost.
    const madeOwner = !isOwner && !(await hasOtherOwner(trx, person))
    if (madeOwner && person.role !== 'owner') await setRole(trx, person, 'owner')
    if (madeOwner && !person.on) await setDisabledAt(trx, person, null)
    const before = { role: person.role, on: person.on }
    const changes = [passwordChange, ...diff(before, madeOwner ? { role: 'owner', on: true } : before)]
    await writeAudit(trx, { at, by: byServer, deed: changed(staffSubject(person), changes) })
    return { password, on: person.on || madeOwner, madeOwner }
  })
}
