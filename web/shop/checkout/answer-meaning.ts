// What an answer says about the order that it was about: which are final, which leave it in doubt (trust rule 3).
import { Refusal } from '../../api.ts'
import type { SentKey } from './sent-orders.ts'

export type Meaning = 'final' | 'turned-away' | 'confirm' | 'doubt'

export function meaningOf(failure: unknown, doubtful: boolean): Meaning {
  // No connection, no answer in time, an answer that is not ours, or a fault of this page after it had sent.
  if (!(failure instanceof Refusal)) return 'doubt'
  const { code, status, challenge } = failure
  if (code === 'action-required' && challenge !== undefined) return 'confirm'
  if (status < 500 && status !== 429) return 'final'
  if (isAfterTheKey(code)) return 'turned-away'
  // Turned away at the door: this try stored nothing, an earlier one may have.
  if (status === 429 || code === 'busy' || code === 'unavailable') return doubtful ? 'doubt' : 'turned-away'
  return 'doubt'
}

/** The server looks for the key before it counts orders or asks the gateway: whoever hears of these has no order there. */
function isAfterTheKey(code: Refusal['code']): boolean {
  return code === 'gateway-silent' || code === 'too-many-for-email' || code === 'too-many-from-network'
}

/** By then the server has answered a request or has given it up. */
const settledAfter = 30_000

/**
 * A server that has no such order may still be about to store it. So the answer counts half a minute after the order was
 * last on its way, and only the second one: the first may have overtaken the order inside a server that had stood still.
 * An order that is sent again starts anew.
 */
export function makeMissCounter(): (sent: SentKey, askedAt: number) => boolean {
  const missed = new Map<string, number>()
  return ({ key, sentAt }, askedAt) => {
    if (askedAt - sentAt < settledAfter) return false
    const isSure = missed.get(key) === sentAt
    missed.set(key, sentAt)
    return isSure
  }
}

const askEvery = 4_000
const askAtLeastEvery = 60_000

/** For a minute the customer waits for it; after that, ever more rarely. */
export function pauseAfter(rounds: number): number {
  return Math.min(askEvery * 2 ** Math.max(0, rounds - 15), askAtLeastEvery)
}
