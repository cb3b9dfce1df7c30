// Rate limits on orders (trust rule 22), by client address and by mailbox, checked before any card is authorized.
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
  /** Whether limit-unpaid.ts counts open unpaid orders as well. */
  readonly countsOpen: boolean
  /** Counts an order that is about to be placed, or refuses the order. */
  admit(order: { readonly email: string; readonly ip: string; readonly now: Date }): Promise<Admission>
}

export interface Admission {
  /** The mailbox has reached its limit of emails: the order is placed without them. */
  readonly emailsAreWithheld: boolean
  /** Must be called once the order is stored or has failed: only placed orders count against the client address. */
  leave(isPlaced: boolean): void
}

/** For load tests (RATE_LIMITS=off). */
export const noOrderLimits: OrderLimits = {
  countsOpen: false,
  admit: async () => ({ emailsAreWithheld: false, leave: () => {} }),
}

const retrySoonMs = 10_000

export function createOrderLimits(db: Database): OrderLimits {
  // The counts stay in this server's memory, so that a customer's IP address is stored nowhere.
  const addressLimits = [
    createRateLimit(maxOrdersPerAddressAnHour, hour),
    createRateLimit(maxOrdersPerAddressADay, day),
  ]
  /** Orders being placed right now, by mailbox: the database does not have them yet. */
  const inProgress = new Map<string, number>()

  return {
    countsOpen: true,
    async admit({ email, ip, now }) {
      const undoClientCount = countClient(ip, now)
      const mailbox = mailboxOf(email)
      // The map is read before the database: an order that is stored in between is counted twice rather than missed.
      const ahead = inProgress.get(mailbox) ?? 0
      inProgress.set(mailbox, ahead + 1)
      const leave = (isPlaced: boolean) => {
        if (!isPlaced) undoClientCount()
        const remaining = (inProgress.get(mailbox) ?? 1) - 1
        if (remaining > 0) inProgress.set(mailbox, remaining)
        else inProgress.delete(mailbox)
      }
      try {
        const emailsAreWithheld = !canEmail(await recentOrders(mailbox, ahead, now))
        return { emailsAreWithheld, leave }
      } catch (error) {
        leave(false)
        throw error
      }
    },
  }

  /** Returns how to undo the count: declined cards or a gateway outage must not lock out a whole office. */
  function countClient(ip: string, now: Date): () => void {
    const clientAddress = clientAddressOf(ip)
    const waits = addressLimits.map((limit) => limit.count(clientAddress, now.getTime()) ?? 0)
    const undoCount = () => addressLimits.forEach((limit) => limit.uncount(clientAddress))
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
    // Orders that are still being placed may yet fail, so a customer blocked only by those can retry soon.
    const isFull = stored.firstOfHour !== null && !canOrderAgain(stored)
    const until = isFull ? Date.parse(stored.firstOfHour) + hour : now.getTime() + retrySoonMs
    const retryAfter = Math.max(1, Math.ceil((until - now.getTime()) / 1000))
    throw new Problem('too-many-for-email', { most: maxOrdersPerHour, retryAfter })
  }
}
