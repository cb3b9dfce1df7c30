// The owner sends a mail again: one that was refused, withheld or waits for its retry goes out now.
import { orderTarget } from '#domain/people/audit.ts'
import { nextEmailAt, currentEmails, type OrderEmail } from '#domain/orders/email.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import type { Feed } from '../../db/engine/feed.ts'
import { readEmailsToChange, scheduleEmails, type OrderEmails } from '../../db/orders/email-queue.ts'
import type { Database } from '../../db/engine/database.ts'

export interface ResendEmailDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
  readonly onEmailDue: () => void
}

/** Does nothing when no mail needs it: another owner was faster, or the mail went out meanwhile. */
export async function resendEmail(
  { db, feed, now, onEmailDue }: ResendEmailDeps,
  { id, staff }: { readonly id: OrderId; readonly staff: StaffMember },
): Promise<void> {
  const at = now().toISOString()
  const outcome = await db.transaction(async (trx) => {
    const order = await readEmailsToChange(trx, id)
    if (!order) throw new Problem('not-found')
    if (!isStuck(order)) return 'nothing to do'
    const emails = makeDueNow(currentEmails(order.emails, order.status), at)
    // A mail that is being sent at this moment must not be sent twice, so its lease is waited for.
    const next = nextEmailAt(emails)
    const dueAt = next && order.claimedUntil && order.claimedUntil > next ? order.claimedUntil : next
    if (!(await scheduleEmails(trx, order, emails, dueAt))) return 'too late'
    const action = { what: 'mailed', target: orderTarget({ ...order, id }), changes: [] } as const
    await writeAuditEntry(trx, { at, by: staff.username, action })
    return 'done'
  })
  // The order changed at this moment: this reads it again.
  if (outcome === 'too late') return resendEmail({ db, feed, now, onEmailDue }, { id, staff })
  if (outcome === 'nothing to do') return
  feed.announce({ orders: [id] })
  onEmailDue()
}

/** A mail that was never tried will be sent anyway, and hurrying it could send it twice. */
function isStuck(order: OrderEmails): boolean {
  const emails = currentEmails(order.emails, order.status)
  return emails.some(isBlocked) || (order.attempts > 0 && nextEmailAt(emails) !== null)
}

function makeDueNow(emails: readonly OrderEmail[], at: string): readonly OrderEmail[] {
  return emails.map((mail) => (isBlocked(mail) ? { ...mail, state: 'due', at } : mail))
}

function isBlocked({ state }: OrderEmail): boolean {
  return state === 'refused' || state === 'withheld'
}
