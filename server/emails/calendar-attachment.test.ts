// The calendar file that the emails about a scheduled order have attached (R76), read back from the bytes of the message.
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import type { EmailedOrder, EmailKind } from '../../domain/orders/order-emails.ts'
import { emailSender } from '../../test-support/mail-rounds.ts'
import { mailedOrder } from '../../test-support/mailed-order.ts'
import { readCalendar } from '../../test-support/read-calendar.ts'
import { composeMessage } from '../adapters/compose-message.ts'
import { composeEmail } from './compose-email.ts'

const address = { street: '1995 Comal Street', city: 'Fresno', state: 'CA', zipcode: '93721' }
const sender = { ...emailSender, restaurant: { ...emailSender.restaurant, address } }
const promiseAt = (time: string, isScheduled = true) => {
  const at = `2026-11-18T02:${time}:00.000Z`
  return { at, readyBy: at, isScheduled }
}
const scheduled = { firstPromise: promiseAt('15'), promise: promiseAt('15') }
const pickup = { fulfillment: 'pickup', fulfillmentDetails: { fulfillment: 'pickup' } } as const

async function received(change: Partial<EmailedOrder>, kind: EmailKind = 'placed') {
  const email = composeEmail(sender, mailedOrder(change), kind, new Date('2026-11-15T20:05:00Z'))
  const message = await PostalMime.parse(await composeMessage(email))
  const files = message.attachments.filter(({ disposition }) => disposition === 'attachment')
  const [file] = files
  return {
    text: message.text ?? '',
    message,
    files: files.map(({ filename, mimeType, method }) => ({ filename, mimeType, method })),
    // This reader of emails gives every text the line ends of Unix.
    calendar:
      file && readCalendar(new TextDecoder().decode(file.content as ArrayBuffer).replaceAll('\n', '\r\n')),
  }
}

describe('R76 the email of a scheduled order', () => {
  test('has the calendar file attached, and says so', async () => {
    const { files, calendar, text, message } = await received({ ...scheduled, ...pickup })
    expect(files).toEqual([{ filename: 'order-147.ics', mimeType: 'text/calendar', method: 'PUBLISH' }])
    expect(calendar).toMatchObject({
      start: '20261118T021500Z',
      stamp: '20261115T200500Z',
      sequence: 0,
      summary: 'Pick up your order at Burritoful',
      location: '1995 Comal Street, Fresno, CA 93721',
      url: 'http://burritoful.test/#/Order/aSecretThatOpensAnOrder',
      // A guest elsewhere sees the entry by another clock.
      description:
        'Order 147, for Tuesday, November 17 at 6:15\u00A0PM Pacific. If the time changes, we’ll email you.\n' +
        'http://burritoful.test/#/Order/aSecretThatOpensAnOrder',
    })
    expect(text).toContain('Add it to your calendar with the attached file.')
    expect(message.html).toContain('Order Complete!')
  })

  test('about a new time replaces the entry', async () => {
    const before = await received({ ...scheduled, ...pickup })
    const moved = { ...scheduled, promise: promiseAt('35'), ...pickup }
    const { calendar, text } = await received(moved, 'moved')
    expect(calendar).toMatchObject({ uid: before.calendar?.uid, sequence: 20, start: '20261118T023500Z' })
    expect(text).toContain('The attached file moves it in your calendar, too.')
  })

  test.each(['customer', 'staff'] as const)(
    'about a cancellation by the %s takes the entry out',
    async (by) => {
      const moved = { ...scheduled, promise: promiseAt('35'), ...pickup }
      const before = await received(moved, 'moved')
      const at = '2026-11-15T21:00:00.000Z'
      const cancellation = { by, at, reason: 'ran-out', note: '', money: 'released' } as const
      const canceled = { ...moved, status: 'canceled', cancellation } as const
      const { files, calendar, text } = await received(canceled, 'canceled')
      expect(files).toEqual([{ filename: 'order-147.ics', mimeType: 'text/calendar', method: 'CANCEL' }])
      expect(calendar).toMatchObject({ uid: before.calendar?.uid, method: 'CANCEL', status: 'CANCELLED' })
      expect(calendar?.sequence).toBeGreaterThan(before.calendar?.sequence ?? Infinity)
      expect(calendar?.description).toContain('Order 147 was canceled.')
      expect(text).toContain('The attached file takes it out of your calendar, too.')
    },
  )

  test('tells the whole address of a delivery, cleaned as in the email itself', async () => {
    const street = {
      address: '18 Laurel St, call 1 800 555 0199',
      city: 'Fresno',
      state: 'CA',
      zipcode: '93701',
    }
    const details = { fulfillment: 'delivery', address: street, travelMinutes: 20 } as const
    const { calendar } = await received({ ...scheduled, fulfillmentDetails: details })
    expect(calendar?.summary).toBe('Your order from Burritoful arrives')
    expect(calendar?.location).toBe('18 Laurel St, call …, Fresno, CA 93701')
  })

  test.each([
    [
      'for as soon as possible',
      { firstPromise: promiseAt('15', false), promise: promiseAt('15', false) },
      'placed',
    ],
    ['that is ready', { ...scheduled, status: 'ready' }, 'ready'],
    ['that was canceled before it was sent', { ...scheduled, status: 'canceled' }, 'placed'],
    [
      'for as soon as possible that was canceled',
      { firstPromise: promiseAt('15', false), promise: promiseAt('15', false), status: 'canceled' },
      'canceled',
    ],
  ] as const)('has none for an order %s', async (_, change, kind) => {
    const { files, text } = await received(change, kind)
    expect(files).toEqual([])
    expect(text).not.toMatch(/calendar/i)
  })
})
