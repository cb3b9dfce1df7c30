// Subscribes the board to the live stream for as long as the board is shown.
import { useEffect, useReducer, useState } from 'react'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { listenLive } from '../../browser/live.ts'
import { closedKitchen, applyNews, type KitchenState } from './kitchen-state.ts'

const backFor = 5_000
/** A board that has no snapshot after this time shows that there is no connection. */
const openingFor = 8_000

export interface Kitchen extends KitchenState {
  /** The server's clock, second by second. */
  readonly now: number
  /** Puts the ticket from the answer to a tap on the board. */
  readonly apply: (ticket: Ticket) => void
}

export function useKitchen(): Kitchen {
  const [state, dispatch] = useReducer(applyNews, closedKitchen)
  // The timers of a hidden tab are slow, and a scheduled order rings there, too.
  const now = Math.max(useSeconds(), state.lastEventAt) + state.clockAhead

  useEffect(
    () =>
      listenLive(
        { board: true, whenHidden: true },
        {
          board: (data) => dispatch({ name: 'board', data, at: Date.now() }),
          ticket: (data) => dispatch({ name: 'ticket', data, at: Date.now() }),
          shop: (data) => dispatch({ name: 'shop', data }),
          beat: (data) => dispatch({ name: 'beat', data, at: Date.now() }),
          link: (data) => dispatch({ name: 'link', data }),
        },
      ),
    [],
  )

  const isOpening = state.connection.state === 'opening'
  useEffect(() => {
    if (!isOpening) return
    const giveUp = () => dispatch({ name: 'link', data: { up: false, since: Date.now() } })
    const timer = setTimeout(giveUp, openingFor)
    return () => clearTimeout(timer)
  }, [isOpening])

  const isBack = state.connection.state === 'back'
  useEffect(() => {
    if (!isBack) return
    const timer = setTimeout(() => dispatch({ name: 'settled' }), backFor)
    return () => clearTimeout(timer)
  }, [isBack])

  const [apply] = useState(() => (data: Ticket) => dispatch({ name: 'ticket', data, at: Date.now() }))
  return { ...state, now, apply }
}

function useSeconds(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
