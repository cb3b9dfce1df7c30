// The orders whose promise can no longer be kept, which the board marks.
import { describe, expect, test } from 'vitest'
import { ordersBehind } from './promise.ts'
import { minute } from '../basics/time-units.ts'

const noon = Date.parse('2026-11-16T20:00:00.000Z')

describe('R42 a promise that can no longer be kept', () => {
  const order = (name: string, minutes: number, weight: number) => ({
    name,
    readyBy: noon + minutes * minute,
    weight,
  })
  const kitchen = {
    now: noon,
    spans: [{ start: noon - 60 * minute, end: noon + 240 * minute }],
    speed: { minutesPerBurrito: 5, hands: 1 },
    shortestWait: 10 * minute,
    busy: 0,
    // Ten minutes of work, then five, then five.
    promised: [order('fits', 10, 2), order('lost', 14, 1), order('fits again', 20, 1), order('drink', 0, 0)],
  }
  const namesOf = (orders: readonly { readonly name: string }[]) => orders.map(({ name }) => name)

  test('is found among the others', () => {
    expect(namesOf(ordersBehind(kitchen))).toEqual(['lost'])
  })

  test('R43 an order for tomorrow is not lost where nobody can order ahead any more', () => {
    const tomorrow = { start: noon + 23 * 60 * minute, end: noon + 27 * 60 * minute }
    const [today] = kitchen.spans
    const night = {
      ...kitchen,
      now: noon + 300 * minute,
      spans: [tomorrow],
      ahead: today ? [today] : [],
      promised: [order('preorder', 24 * 60, 2)],
    }
    expect(ordersBehind(night)).toEqual([])
  })

  test('follows the clock', () => {
    expect(namesOf(ordersBehind({ ...kitchen, now: noon + minute }))).toEqual(['fits', 'lost', 'fits again'])
  })

  test('is kept by more hands, and unknown without a speed', () => {
    expect(ordersBehind({ ...kitchen, speed: { minutesPerBurrito: 5, hands: 2 } })).toEqual([])
    expect(ordersBehind({ ...kitchen, speed: null })).toEqual([])
  })
})
