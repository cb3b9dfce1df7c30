// The owner manages staff accounts: adds people, changes roles, turns accounts off and on, sets new passwords.
import type { Transaction } from 'kysely'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { added, changed, passwordChange, staffSubject, type Deed } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import type { NewStaffBody, StaffChangeBody, StaffReply } from '#domain/people/people-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import { may, type Role } from '#domain/people/staff.ts'
import { writeAudit } from '../../db/people/audit.ts'
import type { Tables } from '../../db/schema.ts'
import { deleteSessionsOf } from '../../db/people/sessions.ts'
import {
  addStaff,
  findPerson,
  givePassword,
  hasOtherOwner,
  lockStaff,
  readStaff,
  setDisabledAt,
  setRole,
  type Person,
} from '../../db/people/staff.ts'
import { hashPassword } from '../../secrets/passwords.ts'
import { checkGivenPassword } from './check-new-password.ts'
import { loggedIn, type LogInDeps } from './log-in.ts'

export type RunStaffDeps = Pick<LogInDeps, 'db' | 'now' | 'passwordsGiven'>

interface ByOwner {
  /** The owner who asks. */
  readonly staff: StaffMember
}

interface ToPerson extends ByOwner {
  readonly username: string
}

export async function addPerson(
  deps: RunStaffDeps,
  { staff, name, username, role, password }: NewStaffBody & ByOwner,
): Promise<StaffReply> {
  await checkGivenPassword(deps, staff, { password, names: [username, name] })
  const passwordHash = await hashPassword(password, loggedIn(staff))
  return asOwner(deps, staff, async ({ trx, at, note }) => {
    const person = { username, name, role, passwordHash, createdAt: at, mustChangePassword: true }
    if (!(await addStaff(trx, person)))
      throw new Problem('invalid', { faults: { username: { code: 'taken' } } })
    await note(added(staffSubject(person), diff(null, { role })))
  })
}

export function changePerson(
  deps: RunStaffDeps,
  { staff, username, role, on }: StaffChangeBody & ToPerson,
): Promise<StaffReply> {
  return asOwner(deps, staff, async ({ trx, at, note }) => {
    const person = await personCalled(trx, username)
    const wanted = { role: role ?? person.role, on: on ?? person.on }
    if (wanted.role === person.role && wanted.on === person.on) return
    if (username === staff.username && !wanted.on) throw new Problem('your-own-account')
    if (runsTheOffice(person) && !runsTheOffice(wanted) && !(await hasOtherOwner(trx, person)))
      throw new Problem('last-owner')

    if (wanted.role !== person.role) await setRole(trx, person, wanted.role)
    if (wanted.on !== person.on) await setDisabledAt(trx, person, wanted.on ? null : at)
    await deleteSessionsOf(trx, person)
    await note(changed(staffSubject(person), diff({ role: person.role, on: person.on }, wanted)))
  })
}

export async function resetPassword(
  deps: RunStaffDeps,
  { staff, username, password }: ToPerson & { readonly password: string },
): Promise<StaffReply> {
  // One's own password can be changed only with the current one, so that a session left open is not enough.
  if (username === staff.username) throw new Problem('your-own-account')
  await checkGivenPassword(deps, staff, { password, names: [username] })
  const passwordHash = await hashPassword(password, loggedIn(staff))
  return asOwner(deps, staff, async ({ trx, note }) => {
    const person = await personCalled(trx, username)
    await givePassword(trx, person, passwordHash)
    await deleteSessionsOf(trx, person)
    await note(changed(staffSubject(person), [passwordChange]))
  })
}

interface Change {
  readonly trx: Transaction<Tables>
  readonly at: string
  /** Writes the deed to the log, in the same transaction. */
  readonly note: (deed: Deed) => Promise<void>
}

/** Runs a change under the staff lock, and only for a person who is an owner at that moment. */
async function asOwner(
  { db, now }: RunStaffDeps,
  { username: by }: StaffMember,
  change: (change: Change) => Promise<void>,
): Promise<StaffReply> {
  const at = now().toISOString()
  await db.transaction(async (trx) => {
    await lockStaff(trx, db.engine)
    // Of two owners who turn each other off at once, the second is off already when the lock is free.
    const owner = await findPerson(trx, by)
    if (!owner || !runsTheOffice(owner)) throw new Problem('not-signed-in')
    await change({ trx, at, note: (deed) => writeAudit(trx, { at, by, deed }) })
  })
  return { people: await readStaff(db) }
}

async function personCalled(trx: Transaction<Tables>, username: string): Promise<Person> {
  const person = await findPerson(trx, username)
  if (!person) throw new Problem('not-found')
  return person
}

function runsTheOffice({ role, on }: { readonly role: Role; readonly on: boolean }): boolean {
  return on && may(role, 'run-office')
}
