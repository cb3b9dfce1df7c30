// The owner cancels many open orders for one reason. Each order gets its own log entry, its own mail and its own refund.
import type { CancelManyBody, CancelManyReply } from '#domain/orders/order-api.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import { cancelOrder, type MoveDeps } from '../kitchen/move-order.ts'

export type CancelManyDeps = MoveDeps

export async function cancelMany(
  deps: CancelManyDeps,
  { ids, ...call }: CancelManyBody & { staff: StaffMember },
): Promise<CancelManyReply> {
  const refused: OrderId[] = []
  for (const id of new Set(ids)) {
    try {
      // An order that was handed over since the owner looked has been eaten: it is cancelled by itself, or not at all.
      await cancelOrder(deps, { ...call, id, onlyOpen: true })
    } catch (error) {
      // An order that cannot be cancelled does not stop the others; a database error stops everything and is reported.
      if (!(error instanceof Problem)) throw error
      refused.push(id)
    }
  }
  return { cancelled: new Set(ids).size - refused.length, refused }
}
