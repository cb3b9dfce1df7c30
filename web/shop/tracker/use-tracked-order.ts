// Fetches one order, then keeps it up to date from the live stream. What only the device that ordered may see never changes
// and comes with the fetch alone: a stream has no headers, and the key never stands in an address.
import { useCallback, useEffect, useState } from 'react'
import type { OrderReply } from '#domain/orders/order-api.ts'
import type { OrderId, TrackedOrder } from '#domain/orders/order.ts'
import { Refusal } from '../../api.ts'
import { fetchOrder } from '../../order-api.ts'
import { useAnswer, type Answer } from '../../ui/use-answer.ts'
import { listenLazily } from '../listen-lazily.ts'
import { keyOfOwnOrder, useHasKey } from '../own-orders.ts'
import { seenOrder, type SeenOrder } from './seen-order.ts'

export interface Tracking {
  readonly answer: Answer<SeenOrder> | { readonly state: 'unknown' }
  /** Undefined until the first connection has opened or failed. */
  readonly connected: boolean | undefined
  readonly again: () => void
  /** Takes over what the server has answered about the order. */
  readonly apply: (order: TrackedOrder) => void
}

export function useTrackedOrder(id: OrderId): Tracking {
  const ask = useCallback(() => fetchOrder(id, keyOfOwnOrder(id)), [id])
  const [fetched, again] = useAnswer(ask)
  const isOwn = useHasKey(id)
  const [streamed, setStreamed] = useState<TrackedOrder>()
  const [connected, setConnected] = useState<boolean>()
  const unknown =
    fetched.state === 'failed' && fetched.error instanceof Refusal && fetched.error.code === 'not-found'

  useEffect(() => {
    if (unknown) return
    return listenLazily({ order: id }, { order: setStreamed, link: ({ up }) => setConnected(up) })
  }, [id, unknown])

  const answer = unknown
    ? { state: 'unknown' as const }
    : answerOf(fetched, streamed?.id === id ? streamed : undefined, isOwn)
  return { answer, connected, again, apply: setStreamed }
}

/** The live stream never brings an older state of the order than the fetch did, and goes on where the fetch has failed. */
function answerOf(
  fetched: Answer<OrderReply>,
  streamed: TrackedOrder | undefined,
  isOwn: boolean,
): Answer<SeenOrder> {
  // The device that placed the order never shows, even for a moment, what strangers see.
  if (fetched.state === 'loading') return fetched
  if (fetched.state === 'failed')
    return streamed ? { state: 'ready', value: seenOrder(streamed, undefined) } : fetched
  const { own, ...order } = fetched.value
  return { state: 'ready', value: seenOrder(streamed ?? order, isOwn ? own : undefined) }
}
