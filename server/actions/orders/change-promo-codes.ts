// The owner adds a promo code, changes it, or turns it off and on again (R64).
import type { Transaction } from 'kysely'
import { maxPromoCodes } from '#domain/orders/promo-code-schema.ts'
import type { PromoCodeSettings } from '#domain/orders/promo-codes.ts'
import { added, changed } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import type { ValidationError } from '#domain/basics/validation-errors.ts'
import type { PromoCodeBody, PromoCodeChangeBody } from '#domain/orders/order-api.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { Problem } from '#domain/basics/problems.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import type { Feed } from '../../db/engine/feed.ts'
import {
  countPromoCodes,
  insertPromoCode,
  lockPromoCode,
  updatePromoCode,
} from '../../db/orders/office-promo-codes.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Tables } from '../../db/schema.ts'

export interface ChangePromoCodesDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
}

export async function addPromoCode(
  deps: ChangePromoCodesDeps,
  { set, staff }: { readonly set: PromoCodeBody; readonly staff: StaffMember },
): Promise<void> {
  await deps.db.transaction(async (trx) => {
    if ((await countPromoCodes(trx)) >= maxPromoCodes)
      throw fieldProblem('code', { code: 'too-many', of: 'codes', most: maxPromoCodes })
    if (!(await insertPromoCode(trx, set))) throw fieldProblem('code', { code: 'taken' })
    await logChange(deps, trx, { from: null, to: set, staff })
  })
  deps.feed.announce({ shop: true })
}

/** Placed orders are not affected: each order stores its own discount. */
export async function changePromoCode(
  deps: ChangePromoCodesDeps,
  {
    id,
    change,
    staff,
  }: { readonly id: number; readonly change: PromoCodeChangeBody; readonly staff: StaffMember },
): Promise<void> {
  const { version, ...to } = change
  const isChanged = await deps.db.transaction(async (trx) => {
    const stored = await lockPromoCode(trx, id)
    if (!stored) throw new Problem('not-found')
    // Saving the same values again, because the first response was lost, changes nothing and succeeds.
    if (diff(stored.set, to).length === 0) return false
    if (stored.version !== version) throw new Problem('edit-conflict')
    const isNewLimit = to.maxUses !== stored.set.maxUses
    if (isNewLimit && to.maxUses !== null && to.maxUses < stored.useCount)
      throw fieldProblem('maxUses', { code: 'too-few', least: stored.useCount })
    if (!(await updatePromoCode(trx, stored, to))) throw fieldProblem('code', { code: 'taken' })
    await logChange(deps, trx, { from: stored.set, to, staff })
    return true
  })
  if (isChanged) deps.feed.announce({ shop: true })
}

async function logChange(
  { now }: ChangePromoCodesDeps,
  trx: Transaction<Tables>,
  { from, to, staff }: { from: PromoCodeSettings | null; to: PromoCodeSettings; staff: StaffMember },
): Promise<void> {
  const { code } = from ?? to
  const target = { kind: 'code', id: code, name: code } as const
  const action = from ? changed(target, diff(from, to)) : added(target, diff({ code }, to))
  await writeAuditEntry(trx, { at: now().toISOString(), by: staff.username, action })
}

function fieldProblem(field: keyof PromoCodeSettings, error: ValidationError): Problem {
  return new Problem('invalid', { errors: { [field]: error } })
}
