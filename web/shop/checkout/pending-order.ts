// An order that was sent and has no final answer yet. It survives a reload, so that the same order is asked for again
// with the same key and never placed twice (trust rule 3). It holds the gateway's token, never the card.
import type { Quote } from '#domain/pricing.ts'
import { parseKept, tabStorage } from '../../ui/safe-storage.ts'

export interface PendingOrder {
  readonly key: string
  /** The request's body, to the byte: the server compares it. */
  readonly body: string
  /** True while the server may have stored the order without our knowing. */
  readonly inDoubt: boolean
  readonly sentAt: number
  /** What the customer was shown for it. */
  readonly bill: Quote
}

const storageKey = 'burritoful.pending-order'

/** Where the browser forbids storage, the order is at least remembered until the page goes. */
let remembered: PendingOrder | undefined

export function readPendingOrder(): PendingOrder | undefined {
  const kept = tabStorage.read(storageKey)
  return kept === null ? remembered : readShape(parseKept(kept))
}

/** What an older version of this page kept in another shape cannot be sent again. */
function readShape(kept: unknown): PendingOrder | undefined {
  const { key, body, bill } = (kept ?? {}) as Partial<PendingOrder>
  return key && body && bill ? (kept as PendingOrder) : undefined
}

export function keepPendingOrder(order: PendingOrder): void {
  remembered = order
  tabStorage.write(storageKey, JSON.stringify(order))
}

export function forgetPendingOrder(): void {
  remembered = undefined
  tabStorage.remove(storageKey)
}
