// The owner sends a mail again: one that was refused, withheld or waits for its retry goes out now.
import { orderSubject } from '#domain/people/audit.ts'
import { nextMailAt, standingMails, type Mail } from '#domain/orders/email.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { writeAudit } from '../../db/people/audit.ts'
import type { Feed } from '../../db/engine/feed.ts'
import { findMailsToChange, makeMailsDue, type OrderMails } from '../../db/orders/email-queue.ts'
import type { Database } from '../../db/engine/database.ts'

export interface MailAgainDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
  readonly onMailDue: () => void
}

/** Does nothing when no mail needs it: another owner was faster, or the mail went out meanwhile. */
export async function mailAgain(
  { db, feed, now, onMailDue }: MailAgainDeps,
  { id, staff }: { readonly id: OrderId; readonly staff: StaffMember },
): Promise<void> {
  const at = now().toISOString()
  const outcome = await db.transaction(async (trx) => {
    const order = await findMailsToChange(trx, id)
    if (!order) throw new Problem('not-found')
    if (!isStuck(order)) return 'nothing to do'
    const mails = dueNow(standingMails(order.mails, order.status), at)
    // A mail that is being sent at this moment must not be sent twice, so its lease is waited for.
    const next = nextMailAt(mails)
    const dueAt = next && order.claimedUntil && order.claimedUntil > next ? order.claimedUntil : next
    if (!(await makeMailsDue(trx, order, mails, dueAt))) return 'too late'
    const deed = { what: 'mailed', subject: orderSubject({ ...order, id }), changes: [] } as const
    await writeAudit(trx, { at, by: staff.username, deed })
    return 'done'
  })
  // The order changed at this moment: this reads it again.
  if (outcome === 'too late') return mailAgain({ db, feed, now, onMailDue }, { id, staff })
  if (outcome === 'nothing to do') return
  feed.announce({ orders: [id] })
  onMailDue()
}

/** A mail that was never tried will be sent anyway, and hurrying it could send it twice. */
function isStuck(order: OrderMails): boolean {
  const mails = standingMails(order.mails, order.status)
  return mails.some(isHalted) || (order.tries > 0 && nextMailAt(mails) !== null)
}

function dueNow(mails: readonly Mail[], at: string): readonly Mail[] {
  return mails.map((mail) => (isHalted(mail) ? { ...mail, state: 'due', at } : mail))
}

function isHalted({ state }: Mail): boolean {
  return state === 'refused' || state === 'withheld'
}
