// The owner cancels many open orders for one reason: each as if it were the only one, with its own entry in the log, its
// own mail and its own money back.
import type { CancelManyBody, CancelManyReply } from '#domain/cancel-many.ts'
import type { OrderId } from '#domain/order.ts'
import { Problem } from '#domain/problems.ts'
import type { StaffMember } from '#domain/staff.ts'
import { cancelOrder, type MoveDeps } from './move-order.ts'

export type CancelManyDeps = MoveDeps & { readonly onCancelled: () => void }

export async function cancelMany(
  deps: CancelManyDeps,
  { ids, ...call }: CancelManyBody & { staff: StaffMember },
): Promise<CancelManyReply> {
  const refused: OrderId[] = []
  for (const id of new Set(ids)) {
    try {
      // What was handed over since the owner looked has been eaten: that is canceled by itself, or not at all.
      await cancelOrder(deps, { ...call, id, onlyOpen: true })
    } catch (error) {
      // One that cannot be canceled does not save the others; a database that fails stops it all, and is told.
      if (!(error instanceof Problem)) throw error
      refused.push(id)
    }
  }
  return { cancelled: new Set(ids).size - refused.length, refused }
}
