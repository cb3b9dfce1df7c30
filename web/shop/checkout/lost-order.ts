// An order whose tab was closed before its answer came. The tab took its contents along; what is left for the others is
// the order's key, nothing personal, with which the server can be asked what became of it.
import type { PlaceOrderReply } from '#domain/api.ts'
import { Refusal } from '../../api.ts'
import { fetchOrderByKey } from '../../order-api.ts'
import { browserStorage, parseKept } from '../../ui/safe-storage.ts'

interface Trace {
  readonly key: string
  readonly sentAt: number
}

const storageKey = 'burritoful.sent-order'

/** By then the tab that sent it has its answer or has given up, and so has the server. */
const settledAfter = 30_000

/** Without storage no other tab can ask; this one still does. */
export function keepTrace(trace: Trace): void {
  browserStorage.write(storageKey, JSON.stringify(trace))
}

export function forgetTrace(): void {
  browserStorage.remove(storageKey)
}

/** The order that was placed after all, if there is one. Where the server does not answer, it is asked another time. */
export async function findLostOrder(): Promise<PlaceOrderReply | undefined> {
  const trace = parseKept(browserStorage.read(storageKey)) as Trace | null | undefined
  if (!trace || Date.now() - trace.sentAt < settledAfter) return undefined
  try {
    const order = await fetchOrderByKey(trace.key)
    forgetTrace()
    return order
  } catch (failure) {
    if (failure instanceof Refusal && failure.status === 404) forgetTrace()
    return undefined
  }
}
