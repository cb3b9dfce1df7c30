// A customer cancels their own order, or the owner cancels many. A single order is canceled on the board (move-order.ts).
import type { CancelManyBody, CancelManyReply } from '#domain/orders/order-api.ts'
import type { OrderId, TrackedOrder } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { cancelOrder, changeOrder, type MoveDeps } from '../kitchen/move-order.ts'
import { byCustomer } from '../../db/people/audit.ts'
import { findOrder } from '../../db/orders/orders.ts'

export type CancelManyDeps = MoveDeps

/** The owner cancels many open orders for one reason. Each order gets its own audit entry, email and refund. */
export async function cancelMany(
  deps: CancelManyDeps,
  { ids, ...call }: CancelManyBody & { staff: StaffMember },
): Promise<CancelManyReply> {
  const refused: OrderId[] = []
  for (const id of new Set(ids)) {
    try {
      // An order that has been handed over in the meantime is only ever canceled individually.
      await cancelOrder(deps, { ...call, id, onlyOpen: true })
    } catch (error) {
      // An order that cannot be canceled does not stop the others; a database error stops everything and is reported.
      if (!(error instanceof Problem)) throw error
      refused.push(id)
    }
  }
  return { canceled: new Set(ids).size - refused.length, refused }
}

/**
 * R54: customers can cancel their own order until cooking starts or they pay at the counter. A second cancellation changes
 * nothing.
 */
export async function cancelOwnOrder(deps: MoveDeps, id: OrderId): Promise<TrackedOrder> {
  await changeOrder(deps, { id, by: byCustomer }, (ticket, at) => {
    if (ticket.status === 'canceled') return undefined
    if (ticket.status !== 'placed') throw new Problem('too-late-to-cancel')
    // Nobody would hand the cash back, so only staff can cancel this order, and the board tells them to return the money.
    if (ticket.moneyIfCanceled?.how === 'hand-back') throw new Problem('paid-at-counter')
    return {
      what: 'canceled',
      status: 'canceled',
      moves: [...ticket.moves, { to: 'canceled', at, by: null }],
      at,
      cancel: { reason: 'customer-asked', note: '' },
    }
  })
  const found = await findOrder(deps.db, id)
  if (!found) throw new Problem('not-found')
  return found.order
}
