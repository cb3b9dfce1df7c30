// A kitchen that rolls whole burritos, one in each pair of hands, always of the order that was promised earliest.
import type { KitchenSpeed } from '../domain/kitchen/capacity.ts'
import type { OpenSpan } from '../domain/restaurant/open-spans.ts'

export interface RolledTicket {
  readonly readyBy: number
  /** Burritos that no hand has begun. */
  toBegin: number
  /** Burritos that are not finished. */
  toFinish: number
  readyAt: number | undefined
}

export interface RollingKitchen {
  take(readyBy: number, burritos: number): RolledTicket
  /** Whatever is in hand is finished all the same. */
  cancel(ticket: RolledTicket): void
  /** Rolls until an instant. */
  workUntil(until: number): void
}

interface Rolling {
  readonly ticket: RolledTicket
  readonly doneAt: number
}

/** It begins `ahead` before it opens, and a burrito that is begun is finished after hours. */
export function openRollingKitchen(
  { minutesPerBurrito, hands }: KitchenSpeed,
  spans: readonly OpenSpan[],
  { ahead, start }: { ahead: number; start: number },
): RollingKitchen {
  const each = Math.round(minutesPerBurrito * 60_000)
  const waiting: RolledTicket[] = []
  let inHand: Rolling[] = []
  let now = start

  const isAtWork = () => spans.some((span) => span.start - ahead <= now && now < span.end)
  const nextStart = () => Math.min(...spans.map((span) => span.start - ahead).filter((at) => at > now))

  const fillHands = () => {
    while (isAtWork() && inHand.length < hands) {
      const next = waiting
        .filter(({ toBegin }) => toBegin > 0)
        .toSorted((one, other) => one.readyBy - other.readyBy)[0]
      if (!next) return
      next.toBegin -= 1
      inHand.push({ ticket: next, doneAt: now + each })
    }
  }
  return {
    take(readyBy, burritos) {
      const ticket = { readyBy, toBegin: burritos, toFinish: burritos, readyAt: undefined }
      waiting.push(ticket)
      return ticket
    },
    cancel(ticket) {
      ticket.toFinish -= ticket.toBegin
      ticket.toBegin = 0
    },
    workUntil(until) {
      while (now < until) {
        fillHands()
        now = Math.min(...inHand.map(({ doneAt }) => doneAt), nextStart(), until)
        for (const { ticket } of inHand.filter(({ doneAt }) => doneAt <= now)) {
          ticket.toFinish -= 1
          if (ticket.toFinish === 0) ticket.readyAt = now
        }
        inHand = inHand.filter(({ doneAt }) => doneAt > now)
      }
    },
  }
}
