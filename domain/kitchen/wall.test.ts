// Which orders are on the wall, in which order, and how many.
import { describe, expect, test } from 'vitest'
import { minute } from '../basics/time-units.ts'
import { arrangeWall, mostPreparing, mostReady, type WallTicket } from './wall.ts'

const noon = Date.parse('2026-11-16T20:00:00.000Z')
const at = (minutes: number) => new Date(noon + minutes * minute).toISOString()

function ticket(number: number, change: Partial<WallTicket> = {}): WallTicket {
  return {
    number,
    firstName: 'Rosa',
    fulfillment: 'pickup',
    status: 'cooking',
    readyBy: at(10),
    startsAt: null,
    readyAt: null,
    ...change,
  }
}

const numbers = (orders: readonly { readonly number: number }[]) => orders.map(({ number }) => number)
const many = (count: number, change: (nth: number) => Partial<WallTicket>) =>
  Array.from({ length: count }, (_, nth) => ticket(nth + 1, change(nth)))

describe('R75 the wall', () => {
  test.each<[string, Partial<WallTicket>, 'preparing' | 'ready' | 'nowhere']>([
    ['a new order', { status: 'placed' }, 'preparing'],
    ['an order that is cooking', { status: 'cooking' }, 'preparing'],
    ['a ready order', { status: 'ready', readyAt: at(-1) }, 'ready'],
    ['an order that was handed over', { status: 'handed-over', readyAt: at(-5) }, 'nowhere'],
    ['a canceled order', { status: 'canceled' }, 'nowhere'],
    ['a delivery', { fulfillment: 'delivery' }, 'nowhere'],
    ['a delivery that is ready', { fulfillment: 'delivery', status: 'ready', readyAt: at(-1) }, 'nowhere'],
    ['a scheduled order before its start', { status: 'placed', startsAt: at(1) }, 'nowhere'],
    ['a scheduled order from its start on', { status: 'placed', startsAt: at(0) }, 'preparing'],
    ['a scheduled order that was started early', { status: 'cooking', startsAt: at(30) }, 'preparing'],
  ])('has %s where guests look for it', (_which, change, where) => {
    const { preparing, ready } = arrangeWall([ticket(147, change)], noon)
    expect([preparing, ready].map(numbers)).toEqual([
      where === 'preparing' ? [147] : [],
      where === 'ready' ? [147] : [],
    ])
  })

  test('lists by promise what is being prepared, and the newest first of what is ready', () => {
    const { preparing, ready } = arrangeWall(
      [
        ticket(1, { readyBy: at(12) }),
        ticket(2, { readyBy: at(8), status: 'placed' }),
        ticket(3, { readyBy: at(10) }),
        ticket(4, { status: 'ready', readyAt: at(-9) }),
        ticket(5, { status: 'ready', readyAt: at(-1) }),
        ticket(6, { status: 'ready', readyAt: at(-4) }),
      ],
      noon,
    )
    expect([preparing, ready].map(numbers)).toEqual([
      [2, 3, 1],
      [5, 6, 4],
    ])
  })

  test('lists as many as fit and counts the others', () => {
    const preparing = many(mostPreparing + 2, (nth) => ({ readyBy: at(nth) }))
    const ready = many(mostReady + 3, (nth) => ({ status: 'ready', readyAt: at(-nth) }))
    const crowded = arrangeWall([...preparing, ...ready], noon)
    expect([crowded.preparing.length, crowded.morePreparing]).toEqual([mostPreparing, 2])
    expect([crowded.ready.length, crowded.moreReady]).toEqual([mostReady, 3])
    expect(crowded.ready[0]).toEqual({ number: 1, firstName: 'Rosa' })
    const exact = arrangeWall([...preparing.slice(2), ...ready.slice(3)], noon)
    expect([exact.morePreparing, exact.moreReady]).toEqual([0, 0])
  })

  test('says of an order nothing but its number and the first name', () => {
    const { preparing } = arrangeWall([ticket(147)], noon)
    expect(preparing).toEqual([{ number: 147, firstName: 'Rosa' }])
  })
})
