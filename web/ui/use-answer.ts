// Asks the server when a screen opens, and again on demand; an answer once had stays until a better one comes.
import { useCallback, useEffect, useState } from 'react'

export type Answer<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown }

/** `ask` must stay the same function while the question does. */
export function useAnswer<Value>(ask: () => Promise<Value>): [Answer<Value>, again: () => void] {
  const [request, setRequest] = useState({ ask, times: 0 })
  const [answer, setAnswer] = useState<Answer<Value>>({ state: 'loading' })
  // Another question: forget the answer to the old one while rendering, not a frame later.
  if (request.ask !== ask) {
    setRequest({ ask, times: 0 })
    setAnswer({ state: 'loading' })
  }

  useEffect(() => {
    let isCurrent = true
    request.ask().then(
      (value) => isCurrent && setAnswer({ state: 'ready', value }),
      (error: unknown) =>
        isCurrent && setAnswer((had) => (had.state === 'ready' ? had : { state: 'failed', error })),
    )
    return () => {
      isCurrent = false
    }
  }, [request])

  const again = useCallback(() => {
    setAnswer((had) => (had.state === 'failed' ? { state: 'loading' } : had))
    setRequest(({ ask: same, times }) => ({ ask: same, times: times + 1 }))
  }, [])

  return [answer, again]
}
