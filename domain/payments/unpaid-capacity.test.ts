import { describe, expect, test } from 'vitest'
import { clockHourOf, markCardTimes, timesWithoutCard, unpaidCapacity } from './unpaid-capacity.ts'

const [minute, hour] = [60_000, 60 * 60_000]
const noon = Date.parse('2026-11-16T20:01:00.000Z')
const timeZone = 'America/Los_Angeles'
const at = (clock: string) => Date.parse(`2026-11-16T${clock}:00.000Z`)
const allDay = [{ start: noon - 12 * hour, end: noon + 48 * hour }]

test.each([
  ['America/Los_Angeles', '20:59', '20:00'],
  ['Asia/Kolkata', '20:29', '19:30'],
  ['Asia/Kathmandu', '20:15', '20:15'],
])('the clock hour in %s of %s began at %s UTC', (zone, moment, began) => {
  expect(clockHourOf(at(moment), zone)).toBe(at(began))
})

describe('the hours of orders that no card stands for', () => {
  const kitchen = { now: noon, spans: allDay, speed: { minutesPerBurrito: 2, hands: 1 } }
  const terms = { share: 25, timeZone }

  test.each([
    ['an empty hour', '21:30', [], 7.5],
    ['an hour in which something is taken', '21:30', [{ readyBy: at('21:05'), weight: 4.5 }], 3],
    ['the hour after that', '22:00', [{ readyBy: at('21:55'), weight: 7.5 }], 7.5],
    ['an hour that was overrun by a delay', '21:30', [{ readyBy: at('21:05'), weight: 40 }], 0],
    ['the hour of now, all of it', '20:30', [], 7.5],
  ])('%s', (_what, clock, taken, most) => {
    const { fits } = unpaidCapacity(kitchen, terms, taken)
    expect([fits(most, at(clock)), fits(most + 0.1, at(clock)), fits(0, at(clock))]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('of an hour that is open in part, a share of that part', () => {
    const spans = [{ start: at('20:00'), end: at('21:20') }]
    const { fits } = unpaidCapacity({ ...kitchen, spans }, terms, [])
    expect([fits(2.5, at('21:20')), fits(2.6, at('21:20')), fits(0.1, at('22:10'))]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('more hands make more, and another share takes another part', () => {
    const fast = { ...kitchen, speed: { minutesPerBurrito: 1, hands: 3 } }
    const { fits } = unpaidCapacity(fast, { share: 50, timeZone }, [])
    expect([fits(90, at('21:00')), fits(90.1, at('21:00'))]).toEqual([true, false])
  })

  test('without a speed everything fits', () => {
    expect(unpaidCapacity({ ...kitchen, speed: null }, terms, []).fits(1000, noon + minute)).toBe(true)
  })
})

test('the times that need a card are named, and left out where no card can stand for the order', () => {
  const [one, two, three] = ['20:15', '20:30', '21:00'].map((clock) => new Date(at(clock)).toISOString()) as [
    string,
    string,
    string,
  ]
  const times = { soonest: one, slots: [two, three], most: null, now: one }
  expect(markCardTimes(times, () => false)).toEqual(times)
  const marked = markCardTimes(times, (time) => time < three)
  expect(marked.needsCard).toEqual([one, two])
  expect(timesWithoutCard(marked)).toEqual({ ...times, soonest: null, slots: [three] })
})
