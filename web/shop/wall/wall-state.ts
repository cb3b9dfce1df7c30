// What the wall shows, from what its stream says: the orders, which of them has just got ready, and since when nothing was heard.
import type { Wall, WallOrder } from '#domain/kitchen/wall.ts'
import type { WallNews } from './wall-stream.ts'

export interface WallState {
  /** Undefined before the first snapshot. */
  readonly wall: Wall | undefined
  /** The order that got ready last, while the wall was watched; undefined once that is a while ago. */
  readonly newest: WallOrder | undefined
  /** Increases each time that an order gets ready. */
  readonly chimes: number
  readonly connection: 'opening' | 'up' | 'lost' | 'closed'
  /** When the server was last heard, by its own clock. */
  readonly heardAt: number
  /** The server's clock minus this device's, which may be set wrong. */
  readonly clockAhead: number
}

export const openingWall: WallState = {
  wall: undefined,
  newest: undefined,
  chimes: 0,
  connection: 'opening',
  heardAt: 0,
  clockAhead: 0,
}

/** `at` is the time on this device. */
export type WallStep =
  | { readonly news: WallNews; readonly at: number }
  | { readonly news: { name: 'rested' } }

export function nextWall(state: WallState, step: WallStep): WallState {
  const { news } = step
  switch (news.name) {
    case 'wall':
      return { ...state, ...arrivals(state, news.data), wall: news.data, connection: 'up' }
    case 'beat': {
      const heardAt = Date.parse(news.data.now)
      const clockAhead = 'at' in step ? heardAt - step.at : state.clockAhead
      return { ...state, heardAt, clockAhead, connection: state.wall ? 'up' : state.connection }
    }
    // What was known stays in sight, with how old it is.
    case 'lost':
      return { ...state, connection: 'lost' }
    case 'closed':
      return { ...openingWall, connection: 'closed' }
    case 'rested':
      return { ...state, newest: undefined }
  }
}

/** What a wall that has just been opened finds ready is no news to anybody. */
function arrivals(
  { wall: before, newest, chimes }: WallState,
  { ready }: Wall,
): Pick<WallState, 'newest' | 'chimes'> {
  if (!before) return { newest: undefined, chimes }
  const arrived = ready.find((order) => !before.ready.some((known) => isSame(known, order)))
  if (arrived) return { newest: arrived, chimes: chimes + 1 }
  return { newest: newest && ready.find((order) => isSame(newest, order)), chimes }
}

/** Numbers start over after 999, and an order may be left on the wall for days. */
export function isSame(one: WallOrder, other: WallOrder): boolean {
  return one.number === other.number && one.firstName === other.firstName
}
