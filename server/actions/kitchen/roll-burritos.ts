// A cook checks off rolled burritos on a ticket that is being cooked (R60). The count is compared and set, so that of two
// simultaneous taps only one counts.
import type { RollBody } from '#domain/kitchen/kitchen-api.ts'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { Problem } from '#domain/basics/problems.ts'
import { rollLine } from '../../db/kitchen/roll-line.ts'
import { findTicketToChange } from '../../db/kitchen/tickets.ts'
import type { ByStaff, MoveDeps } from './move-order.ts'

export async function rollBurritos(
  { db, feed }: Pick<MoveDeps, 'db' | 'feed'>,
  { id, line, rolled, from }: ByStaff & RollBody,
): Promise<Ticket> {
  for (;;) {
    const result = await db.transaction(async (trx) => {
      const found = await findTicketToChange(trx, id)
      if (!found) throw new Problem('not-found')
      const { ticket } = found
      const before = ticket.lines[line]
      if (!before || rolled > before.quantity)
        throw new Problem('invalid', { errors: { line: { code: 'unknown' } } })
      if (ticket.status !== 'cooking') throw new Problem('status-changed')
      // Another cook has just checked off the same burritos.
      if (before.rolled === rolled) return { ticket, changed: false }
      if (before.rolled !== from) throw new Problem('status-changed')
      const changed = await rollLine(trx, ticket, { line, rolled })
      return changed && { ticket: changed, changed: true }
    })
    // Another transaction changed the ticket first: try again with the new state.
    if (!result) continue
    if (result.changed) feed.announce({ orders: [id] })
    return result.ticket
  }
}
