// Fetches one order, then keeps it up to date from the live stream. What only the device that ordered is told never changes
// and comes with the fetch alone: a stream has no headers, and the key never stands in an address.
import { useCallback, useEffect, useState } from 'react'
import type { OrderReply } from '#domain/orders/order-api.ts'
import type { OrderId, TrackedOrder } from '#domain/orders/order.ts'
import { Refusal } from '../../api.ts'
import { fetchOrder } from '../../order-api.ts'
import { useAnswer, type Answer } from '../../ui/use-answer.ts'
import { listenLazily } from '../listen-lazily.ts'
import { keyOfOwnOrder } from '../own-orders.ts'
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
  const [asked, again] = useAnswer(ask)
  const [told, setTold] = useState<TrackedOrder>()
  const [connected, setConnected] = useState<boolean>()
  const unknown =
    asked.state === 'failed' && asked.error instanceof Refusal && asked.error.code === 'not-found'

  useEffect(() => {
    if (unknown) return
    return listenLazily({ order: id }, { order: setTold, link: ({ up }) => setConnected(up) })
  }, [id, unknown])

  const answer = unknown ? { state: 'unknown' as const } : answerOf(asked, told?.id === id ? told : undefined)
  return { answer, connected, again, apply: setTold }
}

/** The live stream never brings an older state of the order than the fetch did, and goes on where the fetch has failed. */
function answerOf(asked: Answer<OrderReply>, told: TrackedOrder | undefined): Answer<SeenOrder> {
  // Whoever placed it does not see for a moment what strangers see.
  if (asked.state === 'loading') return asked
  if (asked.state === 'failed') return told ? { state: 'ready', value: seenOrder(told, undefined) } : asked
  const { own, ...order } = asked.value
  return { state: 'ready', value: seenOrder(told ?? order, own) }
}
