// The promise in the letters (R44), and the letter about a promise that staff have moved (R47).
import { describe, expect, test } from 'vitest'
import type { MailedOrder } from '../../domain/mail.ts'
import type { OrderPromise } from '../../domain/wait-times.ts'
import { house } from '../../test-support/mail-rounds.ts'
import { mailedOrder } from '../../test-support/mailed-order.ts'
import { hostileNames } from '../../test-support/hostile-names.ts'
import { writeLetter } from './write-letter.ts'

const now = new Date('2026-11-15T20:05:00Z')
const tulareStreet = { street: '1995 Tulare St', city: 'Fresno', state: 'CA', zipcode: '93721' }
const pickup = { way: 'pickup', fulfilment: { way: 'pickup' } } as const

function promised(at: string, isScheduled = false): OrderPromise {
  return { at, readyBy: at, isScheduled }
}
const twentyFivePast = promised('2026-11-15T20:25:00.000Z')
const fortyPast = promised('2026-11-15T20:40:00.000Z')

function write(change: Partial<MailedOrder>, kind: 'placed' | 'moved' = 'placed', at = house) {
  const { subject, text, html, messageId, name } = writeLetter(at, mailedOrder(change), kind, now)
  return { subject, html, messageId, name, text: text.replaceAll('\u00A0', ' ') }
}

/** What stands in the HTML, in plain spaces. */
const readable = (html: string) =>
  html.replaceAll('\u00A0', ' ').replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

describe('R44 the receipt says when', () => {
  const place = { ...house, restaurant: { ...house.restaurant, address: tulareStreet } }

  test('of a pickup: when it is ready, and where', () => {
    const { text, html } = write({ ...pickup, promise: twentyFivePast }, 'placed', place)
    const where = 'Pickup at 1995 Tulare St, Fresno. If the time changes, we’ll email you.'
    expect(text).toContain(`Ready about 12:25 PM\n${where}\n`)
    expect(readable(html)).toContain(`Ready about 12:25 PM ${where}`)
  })

  test('of a delivery: when it arrives', () => {
    const { text } = write({ promise: twentyFivePast })
    expect(text).toContain('Arrives about 12:25 PM\nDelivery to 18 Laurel St. If the time changes,')
  })

  test('of a time that the customer chose: the day, too, for nobody knows when the mail is read', () => {
    const { text } = write({ ...pickup, promise: promised('2026-11-18T02:15:00.000Z', true) })
    expect(text).toContain('Tue, Nov 17, 6:15 PM\nIf the time changes, we’ll email you.\n')
  })

  test('not once it is ready or canceled, and not of an order from before there were promises', () => {
    for (const change of [{ status: 'ready' }, { status: 'handed-over' }, { promise: null }] as const)
      expect(write(change).text).not.toMatch(/about 12|If the time changes/)
  })
})

describe('R47 a new time', () => {
  const moved = { promise: fortyPast, firstPromise: twentyFivePast }

  test('is the title of the letter, with the time that it was', () => {
    const { subject, text, html } = write({ ...pickup, ...moved }, 'moved')
    expect(subject).toBe('Your Burritoful order 147 has a new time')
    const words =
      'Rosa, we’re running behind. Your order 147 will be ready about 12:40 PM, not 12:25 PM. Sorry about the wait.'
    for (const part of [text, readable(html)]) {
      expect(part).toContain('Now about 12:40 PM')
      expect(part).toContain(words)
      expect(part).not.toContain('!')
    }
    expect(text).toContain('Total: $45.99\n')
    expect(text).toContain('Follow your order:\n')
  })

  test('of a delivery is when it arrives; a chosen day is named', () => {
    const later = promised('2026-11-18T02:15:00.000Z', true)
    const { text } = write({ promise: later, firstPromise: promised('2026-11-18T02:00:00.000Z', true) }, 'moved')
    expect(text).toContain('Now about Tue, Nov 17, 6:15 PM\n')
    expect(text).toContain('will arrive about Tue, Nov 17, 6:15 PM, not Tue, Nov 17, 6:00 PM.')
  })

  test('of a customer who typed something else than a name greets nobody', () => {
    const markup = (change: Partial<MailedOrder>) => write({ ...moved, ...change }, 'moved').html.match(/<[^>]*>/g)
    for (const firstName of hostileNames) expect(markup({ firstName })).toEqual(markup({}))
    expect(write({ ...moved, firstName: 'http://evil.example' }, 'moved').text).toContain(
      '\nWe’re running behind. Your order 147',
    )
  })

  test('has a letter of its own each time it is moved, in the thread of the order', () => {
    const first = write(moved, 'moved')
    const second = write({ ...moved, promise: promised('2026-11-15T20:50:00.000Z') }, 'moved')
    expect(first.messageId).toMatch(/^<moved-\d+\.[0-9a-f]{24}@burritoful\.test>$/)
    expect(second.messageId).not.toBe(first.messageId)
    expect(second.name).not.toBe(first.name)
    expect(write(moved, 'moved').messageId).toBe(first.messageId)
  })
})
