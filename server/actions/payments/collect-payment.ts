// Staff record that a customer has paid at the counter or at the door (R65): the sales and the books count the order from then
// on. A second tap changes nothing.
import { orderTarget } from '#domain/people/audit.ts'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { diff } from '#domain/basics/diff.ts'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { Problem } from '#domain/basics/problems.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import { collectPaymentFor, isCounterOrder } from '../../db/payments/counter-payments.ts'
import { lockOrder } from '../../db/orders/lock-order.ts'
import { findTicketToChange } from '../../db/kitchen/tickets.ts'
import type { ByStaff, MoveDeps } from '../kitchen/move-order.ts'

export interface CollectDeps extends Pick<MoveDeps, 'db' | 'feed' | 'now'> {
  /** The money belongs to the business day on which it is collected. */
  readonly restaurant: { current(): { readonly timeZone: string } }
}

export async function collectPayment(
  { db, feed, now, restaurant }: CollectDeps,
  { id, staff }: ByStaff,
): Promise<Ticket> {
  for (;;) {
    const moment = now()
    const at = moment.toISOString()
    const day = businessDayOf(moment, restaurant.current().timeZone)
    const result = await db.transaction(async (trx) => {
      // The lock keeps ticket and payment consistent: a cancellation between the two reads would look like collected money.
      await lockOrder(trx, 'id', id)
      const found = await findTicketToChange(trx, id)
      if (!found) throw new Problem('not-found')
      const { ticket } = found
      const { status, toCollect } = ticket
      // A canceled order is not paid, and a card is charged by its gateway.
      if (status === 'canceled' || !(await isCounterOrder(trx, id))) throw new Problem('status-changed')
      if (toCollect === null) return { ticket, changed: false }
      const collected = await collectPaymentFor(trx, ticket, { at, day })
      if (!collected) return undefined
      const changes = diff(null, { amount: toCollect })
      const action = { what: 'paid', target: orderTarget(ticket), changes } as const
      await writeAuditEntry(trx, { at, by: staff.username, action })
      return { ticket: collected, changed: true }
    })
    // Another transaction changed the ticket first: try again with the new state.
    if (!result) continue
    if (result.changed) feed.announce({ orders: [id] })
    return result.ticket
  }
}
