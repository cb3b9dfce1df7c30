// Rate limits on orders (trust rule 22): by network address (a neighbour) and by mailbox, before any card is asked.
import {
  isMailed,
  mailboxOf,
  mayOrderAgain,
  neighbourADay,
  neighbourAnHour,
  ordersAnHour,
} from '#domain/orders/order-limits.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { Database } from '../../db/engine/database.ts'
import { countRecentOrders } from '../../db/orders/orders.ts'
import { neighbourOf } from '../../limits/client-address.ts'
import { createRateLimit } from '../../limits/rate-limit.ts'
import { day, hour } from '#domain/basics/time-units.ts'

export interface OrderLimits {
  /** Whether open orders that nobody has paid are counted as well (limit-unpaid.ts). */
  readonly countsOpen: boolean
  /** Counts an order that is about to be placed, or refuses the order. */
  admit(order: { readonly email: string; readonly address: string; readonly now: Date }): Promise<Admitted>
}

export interface Admitted {
  /** The mailbox has had enough mails. */
  readonly mailsAreWithheld: boolean
  /** Must be called when the order is stored or has failed: only placed orders count against the neighbour. */
  leave(isPlaced: boolean): void
}

/** For load tests (RATE_LIMITS=off). */
export const noLimits: OrderLimits = {
  countsOpen: false,
  admit: async () => ({ mailsAreWithheld: false, leave: () => {} }),
}

const soon = 10_000

export function createOrderLimits(db: Database): OrderLimits {
  // These counts stay in the memory of one server: a customer's network address is stored nowhere.
  const neighbours = [createRateLimit(neighbourAnHour, hour), createRateLimit(neighbourADay, day)]
  /** Orders being placed for a mailbox, which the database does not know yet. */
  const underWay = new Map<string, number>()

  return {
    countsOpen: true,
    async admit({ email, address, now }) {
      const leaveNeighbour = admitNeighbour(address, now)
      const mailbox = mailboxOf(email)
      // This is read before the database: an order that is stored in between is counted twice, never missed.
      const ahead = underWay.get(mailbox) ?? 0
      underWay.set(mailbox, ahead + 1)
      const leave = (isPlaced: boolean) => {
        if (!isPlaced) leaveNeighbour()
        const left = (underWay.get(mailbox) ?? 1) - 1
        if (left > 0) underWay.set(mailbox, left)
        else underWay.delete(mailbox)
      }
      try {
        const mailsAreWithheld = !isMailed(await recentOrders(mailbox, ahead, now))
        return { mailsAreWithheld, leave }
      } catch (refusal) {
        leave(false)
        throw refusal
      }
    },
  }

  /** Answers how to give the count back: a declined card or a gateway that is down must not lock a whole office out. */
  function admitNeighbour(address: string, now: Date): () => void {
    const neighbour = neighbourOf(address)
    const waits = neighbours.map((limit) => limit.count(neighbour, now.getTime()) ?? 0)
    const takeBack = () => neighbours.forEach((limit) => limit.giveBack(neighbour))
    const retryAfter = Math.max(...waits)
    if (retryAfter === 0) return takeBack
    takeBack()
    throw new Problem('too-many-from-network', { retryAfter })
  }

  async function recentOrders(mailbox: string, ahead: number, now: Date) {
    const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
    const stored = await countRecentOrders(db, mailbox, { hourAgo: ago(hour), dayAgo: ago(day) })
    const recent = { lastHour: stored.lastHour + ahead, lastDay: stored.lastDay + ahead }
    if (mayOrderAgain(recent)) return recent
    // Orders that are still being placed may yet fail.
    const isFull = stored.firstOfHour !== null && !mayOrderAgain(stored)
    const until = isFull ? Date.parse(stored.firstOfHour) + hour : now.getTime() + soon
    const retryAfter = Math.max(1, Math.ceil((until - now.getTime()) / 1000))
    throw new Problem('too-many-for-email', { most: ordersAnHour, retryAfter })
  }
}
