// How the board shares its width: how many tracks of tickets each column has, and which columns are folded to a rail.
import { boardStatuses, type BoardStatus } from '#domain/kitchen/tickets.ts'

/** `narrow` is a tablet, `middle` a laptop, and `wide` a screen on the wall. */
export type BoardWidth = 'narrow' | 'middle' | 'wide'
/** Tracks by column; a column with none is a rail. */
export type Tracks = Readonly<Record<BoardStatus, number>>
type Counts = Readonly<Record<BoardStatus, number>>

const usual = {
  narrow: { placed: 1, cooking: 1, ready: 1 },
  middle: { placed: 1, cooking: 2, ready: 1 },
  wide: { placed: 2, cooking: 2, ready: 1 },
} as const satisfies Record<BoardWidth, Tracks>

const foldsAfter = 20_000
/** Nothing moves under a finger: the tracks are shared anew only so long after the last tap. */
const restsFor = 10_000

export interface Layout {
  readonly width: BoardWidth
  readonly tracks: Tracks
  /** Since when a column has had no ticket. */
  readonly emptySince: Readonly<Partial<Record<BoardStatus, number>>>
}

export interface BoardNow {
  readonly width: BoardWidth
  readonly counts: Counts
  readonly now: number
  readonly lastTap: number
}

export function firstLayout(width: BoardWidth): Layout {
  return { width, tracks: usual[width], emptySince: {} }
}

/** The layout that follows; the same object where nothing changes. */
export function layOut(before: Layout, { width, counts, now, lastTap }: BoardNow): Layout {
  const emptySince = Object.fromEntries(
    boardStatuses
      .filter((column) => counts[column] === 0)
      .map((column) => [column, before.emptySince[column] ?? now]),
  )
  const mayChange = width !== before.width || now - lastTap >= restsFor
  // A ticket must be seen: a rail that gets one opens at once, with a single track.
  const filled = boardStatuses.filter((column) => counts[column] > 0)
  const tracks = mayChange
    ? dealTracks(width, counts, foldedAt(emptySince, now))
    : filled.reduce(withOpen, before.tracks)
  const next = { width, tracks, emptySince }
  return JSON.stringify(next) === JSON.stringify(before) ? before : next
}

/** Somebody wants to see a folded column: it opens at once, and stays for a while. */
export function unfold(before: Layout, column: BoardStatus, now: number): Layout {
  const emptySince = { ...before.emptySince, [column]: now }
  return { ...before, emptySince, tracks: withOpen(before.tracks, column) }
}

/** A folded column gets one track of the widest one; all else stays as it is. */
function withOpen(tracks: Tracks, column: BoardStatus): Tracks {
  if (tracks[column] > 0) return tracks
  const widest = boardStatuses.reduce((one, other) => (tracks[other] > tracks[one] ? other : one))
  return { ...tracks, [widest]: tracks[widest] - 1, [column]: 1 }
}

/** A board without any ticket shows that all is clear, and no rails. */
function foldedAt(emptySince: Layout['emptySince'], now: number): ReadonlySet<BoardStatus> {
  const folded = boardStatuses.filter((column) => now - (emptySince[column] ?? now) >= foldsAfter)
  const isAllClear = boardStatuses.every((column) => emptySince[column] !== undefined)
  return new Set(isAllClear ? [] : folded)
}

/** The tracks of a folded column go to where most tickets share one. */
function dealTracks(width: BoardWidth, counts: Counts, folded: ReadonlySet<BoardStatus>): Tracks {
  if (folded.size === 0) return usual[width]
  const open = boardStatuses.filter((column) => !folded.has(column))
  const tracks = { placed: 0, cooking: 0, ready: 0 }
  for (const column of open) tracks[column] = 1
  const all = boardStatuses.reduce((sum, column) => sum + usual[width][column], 0)
  for (let left = all - open.length; left > 0; left -= 1) {
    const share = (column: BoardStatus) => counts[column] / tracks[column]
    const fullest = open.reduce((one, other) => (share(other) > share(one) ? other : one))
    tracks[fullest] += 1
  }
  return tracks
}
