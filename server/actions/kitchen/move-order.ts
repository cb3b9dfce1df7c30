// Staff move an order to its next status, undo a move, or cancel the order. A second identical tap changes nothing.
import { orderTarget } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import { isOnBoard, judgeMove, statusBefore, undoableMove, type Ticket } from '#domain/kitchen/tickets.ts'
import { emailsAfterMove } from '#domain/orders/order-emails.ts'
import { canBecome, type OrderId, type OrderStatus, type CancelReason } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import type { Feed } from '../../db/engine/feed.ts'
import type { Database } from '../../db/engine/database.ts'
import { byCustomer, writeAuditEntry } from '../../db/people/audit.ts'
import { changeEmails } from '../../db/orders/emails.ts'
import { releasePromoCodeUse } from '../../db/orders/promo-codes.ts'
import { releaseStock } from '../../db/menu/stock.ts'
import { changeTicket, findTicketToChange, type TicketChange } from '../../db/kitchen/tickets.ts'

export interface MoveDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
  /** Called when an email to the customer is due. */
  readonly onEmailDue: () => void
  /** Called when an order's money is to be captured or refunded. */
  readonly onPaymentDue: () => void
}

export interface ByStaff {
  readonly id: OrderId
  readonly staff: StaffMember
}

/** What an actor does to an order, as the ticket change and the audit entry need it. */
export type Step = TicketChange & { readonly what: 'moved' | 'undone' | 'canceled' }

export function moveOrder(
  deps: MoveDeps,
  call: ByStaff & { from: OrderStatus; to: OrderStatus },
): Promise<Ticket> {
  return changeOrder(deps, orderActor(call), (ticket, at) => {
    const verdict = call.to === 'canceled' ? 'refuse' : judgeMove(ticket.status, call.from, call.to)
    if (verdict === 'refuse') throw new Problem('status-changed')
    if (verdict === 'there') return undefined
    return {
      what: 'moved',
      status: call.to,
      moves: [...ticket.moves, { to: call.to, at, by: call.staff.name }],
      at,
    }
  })
}

export function undoMove(deps: MoveDeps, call: ByStaff & { from: OrderStatus }): Promise<Ticket> {
  return changeOrder(deps, orderActor(call), (ticket, at) => {
    // Another cook has already undone this move.
    if (ticket.status !== call.from && canBecome(ticket.status, call.from)) return undefined
    if (ticket.status !== call.from) throw new Problem('status-changed')
    if (!undoableMove(ticket, deps.now())) throw new Problem('too-late-to-undo')
    return { what: 'undone', status: statusBefore(ticket.moves), moves: ticket.moves.slice(0, -1), at }
  })
}

export function cancelOrder(
  deps: MoveDeps,
  call: ByStaff & { reason: CancelReason; note: string; onlyOpen?: boolean },
): Promise<Ticket> {
  return changeOrder(deps, orderActor(call), (ticket, at) => {
    if (ticket.status === 'canceled') return undefined
    const isTooLate = call.onlyOpen && !isOnBoard(ticket.status)
    if (isTooLate || !canBecome(ticket.status, 'canceled')) throw new Problem('status-changed')
    const moves = [...ticket.moves, { to: 'canceled' as const, at, by: call.staff.name }]
    return {
      what: 'canceled',
      status: 'canceled',
      moves,
      at,
      cancel: { reason: call.reason, note: call.note },
    }
  })
}

function orderActor({ id, staff }: ByStaff): OrderActor {
  return { id, by: staff.username }
}

/** The order, and who changes it. */
export interface OrderActor {
  readonly id: OrderId
  readonly by: string
}

/**
 * Reads the ticket, decides and writes in one transaction, and tries again after a concurrent change (optimistic lock). When
 * `decide` returns undefined, the order stays as it is.
 */
export async function changeOrder(
  { db, feed, now, onEmailDue, onPaymentDue }: MoveDeps,
  { id, by }: OrderActor,
  decide: (ticket: Ticket, at: string) => Step | undefined,
): Promise<Ticket> {
  for (;;) {
    const at = now().toISOString()
    const result = await db.transaction(async (trx) => {
      const found = await findTicketToChange(trx, id)
      if (!found) throw new Problem('not-found')
      const { ticket, isPurged } = found
      const step = decide(ticket, at)
      if (!step) return { ticket, changed: false, isStockReturned: false }
      // After a customer's data was purged, no note is stored and no email is sent.
      const changed = await changeTicket(trx, ticket, isPurged ? withoutNote(step) : step)
      if (!changed) return undefined
      if (!isPurged)
        await changeEmails(trx, found.seq, at, (emails) => emailsAfterMove(emails, step.status, at))
      // R59: stock and promo code go back only if nobody has started cooking.
      const isCanceledUncooked = step.status === 'canceled' && ticket.status === 'placed'
      const isStockReturned = isCanceledUncooked && (await releaseStock(trx, id))
      if (isCanceledUncooked) await releasePromoCodeUse(trx, id)
      await writeAuditEntry(trx, {
        at,
        by,
        action: {
          what: step.what,
          target: orderTarget(ticket),
          changes: diff(
            { status: ticket.status },
            // A customer is not asked for a reason, so the audit entry has none.
            { status: step.status, reason: by === byCustomer ? null : step.cancel?.reason },
          ),
        },
      })
      return { ticket: changed, changed: true, isStockReturned }
    })
    if (result?.isStockReturned) feed.announce({ shop: true })
    if (!result) continue
    if (result.changed) {
      feed.announce({ orders: [id] })
      onEmailDue()
      onPaymentDue()
    }
    return result.ticket
  }
}

function withoutNote(step: Step): Step {
  return step.cancel ? { ...step, cancel: { ...step.cancel, note: '' } } : step
}
