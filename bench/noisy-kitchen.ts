// A realistic kitchen: every burrito takes a different time, hands take breaks, and now and then a ready order is marked late.
// The kitchen always rolls for the earliest promise first. All instants are in milliseconds.
import type { Random } from '../server/demo/random.ts'

export interface NoisyTicket {
  readonly placedAt: number
  readonly readyBy: number
  /** No burrito is begun before this instant. */
  readonly startsAt: number
  readonly burritos: number
  readonly isScheduled: boolean
}

export interface MadeTicket extends NoisyTicket {
  /** Burritos that no hand has begun. */
  toBegin: number
  cookingAt: number | undefined
  /** When the last burrito that was begun is rolled. */
  doneAt: number
  /** When a cook marks the order ready; undefined until all its burritos are begun. */
  markedAt: number | undefined
}

export interface NoisyKitchen {
  take(ticket: NoisyTicket): MadeTicket
  /** Rolls until an instant. */
  workUntil(until: number): void
  /** The tickets that are not marked ready at an instant. */
  openAt(now: number): readonly MadeTicket[]
}

export interface Shift {
  readonly random: Random
  readonly hands: number
  /** On average, for one burrito and one pair of hands. */
  readonly each: number
  readonly breaks: readonly { readonly hand: number; readonly from: number; readonly to: number }[]
}

const minute = 60_000
/** The largest share by which a burrito takes longer or shorter. */
const spread = 0.3
/** The share of orders that are ready a while before somebody marks them so. */
const forgotten = 0.015

export function openNoisyKitchen({ random, hands, each, breaks }: Shift, opensAt: number): NoisyKitchen {
  const freeAt = Array.from({ length: hands }, () => opensAt)
  let open: MadeTicket[] = []

  const backFrom = (hand: number, now: number) =>
    breaks.find((one) => one.hand === hand && one.from <= now && now < one.to)?.to

  /** One hand begins one burrito, or waits for the next. */
  function next(hand: number, now: number, until: number): number {
    const back = backFrom(hand, now)
    if (back !== undefined) return back
    const waiting = open.filter(({ toBegin }) => toBegin > 0)
    const ticket = waiting
      .filter(({ startsAt }) => startsAt <= now)
      .reduce<MadeTicket | undefined>(
        (first, one) => (first && first.readyBy <= one.readyBy ? first : one),
        undefined,
      )
    if (!ticket) return Math.min(until, ...waiting.map(({ startsAt }) => startsAt))
    const doneAt = now + each * random.between(1 - spread, 1 + spread)
    ticket.cookingAt ??= now
    ticket.toBegin -= 1
    ticket.doneAt = Math.max(ticket.doneAt, doneAt)
    if (ticket.toBegin === 0) ticket.markedAt = ticket.doneAt + markedAfter()
    return doneAt
  }

  function markedAfter(): number {
    return random.chance(forgotten) ? random.between(4, 12) * minute : random.between(0, 30) * 1_000
  }

  return {
    take(ticket) {
      const made: MadeTicket = {
        ...ticket,
        toBegin: ticket.burritos,
        cookingAt: undefined,
        doneAt: 0,
        markedAt: undefined,
      }
      open.push(made)
      return made
    },
    workUntil(until) {
      for (;;) {
        const now = Math.min(...freeAt)
        if (now >= until) break
        const hand = freeAt.indexOf(now)
        freeAt[hand] = next(hand, now, until)
      }
      open = open.filter(({ markedAt }) => markedAt === undefined || markedAt > until)
    },
    openAt: (now) => open.filter(({ markedAt }) => markedAt === undefined || markedAt > now),
  }
}
