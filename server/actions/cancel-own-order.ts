// R54: a customer cancels an own order, until cooking starts. The second of two equal calls changes nothing.
import type { OrderId, TrackedOrder } from '#domain/order.ts'
import { Problem } from '#domain/problems.ts'
import { byCustomer } from '../db/audit.ts'
import { findOrder } from '../db/orders.ts'
import { changeOrder, type MoveDeps } from './move-order.ts'

export async function cancelOwnOrder(
  deps: MoveDeps & { onCancelled: () => void },
  id: OrderId,
): Promise<TrackedOrder> {
  await changeOrder(deps, { id, by: byCustomer }, (ticket, at) => {
    if (ticket.status === 'cancelled') return undefined
    if (ticket.status !== 'placed') throw new Problem('too-late-to-cancel')
    return {
      what: 'cancel',
      status: 'cancelled',
      moves: [...ticket.moves, { to: 'cancelled', at, by: null }],
      at,
      cancel: { reason: 'customer-asked', note: '' },
    }
  })
  deps.onCancelled()
  const order = await findOrder(deps.db, id)
  if (!order) throw new Problem('not-found')
  return order
}
