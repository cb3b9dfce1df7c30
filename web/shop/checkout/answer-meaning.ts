// Decides what a failed request means for its order: refused for good, turned away, or in doubt (trust rule 3).
import { Refusal } from '../../api.ts'
import type { SentKey } from './sent-orders.ts'

export type Meaning = 'final' | 'turned-away' | 'confirm' | 'doubt'

export function meaningOf(failure: unknown, doubtful: boolean): Meaning {
  // No connection, no answer in time, an answer that is not from our server, or a bug in this page after sending.
  if (!(failure instanceof Refusal)) return 'doubt'
  const { code, status, challenge } = failure
  if (code === 'action-required' && challenge !== undefined) return 'confirm'
  if (status < 500 && status !== 429) return 'final'
  if (meansNoStoredOrder(code)) return 'turned-away'
  // The server turned this try away before storing anything, but an earlier try may have stored the order.
  if (status === 429 || code === 'busy' || code === 'unavailable') return doubtful ? 'doubt' : 'turned-away'
  return 'doubt'
}

/** The server answers with these codes only after it has found no stored order under this idempotency key. */
function meansNoStoredOrder(code: Refusal['code']): boolean {
  return (
    code === 'gateway-unreachable' ||
    code === 'too-many-for-email' ||
    code === 'too-many-from-network' ||
    code === 'too-many-declined' ||
    code === 'too-many-promo-code-attempts'
  )
}

/** After this time the server has answered a request or has given it up. */
const settledAfter = 30_000

/**
 * Returns whether the server surely has no such order. A server that has no order yet may still be about to store it.
 * So a 404 counts only half a minute after the order was last sent, and only the second 404 counts: the first may have
 * overtaken the order inside a server that had stood still. Sending the order again starts the count anew.
 */
export function makeMissCounter(): (sent: SentKey, requestedAt: number) => boolean {
  const missed = new Map<string, number>()
  return ({ key, sentAt }, requestedAt) => {
    if (requestedAt - sentAt < settledAfter) return false
    const isSure = missed.get(key) === sentAt
    missed.set(key, sentAt)
    return isSure
  }
}

const askEvery = 4_000
const askAtLeastEvery = 60_000

/** How long to wait before asking again: four seconds for the first minute, then exponential back-off. */
export function pauseAfter(rounds: number): number {
  return Math.min(askEvery * 2 ** Math.max(0, rounds - 15), askAtLeastEvery)
}
