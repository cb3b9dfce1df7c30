// Keeps the layout of the board: looks every second, and never changes it right after a tap.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { BoardStatus } from '#domain/kitchen/tickets.ts'
import { firstLayout, layOut, unfold, type BoardNow, type BoardWidth, type Tracks } from './tracks.ts'

const wide = '(min-width: 1700px)'
const middle = '(min-width: 1200px)'
const taps = ['pointerdown', 'keydown'] as const

export function useBoardWidth(): BoardWidth {
  return useSyncExternalStore(watchWidth, boardWidth)
}

function boardWidth(): BoardWidth {
  if (matchMedia(wide).matches) return 'wide'
  return matchMedia(middle).matches ? 'middle' : 'narrow'
}

function watchWidth(listener: () => void): () => void {
  const queries = [wide, middle].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => queries.forEach((query) => query.removeEventListener('change', listener))
}

interface ColumnTracks {
  readonly tracks: Tracks
  readonly unfold: (column: BoardStatus) => void
}

/** `now` ticks every second. */
export function useTracks({ width, counts, now }: Omit<BoardNow, 'lastTap'>): ColumnTracks {
  const [layout, setLayout] = useState(() => firstLayout(width))
  const lastTap = useRef(-Infinity)
  const clock = useRef(now)

  useEffect(() => {
    clock.current = now
  }, [now])

  useEffect(() => {
    const note = () => void (lastTap.current = clock.current)
    for (const tap of taps) document.addEventListener(tap, note, { capture: true })
    return () => taps.forEach((tap) => document.removeEventListener(tap, note, { capture: true }))
  }, [])

  const { placed, cooking, ready } = counts
  useEffect(() => {
    const seen = { width, counts: { placed, cooking, ready }, now, lastTap: lastTap.current }
    setLayout((before) => layOut(before, seen))
  }, [width, placed, cooking, ready, now])

  return {
    // Until the effect has run, a window of another width has its usual tracks.
    tracks: layout.width === width ? layout.tracks : firstLayout(width).tracks,
    unfold: (column) => setLayout((before) => unfold(before, column, now)),
  }
}
