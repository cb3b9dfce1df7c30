// Keeps one person from ordering in everybody's name (trust rule 22): counted by neighbour and by mailbox, before any card
// is asked.
import {
  isMailed,
  mailboxOf,
  mayOrderAgain,
  neighbourADay,
  neighbourAnHour,
  ordersAnHour,
} from '#domain/order-limits.ts'
import { Problem } from '#domain/problems.ts'
import type { Database } from '../db/open.ts'
import { countRecentOrders } from '../db/recent-orders.ts'
import { createRateLimit } from '../http/rate-limit.ts'

export interface OrderLimits {
  /** Counts an order that is about to be placed, or refuses it. */
  admit(order: { readonly email: string; readonly address: string; readonly now: Date }): Promise<Admitted>
}

export interface Admitted {
  /** Its mailbox has had enough mails from us. */
  readonly mailsAreWithheld: boolean
  /** To be called when it is stored, or will not be. */
  leave(): void
}

/** For load tests (RATE_LIMITS=off). */
export const noLimits: OrderLimits = {
  admit: async () => ({ mailsAreWithheld: false, leave: () => {} }),
}

const hour = 60 * 60_000
const day = 24 * hour

export function createOrderLimits(db: Database): OrderLimits {
  // In memory, and each server for itself: a customer's network address is written nowhere.
  const neighbours = [createRateLimit(neighbourAnHour, hour), createRateLimit(neighbourADay, day)]
  /** How many of a mailbox are being placed: the database does not know them yet. */
  const underWay = new Map<string, number>()

  return {
    async admit({ email, address, now }) {
      const waits = neighbours.map((limit) => limit.count(address, now.getTime()) ?? 0)
      const retryAfter = Math.max(...waits)
      if (retryAfter > 0) throw new Problem('too-many-from-network', { retryAfter })

      const mailbox = mailboxOf(email)
      // Before the look: one that is stored in between is counted twice, but never not at all.
      const ahead = underWay.get(mailbox) ?? 0
      underWay.set(mailbox, ahead + 1)
      const leave = () => {
        const left = (underWay.get(mailbox) ?? 1) - 1
        if (left > 0) underWay.set(mailbox, left)
        else underWay.delete(mailbox)
      }
      try {
        const mailsAreWithheld = !isMailed(await recentOrders(mailbox, ahead, now))
        return { mailsAreWithheld, leave }
      } catch (refusal) {
        leave()
        throw refusal
      }
    },
  }

  async function recentOrders(mailbox: string, ahead: number, now: Date) {
    const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
    const stored = await countRecentOrders(db, mailbox, { hourAgo: ago(hour), dayAgo: ago(day) })
    const recent = { lastHour: stored.lastHour + ahead, lastDay: stored.lastDay + ahead }
    if (mayOrderAgain(recent)) return recent
    const since = stored.firstOfHour ? Date.parse(stored.firstOfHour) : now.getTime()
    const retryAfter = Math.max(1, Math.ceil((since + hour - now.getTime()) / 1000))
    throw new Problem('too-many-for-email', { most: ordersAnHour, retryAfter })
  }
}
