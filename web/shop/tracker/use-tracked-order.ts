// Fetches one order, then keeps it up to date from the live stream.
import { useCallback, useEffect, useState } from 'react'
import type { OrderId, TrackedOrder } from '#domain/order.ts'
import { Refusal } from '../../api.ts'
import { fetchOrder } from '../../order-api.ts'
import { useAnswer, type Answer } from '../../ui/use-answer.ts'
import { listenLate } from '../listen-late.ts'

export interface Tracking {
  readonly answer: Answer<TrackedOrder> | { readonly state: 'unknown' }
  /** Undefined until the first connection has opened or failed. */
  readonly connected: boolean | undefined
  readonly again: () => void
  /** Takes over what the server has answered about the order. */
  readonly apply: (order: TrackedOrder) => void
}

export function useTrackedOrder(id: OrderId): Tracking {
  const ask = useCallback(() => fetchOrder(id), [id])
  const [asked, again] = useAnswer(ask)
  const [told, setTold] = useState<TrackedOrder>()
  const [connected, setConnected] = useState<boolean>()
  const unknown =
    asked.state === 'failed' && asked.error instanceof Refusal && asked.error.code === 'not-found'

  useEffect(() => {
    if (unknown) return
    return listenLate({ order: id }, { order: setTold, link: ({ up }) => setConnected(up) })
  }, [id, unknown])

  // The live stream never brings an older state of the order than the fetch did.
  if (told?.id === id) return { answer: { state: 'ready', value: told }, connected, again, apply: setTold }
  return { answer: unknown ? { state: 'unknown' } : asked, connected, again, apply: setTold }
}
