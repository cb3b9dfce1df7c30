// The owner manages staff accounts: adds people, changes roles, turns accounts off and on, and resets passwords.
import type { Transaction } from 'kysely'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { added, changed, passwordChange, staffTarget, type AuditAction } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import type { NewStaffBody, StaffChangeBody, StaffReply } from '#domain/people/people-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import { may, type Role } from '#domain/people/staff.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import type { Tables } from '../../db/schema.ts'
import { deleteSessionsOf } from '../../db/people/sessions.ts'
import {
  addStaff,
  findPerson,
  setTemporaryPassword,
  hasOtherOwner,
  lockStaff,
  readStaff,
  setDisabledAt,
  setRole,
  type Person,
} from '../../db/people/staff.ts'
import { hashPassword } from '../../secrets/passwords.ts'
import { assertAssignablePassword } from './check-new-password.ts'
import { callerFor, type LogInDeps } from './log-in.ts'

export type ManageStaffDeps = Pick<LogInDeps, 'db' | 'now' | 'passwordAssignments'>

interface ByOwner {
  /** The owner who makes the change. */
  readonly staff: StaffMember
}

interface StaffTarget extends ByOwner {
  readonly username: string
}

export async function addPerson(
  deps: ManageStaffDeps,
  { staff, name, username, role, password }: NewStaffBody & ByOwner,
): Promise<StaffReply> {
  await assertAssignablePassword(deps, staff, { password, names: [username, name] })
  const passwordHash = await hashPassword(password, callerFor(staff))
  return asOwner(deps, staff, async ({ trx, at, log }) => {
    const person = { username, name, role, passwordHash, createdAt: at, mustChangePassword: true }
    if (!(await addStaff(trx, person)))
      throw new Problem('invalid', { errors: { username: { code: 'taken' } } })
    await log(added(staffTarget(person), diff(null, { role })))
  })
}

export function changePerson(
  deps: ManageStaffDeps,
  { staff, username, role, on }: StaffChangeBody & StaffTarget,
): Promise<StaffReply> {
  return asOwner(deps, staff, async ({ trx, at, log }) => {
    const person = await requirePerson(trx, username)
    const requested = { role: role ?? person.role, on: on ?? person.on }
    if (requested.role === person.role && requested.on === person.on) return
    if (username === staff.username && !requested.on) throw new Problem('your-own-account')
    if (canRunOffice(person) && !canRunOffice(requested) && !(await hasOtherOwner(trx, person)))
      throw new Problem('last-owner')

    if (requested.role !== person.role) await setRole(trx, person, requested.role)
    if (requested.on !== person.on) await setDisabledAt(trx, person, requested.on ? null : at)
    await deleteSessionsOf(trx, person)
    await log(changed(staffTarget(person), diff({ role: person.role, on: person.on }, requested)))
  })
}

export async function resetPassword(
  deps: ManageStaffDeps,
  { staff, username, password }: StaffTarget & { readonly password: string },
): Promise<StaffReply> {
  // Owners change their own password with the current one, so that a session left open is not enough.
  if (username === staff.username) throw new Problem('your-own-account')
  await assertAssignablePassword(deps, staff, { password, names: [username] })
  const passwordHash = await hashPassword(password, callerFor(staff))
  return asOwner(deps, staff, async ({ trx, log }) => {
    const person = await requirePerson(trx, username)
    await setTemporaryPassword(trx, person, passwordHash)
    await deleteSessionsOf(trx, person)
    await log(changed(staffTarget(person), [passwordChange]))
  })
}

interface Change {
  readonly trx: Transaction<Tables>
  readonly at: string
  /** Writes the audit entry in the same transaction. */
  readonly log: (action: AuditAction) => Promise<void>
}

/** Runs a change under the staff lock, and only if the person is still an owner. */
async function asOwner(
  { db, now }: ManageStaffDeps,
  { username: by }: StaffMember,
  change: (change: Change) => Promise<void>,
): Promise<StaffReply> {
  const at = now().toISOString()
  await db.transaction(async (trx) => {
    await lockStaff(trx, db.engine)
    // If two owners turn each other off at once, the second finds their own account already off.
    const owner = await findPerson(trx, by)
    if (!owner || !canRunOffice(owner)) throw new Problem('not-signed-in')
    await change({ trx, at, log: (action) => writeAuditEntry(trx, { at, by, action }) })
  })
  return { people: await readStaff(db) }
}

async function requirePerson(trx: Transaction<Tables>, username: string): Promise<Person> {
  const person = await findPerson(trx, username)
  if (!person) throw new Problem('not-found')
  return person
}

function canRunOffice({ role, on }: { readonly role: Role; readonly on: boolean }): boolean {
  return on && may(role, 'run-office')
}
