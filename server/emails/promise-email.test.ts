// The promise in the receipt that is mailed (R44).
import { describe, expect, test } from 'vitest'
import type { EmailedOrder } from '../../domain/orders/order-emails.ts'
import type { OrderPromise } from '../../domain/restaurant/wait-times.ts'
import { emailSender } from '../../test-support/mail-rounds.ts'
import { mailedOrder } from '../../test-support/mailed-order.ts'
import { composeEmail } from './compose-email.ts'

const now = new Date('2026-11-15T20:05:00Z')
const tulareStreet = { street: '1995 Tulare St', city: 'Fresno', state: 'CA', zipcode: '93721' }
const pickup = { fulfillment: 'pickup', fulfillmentDetails: { fulfillment: 'pickup' } } as const

function promised(at: string, isScheduled = false): OrderPromise {
  return { at, readyBy: at, isScheduled }
}
const twentyFivePast = promised('2026-11-15T20:25:00.000Z')

function write(change: Partial<EmailedOrder>, at = emailSender) {
  const { text, html } = composeEmail(at, mailedOrder(change), 'placed', now)
  return { html, text: text.replaceAll('\u00A0', ' ') }
}

/** What stands in the HTML, in plain spaces. */
const readable = (html: string) =>
  html
    .replaceAll('\u00A0', ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('R44 the receipt says when', () => {
  const place = { ...emailSender, restaurant: { ...emailSender.restaurant, address: tulareStreet } }

  test('of a pickup: when it is ready, and where', () => {
    const { text, html } = write({ ...pickup, promise: twentyFivePast }, place)
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
    expect(text).toContain('Ready Tuesday, Nov 17, 6:15 PM\nIf the time changes, we’ll email you. ')
  })

  test('not once it is ready or canceled', () => {
    for (const change of [{ status: 'ready' }, { status: 'handed-over' }] as const)
      expect(write(change).text).not.toMatch(/about 12|If the time changes/)
  })
})
