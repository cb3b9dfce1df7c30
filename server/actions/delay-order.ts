// Staff move the promise of one order (R47): its customer is told, and the first promise is kept beside it. Of two taps at
// once one delays.
import type { DelayBody } from '#domain/api.ts'
import { isInKitchen, type Ticket } from '#domain/kitchen.ts'
import { mailsAfterDelay, planMails } from '#domain/mail.ts'
import { Problem } from '#domain/problems.ts'
import { writeAudit } from '../db/audit.ts'
import { delayTicket } from '../db/delay-ticket.ts'
import { findTicketToChange } from '../db/tickets.ts'
import { noteTap } from '../db/watch.ts'
import type { ByStaff, MoveDeps } from './move-order.ts'

/** Nobody else's promise moves: what cannot be kept any more is marked on the board. */
export async function delayOrder(
  { db, feed, now, onMailDue }: MoveDeps,
  { id, staff, from, minutes }: ByStaff & DelayBody,
): Promise<Ticket> {
  const later = (instant: string) => new Date(Date.parse(instant) + minutes * 60_000).toISOString()
  for (;;) {
    const moment = now()
    const at = moment.toISOString()
    const result = await db.transaction(async (trx) => {
      const opens = await noteTap(trx, db.engine, moment)
      const found = await findTicketToChange(trx, id)
      if (!found) throw new Problem('not-found')
      const { ticket, mail } = found
      const { promise, startsAt } = ticket
      if (!promise || !isInKitchen(ticket.status)) throw new Problem('moved-on')
      // Another cook has just moved it as far.
      if (isSame(promise.readyBy, later(from))) return { ticket, opens, changed: false }
      if (!isSame(promise.readyBy, from)) throw new Problem('moved-on')
      const to = later(promise.readyBy)
      const changed = await delayTicket(trx, ticket, {
        readyBy: to,
        startsAt: startsAt !== null && startsAt > at ? later(startsAt) : startsAt,
        mail: planMails(mail, mailsAfterDelay(mail.mails, at)),
      })
      if (!changed) return undefined
      const deed = { what: 'delay', order: id, number: ticket.number, from: promise.readyBy, to } as const
      await writeAudit(trx, { at, by: staff.username, deed })
      return { ticket: changed, opens, changed: true }
    })
    // The ticket changed at this moment: it is read again.
    if (!result) continue
    if (result.changed || result.opens) {
      // Customers at the checkout ask again which times are free.
      feed.announce({ orders: [id], shop: true })
      onMailDue()
    }
    return result.ticket
  }
}

function isSame(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other)
}
