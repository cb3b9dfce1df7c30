// The order as the kitchen sees it, asked for again now and then while someone looks and it can still change.
import { useCallback, useEffect } from 'react'
import { nextStatuses, type OrderId, type TrackedOrder } from '#domain/order.ts'
import { fetchOrder } from '../../api.ts'
import { useAnswer, type Answer } from '../../ui/use-answer.ts'

const every = 30_000

export function useTrackedOrder(id: OrderId): [Answer<TrackedOrder>, again: () => void] {
  const ask = useCallback(() => fetchOrder(id), [id])
  const [answer, again] = useAnswer(ask)
  const canChange = answer.state === 'ready' && nextStatuses[answer.value.status].length > 0

  useEffect(() => {
    if (!canChange) return
    const look = () => {
      if (document.visibilityState === 'visible') again()
    }
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [canChange, again])

  return [answer, again]
}
