// What the wall shows after each thing that its stream says.
import { describe, expect, test } from 'vitest'
import type { Wall } from '#domain/kitchen/wall.ts'
import { nextWall, openingWall, type WallState } from './wall-state.ts'
import type { WallNews } from './wall-stream.ts'

const order = (number: number) => ({ number, firstName: 'Rosa' })

function wall(...ready: number[]): WallNews {
  const data: Wall = { preparing: [], morePreparing: 0, ready: ready.map(order), moreReady: 0 }
  return { name: 'wall', data }
}

const beat = (now: string): WallNews => ({ name: 'beat', data: { now } })

function after(...news: WallNews[]): WallState {
  return news.reduce((state, one) => nextWall(state, { news: one, at: 0 }), openingWall)
}

describe('R75 the order that got ready last', () => {
  test.each<[string, WallNews[], number | undefined, number]>([
    ['none on a wall that has just been opened', [wall(1, 2)], undefined, 0],
    ['the one that is new', [wall(1), wall(2, 1)], 2, 1],
    ['the newest of two', [wall(1), wall(3, 2, 1)], 3, 1],
    ['the next one', [wall(), wall(1), wall(2, 1)], 2, 2],
    ['the same, while only others leave', [wall(1), wall(2, 1), wall(2)], 2, 1],
    ['none, once it is handed over', [wall(1), wall(2, 1), wall(1)], undefined, 1],
    ['again, when it was taken back and is ready again', [wall(), wall(1), wall(), wall(1)], 1, 2],
    ['what got ready while the wall was out of touch', [wall(1), { name: 'lost' }, wall(2, 1)], 2, 1],
  ])('is %s', (_which, news, newest, chimes) => {
    const state = after(...news)
    expect([state.newest?.number, state.chimes]).toEqual([newest, chimes])
  })

  test('rests after a while, and is not announced again', () => {
    const rested = nextWall(after(wall(), wall(1)), { news: { name: 'rested' } })
    expect(rested.newest).toBeUndefined()
    const later = nextWall(rested, { news: wall(1), at: 0 })
    expect([later.newest, later.chimes]).toEqual([undefined, 1])
  })
})

describe('R75 a wall that is out of touch', () => {
  const noon = '2026-11-16T20:00:00.000Z'

  test('keeps its list, and the time at which it was last heard', () => {
    const state = after(beat(noon), wall(1), { name: 'lost' })
    expect(state).toMatchObject({
      connection: 'lost',
      heardAt: Date.parse(noon),
      clockAhead: Date.parse(noon),
    })
    expect(state.wall?.ready).toEqual([order(1)])
    expect(nextWall(state, { news: wall(1), at: 0 }).connection).toBe('up')
  })

  test('forgets every name once its link is revoked', () => {
    expect(after(wall(1), { name: 'closed' })).toMatchObject({ wall: undefined, connection: 'closed' })
  })
})
