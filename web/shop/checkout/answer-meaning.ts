// What an answer says about the order that it was about: which are final, which leave it in doubt (trust rule 3).
import { Refusal } from '../../api.ts'

export type Meaning = 'final' | 'turned-away' | 'confirm' | 'doubt'

export function meaningOf(failure: unknown, doubtful: boolean): Meaning {
  // No connection, no answer in time, an answer that is not ours, or a fault of this page after it had sent.
  if (!(failure instanceof Refusal)) return 'doubt'
  const { code, status, challenge } = failure
  if (code === 'action-required' && challenge !== undefined) return 'confirm'
  if (status < 500 && status !== 429) return 'final'
  // The server looked for this key before it asked the gateway: the order is not there.
  if (code === 'gateway-silent') return 'turned-away'
  // Turned away at the door: this try stored nothing, an earlier one may have.
  if (status === 429 || code === 'busy' || code === 'unavailable') return doubtful ? 'doubt' : 'turned-away'
  return 'doubt'
}

/** By then the server has answered a request or has given it up. */
const settledAfter = 30_000

/**
 * A server that has no such order may still be about to store it. So the answer counts half a minute after the order was
 * last on its way, and only the second one: the first may have overtaken the order inside a server that had stood still.
 */
export function isSurelyMissing(sentAt: number, askedAt: number, missedBefore: boolean): boolean {
  return missedBefore && mayCount(sentAt, askedAt)
}

export function mayCount(sentAt: number, askedAt: number): boolean {
  return askedAt - sentAt >= settledAfter
}
