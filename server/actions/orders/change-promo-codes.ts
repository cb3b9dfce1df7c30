// The owner adds a code, changes one, or turns one off and on again (R64).
import type { Transaction } from 'kysely'
import { mostCodes } from '#domain/orders/promo-code-schema.ts'
import type { CodeSet } from '#domain/orders/promo-codes.ts'
import { added, changed } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import type { Fault } from '#domain/basics/validation-errors.ts'
import type { CodeBody, CodeChangeBody } from '#domain/orders/order-api.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { Problem } from '#domain/basics/problems.ts'
import { writeAudit } from '../../db/people/audit.ts'
import type { Feed } from '../../db/engine/feed.ts'
import { countCodes, insertCode, lockCode, updateCode } from '../../db/orders/office-promo-codes.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Tables } from '../../db/schema.ts'

export interface ChangeCodesDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
}

export async function addCode(
  deps: ChangeCodesDeps,
  { set, staff }: { readonly set: CodeBody; readonly staff: StaffMember },
): Promise<void> {
  await deps.db.transaction(async (trx) => {
    if ((await countCodes(trx)) >= mostCodes)
      throw wrongField('code', { code: 'too-many', of: 'codes', most: mostCodes })
    if (!(await insertCode(trx, set))) throw wrongField('code', { code: 'taken' })
    await writeDown(deps, trx, { from: null, to: set, staff })
  })
  deps.feed.announce({ shop: true })
}

/** Orders are not affected: each order holds its own discount. */
export async function changeCode(
  deps: ChangeCodesDeps,
  {
    id,
    change,
    staff,
  }: { readonly id: number; readonly change: CodeChangeBody; readonly staff: StaffMember },
): Promise<void> {
  const { version, ...to } = change
  const isChanged = await deps.db.transaction(async (trx) => {
    const kept = await lockCode(trx, id)
    if (!kept) throw new Problem('not-found')
    // Saving the same again, because the first answer was lost, changes nothing and succeeds.
    if (diff(kept.set, to).length === 0) return false
    if (kept.version !== version) throw new Problem('changed-meanwhile')
    const isNewLimit = to.firstUses !== kept.set.firstUses
    if (isNewLimit && to.firstUses !== null && to.firstUses < kept.used)
      throw wrongField('firstUses', { code: 'too-few', least: kept.used })
    if (!(await updateCode(trx, kept, to))) throw wrongField('code', { code: 'taken' })
    await writeDown(deps, trx, { from: kept.set, to, staff })
    return true
  })
  if (isChanged) deps.feed.announce({ shop: true })
}

async function writeDown(
  { now }: ChangeCodesDeps,
  trx: Transaction<Tables>,
  { from, to, staff }: { from: CodeSet | null; to: CodeSet; staff: StaffMember },
): Promise<void> {
  const { code } = from ?? to
  const subject = { kind: 'code', id: code, name: code } as const
  const deed = from ? changed(subject, diff(from, to)) : added(subject, diff({ code }, to))
  await writeAudit(trx, { at: now().toISOString(), by: staff.username, deed })
}

function wrongField(field: keyof CodeSet, fault: Fault): Problem {
  return new Problem('invalid', { faults: { [field]: fault } })
}
