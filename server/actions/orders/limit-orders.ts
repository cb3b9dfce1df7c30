// Rate limits on orders (trust rule 22): by network address (a client) and by mailbox, before any card is asked.
import {
  canEmail,
  mailboxOf,
  canOrderAgain,
  maxOrdersPerAddressADay,
  maxOrdersPerAddressAnHour,
  maxOrdersPerHour,
} from '#domain/orders/order-limits.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { Database } from '../../db/engine/database.ts'
import { countRecentOrders } from '../../db/orders/orders.ts'
import { clientAddressOf } from '../../limits/client-address.ts'
import { createRateLimit } from '../../limits/rate-limit.ts'
import { day, hour } from '#domain/basics/time-units.ts'

export interface OrderLimits {
  /** Whether open orders that nobody has paid are counted as well (limit-unpaid.ts). */
  readonly countsOpen: boolean
  /** Counts an order that is about to be placed, or refuses the order. */
  admit(order: { readonly email: string; readonly address: string; readonly now: Date }): Promise<Admission>
}

export interface Admission {
  /** The mailbox has had enough mails. */
  readonly emailsAreWithheld: boolean
  /** Must be called when the order is stored or has failed: only placed orders count against the client. */
  leave(isPlaced: boolean): void
}

/** For load tests (RATE_LIMITS=off). */
export const noOrderLimits: OrderLimits = {
  countsOpen: false,
  admit: async () => ({ emailsAreWithheld: false, leave: () => {} }),
}

const retrySoonMs = 10_000

export function createOrderLimits(db: Database): OrderLimits {
  // These counts stay in the memory of one server: a customer's network address is stored nowhere.
  const clientAddresses = [
    createRateLimit(maxOrdersPerAddressAnHour, hour),
    createRateLimit(maxOrdersPerAddressADay, day),
  ]
  /** Orders being placed for a mailbox, which the database does not know yet. */
  const inProgress = new Map<string, number>()

  return {
    countsOpen: true,
    async admit({ email, address, now }) {
      const releaseClient = admitClient(address, now)
      const mailbox = mailboxOf(email)
      // This is read before the database: an order that is stored in between is counted twice, never missed.
      const ahead = inProgress.get(mailbox) ?? 0
      inProgress.set(mailbox, ahead + 1)
      const leave = (isPlaced: boolean) => {
        if (!isPlaced) releaseClient()
        const remaining = (inProgress.get(mailbox) ?? 1) - 1
        if (remaining > 0) inProgress.set(mailbox, remaining)
        else inProgress.delete(mailbox)
      }
      try {
        const emailsAreWithheld = !canEmail(await recentOrders(mailbox, ahead, now))
        return { emailsAreWithheld, leave }
      } catch (refusal) {
        leave(false)
        throw refusal
      }
    },
  }

  /** Answers how to give the count back: a declined card or a gateway that is down must not lock a whole office out. */
  function admitClient(address: string, now: Date): () => void {
    const clientAddress = clientAddressOf(address)
    const waits = clientAddresses.map((limit) => limit.count(clientAddress, now.getTime()) ?? 0)
    const undoCount = () => clientAddresses.forEach((limit) => limit.uncount(clientAddress))
    const retryAfter = Math.max(...waits)
    if (retryAfter === 0) return undoCount
    undoCount()
    throw new Problem('too-many-from-network', { retryAfter })
  }

  async function recentOrders(mailbox: string, ahead: number, now: Date) {
    const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
    const stored = await countRecentOrders(db, mailbox, { hourAgo: ago(hour), dayAgo: ago(day) })
    const recent = { lastHour: stored.lastHour + ahead, lastDay: stored.lastDay + ahead }
    if (canOrderAgain(recent)) return recent
    // Orders that are still being placed may yet fail.
    const isFull = stored.firstOfHour !== null && !canOrderAgain(stored)
    const until = isFull ? Date.parse(stored.firstOfHour) + hour : now.getTime() + retrySoonMs
    const retryAfter = Math.max(1, Math.ceil((until - now.getTime()) / 1000))
    throw new Problem('too-many-for-email', { most: maxOrdersPerHour, retryAfter })
  }
}
