// Runs an owner's change to the menu in one transaction, with the menu locked, its audit entries written and all screens
// notified. Placed orders are not affected: each order stores its own names and prices.
import type { Transaction } from 'kysely'
import type { AuditAction } from '#domain/people/audit.ts'
import type { ValidationError } from '#domain/basics/validation-errors.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import type { Feed } from '../../db/engine/feed.ts'
import { lockMenu, type LockedMenu } from '../../db/menu/menu-writes.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Tables } from '../../db/schema.ts'

export interface ChangeMenuDeps {
  readonly db: Database
  readonly feed: Pick<Feed, 'announce'>
  readonly now: () => Date
}

export interface ByOwner {
  readonly staff: StaffMember
}

export interface MenuChange {
  readonly trx: Transaction<Tables>
  readonly menu: LockedMenu
  readonly at: Date
  /** Writes audit entries. A change that writes none has changed nothing, and screens are not notified. */
  readonly log: (...actions: readonly AuditAction[]) => Promise<void>
}

export async function changeMenu<Result>(
  { db, feed, now }: ChangeMenuDeps,
  { staff }: ByOwner,
  change: (menu: MenuChange) => Promise<Result>,
): Promise<Result> {
  const at = now()
  const { result, changed } = await db.transaction(async (trx) => {
    const menu = await lockMenu(trx, db, at)
    let written = 0
    const log = async (...actions: readonly AuditAction[]) => {
      written += actions.length
      for (const action of actions)
        await writeAuditEntry(trx, { at: at.toISOString(), by: staff.username, action })
    }
    return { result: await change({ trx, menu, at, log }), changed: written > 0 }
  })
  if (changed) feed.announce({ shop: true })
  return result
}

/** Refuses the form because of one field. */
export function rejectField(field: string, error: ValidationError): never {
  throw new Problem('invalid', { errors: { [field]: error } })
}

export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
