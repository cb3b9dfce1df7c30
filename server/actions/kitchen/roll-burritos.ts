// A cook ticks burritos of a ticket off, while it is cooked (R60). The count is compared and set: of two equal taps at once
// one ticks off.
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
      // Another cook has just ticked it off.
      if (before.rolled === rolled) return { ticket, changed: false }
      if (before.rolled !== from) throw new Problem('status-changed')
      const changed = await rollLine(trx, ticket, { line, rolled })
      return changed && { ticket: changed, changed: true }
    })
    // The ticket changed at this moment: it is read again.
    if (!result) continue
    if (result.changed) feed.announce({ orders: [id] })
    return result.ticket
  }
}
