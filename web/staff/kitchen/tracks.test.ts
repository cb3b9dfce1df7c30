// How the board shares its width among its columns, and when it does so anew.
import { expect, test } from 'vitest'
import { firstLayout, layOut, unfold, type BoardNow, type BoardWidth, type Layout } from './tracks.ts'
import { second } from '#domain/basics/time-units.ts'

const counts = (placed: number, cooking: number, ready: number) => ({ placed, cooking, ready })
const tracksOf = ({ tracks: { placed, cooking, ready } }: Layout) => [placed, cooking, ready]

/** A board at which nobody taps, looked at every second from 0 on. */
function after(seconds: number, width: BoardWidth, having: BoardNow['counts'], lastTap = -Infinity): Layout {
  let layout = firstLayout(width)
  for (let at = 0; at <= seconds; at += 1)
    layout = layOut(layout, { width, counts: having, now: at * second, lastTap })
  return layout
}

test.each([
  ['narrow', [1, 1, 1]],
  ['middle', [1, 2, 1]],
  ['wide', [2, 2, 1]],
] as const)('R46 a %s board has its usual tracks while no column is empty', (width, tracks) => {
  expect(tracksOf(after(60, width, counts(18, 2, 1)))).toEqual(tracks)
})

test.each([
  ['narrow', [2, 1, 0]],
  ['middle', [3, 1, 0]],
  ['wide', [4, 1, 0]],
] as const)('R46 an empty column of a %s board folds after 20 s, for the fullest one', (width, tracks) => {
  const rush = counts(18, 2, 0)
  expect(tracksOf(after(19, width, rush))).not.toContain(0)
  expect(tracksOf(after(20, width, rush))).toEqual(tracks)
})

test('a board without any ticket has no rails', () => {
  expect(tracksOf(after(60, 'middle', counts(0, 0, 0)))).toEqual([1, 2, 1])
})

test('one full column has the whole board', () => {
  expect(tracksOf(after(20, 'wide', counts(9, 0, 0)))).toEqual([5, 0, 0])
})

test('R46 a rail unfolds when a ticket comes', () => {
  const folded = after(20, 'middle', counts(18, 2, 0))
  const now = { width: 'middle', counts: counts(18, 1, 1), now: 21 * second, lastTap: -Infinity } as const
  expect(tracksOf(layOut(folded, now))).toEqual([1, 2, 1])
})

test('R46 the tracks change only when nobody has tapped for 10 s', () => {
  const tapped = { width: 'middle', counts: counts(18, 2, 0), lastTap: 18 * second } as const
  const before = after(19, 'middle', tapped.counts)
  expect(tracksOf(layOut(before, { ...tapped, now: 27 * second }))).toEqual([1, 2, 1])
  expect(tracksOf(layOut(before, { ...tapped, now: 28 * second }))).toEqual([3, 1, 0])
})

test('R46 a rail that gets a ticket right after a tap opens at once, and all else waits', () => {
  const came = { width: 'middle', counts: counts(18, 1, 1), lastTap: 25 * second } as const
  const opened = layOut(after(20, 'middle', counts(18, 2, 0)), { ...came, now: 25 * second })
  expect(tracksOf(opened)).toEqual([2, 1, 1])
  expect(tracksOf(layOut(opened, { ...came, now: 34 * second }))).toEqual([2, 1, 1])
  expect(tracksOf(layOut(opened, { ...came, now: 35 * second }))).toEqual([1, 2, 1])
})

test('two rails that get their tickets at once both open', () => {
  const came = { width: 'middle', counts: counts(7, 1, 1), now: 21 * second, lastTap: 21 * second } as const
  expect(tracksOf(layOut(after(20, 'middle', counts(9, 0, 0)), came))).toEqual([2, 1, 1])
})

test('another width has its tracks at once', () => {
  const narrow = { width: 'narrow', counts: counts(3, 3, 3), now: second, lastTap: second } as const
  expect(tracksOf(layOut(firstLayout('wide'), narrow))).toEqual([1, 1, 1])
})

test('a tap on a rail opens it at once, and for 20 s', () => {
  const now = { width: 'middle', counts: counts(18, 2, 0), now: 40 * second, lastTap: 40 * second } as const
  const opened = unfold(after(20, 'middle', now.counts), 'ready', now.now)
  expect(tracksOf(opened)).toEqual([2, 1, 1])
  expect(tracksOf(layOut(opened, { ...now, now: 49 * second }))).toEqual([2, 1, 1])
  expect(tracksOf(layOut(opened, { ...now, now: 59 * second }))).toEqual([1, 2, 1])
  expect(tracksOf(layOut(opened, { ...now, now: 60 * second }))).toEqual([3, 1, 0])
})

test('nothing changes, and the board is not drawn again', () => {
  const now = { width: 'middle', counts: counts(1, 1, 1), now: second, lastTap: 0 } as const
  const layout = layOut(firstLayout('middle'), now)
  expect(layOut(layout, { ...now, now: 2 * second })).toBe(layout)
})
