// What the server says, kept fresh: asked again when it tells that something changed, while the old answer stays.
import { useCallback, useEffect, useRef, useState } from 'react'
import { listenLive, type LiveListener } from '../../browser/live.ts'
import { askGently, type Asking } from './ask-gently.ts'

export interface Fresh<Value> {
  /** The last answer, if it was to this question. */
  readonly value: Value | undefined
  /** The last answer to another question: something to show until then. */
  readonly before: Value | undefined
  /** Why the last question has no answer; what was answered before stays. */
  readonly error: unknown
  readonly again: () => void
}

interface Heard<Value> {
  readonly ask: () => Promise<Value>
  readonly value?: Value
  readonly error?: unknown
}

/** `ask` must stay the same function while the question does. */
export function useFresh<Value>(ask: () => Promise<Value>): Fresh<Value> {
  const [heard, setHeard] = useState<Heard<Value>>({ ask })
  const asking = useRef<Asking>(undefined)

  useEffect(() => {
    asking.current = askGently(ask, {
      answer: (value) => setHeard({ ask, value }),
      failure: (error) => setHeard((had) => (had.ask === ask ? { ...had, error } : { ask, error })),
    })
    return () => asking.current?.stop()
  }, [ask])

  const again = useCallback(() => asking.current?.again(), [])
  const isOurs = heard.ask === ask
  return {
    value: isOurs ? heard.value : undefined,
    before: isOurs ? undefined : heard.value,
    error: isOurs ? heard.error : undefined,
    again,
  }
}

/** Hears what happens to all orders; answers whether the server is heard, undefined until that is known. */
export function useOrderNews(
  news: Pick<LiveListener, 'board' | 'ticket' | 'beat' | 'link'>,
): boolean | undefined {
  const [connected, setConnected] = useState<boolean>()
  const latest = useRef(news)

  useEffect(() => {
    latest.current = news
  })
  useEffect(
    () =>
      listenLive(
        { board: true },
        {
          board: (data) => latest.current.board?.(data),
          ticket: (data) => latest.current.ticket?.(data),
          beat: (data) => latest.current.beat?.(data),
          link: (link) => {
            setConnected(link.up)
            latest.current.link?.(link)
          },
        },
      ),
    [],
  )
  return connected
}
