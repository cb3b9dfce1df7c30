// R54: a customer cancels an own order, until cooking starts or it is paid at the counter. The second of two equal calls changes nothing.
import type { OrderId, TrackedOrder } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import { byCustomer } from '../../db/people/audit.ts'
import { findOrder } from '../../db/orders/orders.ts'
import { changeOrder, type MoveDeps } from '../kitchen/move-order.ts'

export async function cancelOwnOrder(deps: MoveDeps, id: OrderId): Promise<TrackedOrder> {
  await changeOrder(deps, { id, by: byCustomer }, (ticket, at) => {
    if (ticket.status === 'cancelled') return undefined
    if (ticket.status !== 'placed') throw new Problem('too-late-to-cancel')
    // Nobody would hand the money back: staff cancel this order, and are told to.
    if (ticket.moneyIfCancelled?.how === 'hand-back') throw new Problem('paid-at-counter')
    return {
      what: 'canceled',
      status: 'cancelled',
      moves: [...ticket.moves, { to: 'cancelled', at, by: null }],
      at,
      cancel: { reason: 'customer-asked', note: '' },
    }
  })
  const found = await findOrder(deps.db, id)
  if (!found) throw new Problem('not-found')
  return found.order
}
