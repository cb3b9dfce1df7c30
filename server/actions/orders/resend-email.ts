// The owner resends an order's emails: those that were refused or withheld, or that wait for a retry, go out now.
import { orderTarget } from '#domain/people/audit.ts'
import { nextEmailAt, currentEmails, type OrderEmail } from '#domain/orders/order-emails.ts'
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

/** Does nothing when no email is stuck: another owner was faster, or the email has just gone out. */
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
    // An email that is being sent right now must not be sent twice, so nothing is due before its lease ends.
    const next = nextEmailAt(emails)
    const dueAt = next && order.claimedUntil && order.claimedUntil > next ? order.claimedUntil : next
    if (!(await scheduleEmails(trx, order, emails, dueAt))) return 'too late'
    const action = { what: 'mailed', target: orderTarget({ ...order, id }), changes: [] } as const
    await writeAuditEntry(trx, { at, by: staff.username, action })
    return 'done'
  })
  // Another transaction changed the order first: try again with the new state.
  if (outcome === 'too late') return resendEmail({ db, feed, now, onEmailDue }, { id, staff })
  if (outcome === 'nothing to do') return
  feed.announce({ orders: [id] })
  onEmailDue()
}

/** An email that has not been tried yet will go out anyway, and hurrying it could send it twice. */
function isStuck(order: OrderEmails): boolean {
  const emails = currentEmails(order.emails, order.status)
  return emails.some(isBlocked) || (order.attempts > 0 && nextEmailAt(emails) !== null)
}

function makeDueNow(emails: readonly OrderEmail[], at: string): readonly OrderEmail[] {
  return emails.map((email) => (isBlocked(email) ? { ...email, state: 'due', at } : email))
}

function isBlocked({ state }: OrderEmail): boolean {
  return state === 'refused' || state === 'withheld'
}
