// Staff delay one order (R47): the customer is told the new time, and the first promise stays on record. Of two simultaneous
// taps only one takes effect.
import type { DelayBody } from '#domain/kitchen/kitchen-api.ts'
import { changed, orderTarget } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import { isInKitchen, type Ticket } from '#domain/kitchen/tickets.ts'
import { emailsAfterDelay } from '#domain/orders/order-emails.ts'
import { Problem } from '#domain/basics/problems.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import { delayTicket } from '../../db/kitchen/delay-ticket.ts'
import { changeEmails } from '../../db/orders/emails.ts'
import { findTicketToChange } from '../../db/kitchen/tickets.ts'
import type { ByStaff, MoveDeps } from './move-order.ts'

const maxDelayMs = 4 * 60 * 60_000

/** Other orders keep their promises; the board marks those that the kitchen can no longer keep. */
export async function delayOrder(
  { db, feed, now, onEmailDue }: MoveDeps,
  { id, staff, from, to }: ByStaff & DelayBody,
): Promise<Ticket> {
  for (;;) {
    const moment = now()
    const at = moment.toISOString()
    if (!isDelay(from, to, moment.getTime()))
      throw new Problem('invalid', { errors: { to: { code: 'unknown' } } })
    const result = await db.transaction(async (trx) => {
      const found = await findTicketToChange(trx, id)
      if (!found) throw new Problem('not-found')
      const { seq, ticket } = found
      const { promise, startsAt } = ticket
      if (!isInKitchen(ticket.status)) throw new Problem('status-changed')
      // Another cook has just delayed the order to the same time.
      if (isSame(promise.readyBy, to)) return { ticket, changed: false }
      if (!isSame(promise.readyBy, from)) throw new Problem('status-changed')
      const delayed = await delayTicket(trx, ticket, {
        readyBy: to,
        startsAt: startsAt !== null && startsAt > at ? laterBy(startsAt, from, to) : startsAt,
      })
      if (!delayed) return undefined
      await changeEmails(trx, seq, at, (emails) => emailsAfterDelay(emails, at))
      await writeAuditEntry(trx, {
        at,
        by: staff.username,
        action: changed(orderTarget(ticket), diff({ readyBy: promise.readyBy }, { readyBy: to })),
      })
      return { ticket: delayed, changed: true }
    })
    // Another transaction changed the ticket first: try again with the new state.
    if (!result) continue
    if (result.changed) {
      feed.announce({ orders: [id] })
      onEmailDue()
    }
    return result.ticket
  }
}

/** Rejects a time in the past, and a delay so long that it can only be a mistake. */
function isDelay(from: string, to: string, now: number): boolean {
  const [before, after] = [Date.parse(from), Date.parse(to)]
  return after > Math.max(before, now) && after <= Math.max(before, now) + maxDelayMs
}

function isSame(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other)
}

function laterBy(instant: string, from: string, to: string): string {
  return new Date(Date.parse(instant) + Date.parse(to) - Date.parse(from)).toISOString()
}
