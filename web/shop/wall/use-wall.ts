// Follows the wall's stream for as long as the wall is shown.
import { useEffect, useReducer, useState } from 'react'
import { minute } from '#domain/basics/time-units.ts'
import { nextWall, openingWall, type WallState } from './wall-state.ts'
import { followWall } from './wall-stream.ts'

/** How long the order that got ready last stands out, unless another one follows. */
const newestFor = minute

export function useWall(secret: string): WallState {
  const [state, tell] = useReducer(nextWall, openingWall)
  useEffect(() => followWall(secret, (news) => tell({ news, at: Date.now() })), [secret])

  const { chimes } = state
  useEffect(() => {
    if (chimes === 0) return
    const timer = setTimeout(() => tell({ news: { name: 'rested' } }), newestFor)
    return () => clearTimeout(timer)
  }, [chimes])
  return state
}

/** The server's clock, to the minute. */
export function useClock(ahead: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    // Sooner than the next minute where the clocks have come closer meanwhile.
    const timer = setTimeout(() => setNow(Date.now()), Math.max(minute - ((now + ahead) % minute), 100))
    return () => clearTimeout(timer)
  }, [now, ahead])
  return now + ahead
}
