// The owner resends an order's emails: those that were refused or withheld, or that wait for a retry, go out now.
import { orderTarget } from '#domain/people/audit.ts'
import { currentEmails } from '#domain/orders/order-emails.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import type { Feed } from '../../db/engine/feed.ts'
import { makeEmailsDue, readEmails, withdrawEmails, type StoredEmail } from '../../db/orders/emails.ts'
import { lockOrder } from '../../db/orders/lock-order.ts'
import type { Database } from '../../db/engine/database.ts'

export interface ResendEmailDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
  readonly onEmailDue: () => void
}

/** Does nothing when no email is stuck: another owner was faster, or the email has just gone out. */
export async function resendEmail(
  { db, feed, now, onEmailDue }: ResendEmailDeps,
  { id, staff }: { readonly id: OrderId; readonly staff: StaffMember },
): Promise<void> {
  const at = now().toISOString()
  const isChanged = await db.transaction(async (trx) => {
    const order = await lockOrder(trx, 'id', id)
    if (!order) throw new Problem('not-found')
    const emails = await readEmails(trx, order.seq)
    const current = currentEmails(emails, order.status)
    const stuck = current.filter(isStuck)
    if (stuck.length === 0) return false
    const outdated = emails.filter((email) => !current.includes(email)).map(({ seq }) => seq)
    if (outdated.length > 0) await withdrawEmails(trx, outdated, at)
    await makeEmailsDue(trx, stuck, at)
    const action = { what: 'mailed', target: orderTarget(order), changes: [] } as const
    await writeAuditEntry(trx, { at, by: staff.username, action })
    return true
  })
  if (!isChanged) return
  feed.announce({ orders: [id] })
  onEmailDue()
}

/** An email that has not been tried yet will go out anyway, and hurrying it could send it twice. */
function isStuck({ state, tries }: StoredEmail): boolean {
  return state === 'refused' || state === 'withheld' || (state === 'due' && tries > 0)
}
