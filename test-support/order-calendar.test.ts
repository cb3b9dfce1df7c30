// The calendar file of a scheduled order, read back by a reader that is not the writer (R76).
import { describe, expect, test } from 'vitest'
import { mailedOrder } from './mailed-order.ts'
import { readCalendar } from './read-calendar.ts'
import { calendarMethod, orderCalendar } from '../domain/orders/order-calendar.ts'

const promiseAt = (at: string, isScheduled = true) => ({ at, readyBy: at, isScheduled })
const first = promiseAt('2026-11-18T02:15:00.000Z')
const order = mailedOrder({ firstPromise: first, promise: first })
const entry = {
  summary: 'Pick up your order at Burritoful',
  description: 'Order 147.\nhttps://burritoful.example/#/Order/aSecretThatOpensAnOrder',
  location: '1995 Tulare St, Fresno, CA 93721',
  link: 'https://burritoful.example/#/Order/aSecretThatOpensAnOrder',
  now: '2026-11-15T20:05:00.123Z',
}
const read = (change: Partial<typeof entry> = {}, moved = order) =>
  readCalendar(orderCalendar(moved, { ...entry, ...change }))

describe('R76 the calendar file of a scheduled order', () => {
  test('has the time as an instant, the place, and the way back to the order', () => {
    expect(read()).toEqual({
      version: '2.0',
      method: 'PUBLISH',
      uid: 'order-147-1794773040000@burritoful',
      stamp: '20261115T200500Z',
      sequence: 0,
      start: '20261118T021500Z',
      end: '20261118T023000Z',
      summary: entry.summary,
      location: entry.location,
      description: entry.description,
      url: entry.link,
      status: 'CONFIRMED',
    })
  })

  test.each([
    ['a comma and a semicolon', 'Tacos, burritos; and more'],
    ['a backslash before a letter', String.raw`back\now \, \;`],
    ['line breaks of every kind', 'one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
    ['what would be a line of its own', 'x\r\nEND:VEVENT\r\nATTACH:http://evil.example', undefined],
    ['control characters', 'a\u0007b\tc', 'a b c'],
    ['a long name in many bytes', 'Señora Ñandú’s 🌯🌯🌯 tortillería '.repeat(8).trim()],
    ['one letter that is longer than what is left of a line', `${'a'.repeat(66)}🌯${'é'.repeat(60)}`],
  ])('keeps %s', (_, text, kept = text.replaceAll('\r\n', '\n')) => {
    expect(read({ summary: text }).summary).toBe(kept)
    const names = Object.keys(read({ summary: text }))
    expect(names).toEqual(Object.keys(read()))
  })

  test('has lines of at most 75 bytes, which break between letters', () => {
    const file = orderCalendar(order, { ...entry, summary: '🌯é'.repeat(100) })
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines = file.split('\r\n')
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file).not.toMatch(/[^\r]\n|\p{Cs}/u)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeGreaterThan(70)
  })

  test('is the same entry after every move, and each time a later version of it', () => {
    const moved = ['2026-11-18T02:20:00.000Z', '2026-11-18T02:21:00.000Z', '2026-11-18T03:05:00.000Z'].map(
      (at) => read({}, { ...order, promise: promiseAt(at) }),
    )
    expect(new Set([read().uid, ...moved.map(({ uid }) => uid)]).size).toBe(1)
    expect(moved.map(({ sequence }) => sequence)).toEqual([5, 6, 50])
    expect(moved.at(-1)?.start).toBe('20261118T030500Z')
  })

  test('takes the same entry out once the order is canceled, after every move of it', () => {
    const moved = { ...order, promise: promiseAt('2026-11-18T03:05:00.000Z') }
    const [before, after] = [moved, { ...moved, status: 'canceled' as const }].map((one) => read({}, one))
    expect(after).toEqual({ ...before, method: 'CANCEL', status: 'CANCELLED', sequence: 51 })
  })

  test('names no address where none is told', () => {
    const file = orderCalendar(order, { ...entry, location: undefined })
    expect(file).not.toMatch(/LOCATION|Tulare/)
  })

  test.each([
    ['placed', true, 'PUBLISH'],
    ['cooking', true, 'PUBLISH'],
    ['ready', true, undefined],
    ['handed-over', true, undefined],
    ['canceled', true, 'CANCEL'],
    ['placed', false, undefined],
    ['canceled', false, undefined],
  ] as const)('is there only while a chosen time is waited for: %s, chosen %s', (status, chosen, method) => {
    expect(calendarMethod({ status, promise: promiseAt(first.at, chosen) })).toBe(method)
  })
})
