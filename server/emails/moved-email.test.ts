// The letter about an order whose promise was moved (R47).
import { describe, expect, test } from 'vitest'
import type { EmailedOrder } from '../../domain/orders/order-emails.ts'
import { emailSender } from '../../test-support/mail-rounds.ts'
import { mailedOrder } from '../../test-support/mailed-order.ts'
import { composeEmail } from './compose-email.ts'

const email = (change: Partial<EmailedOrder>) =>
  composeEmail(emailSender, mailedOrder(change), 'moved', new Date('2026-11-15T20:05:00Z'))

describe('R47 a promise that was moved', () => {
  const promiseAt = (minute: number) => {
    const at = `2026-11-15T20:${minute}:00.000Z`
    return { at, readyBy: at, isScheduled: false }
  }
  const moved = { firstPromise: promiseAt(25), promise: promiseAt(40) }

  test('is told with the time that holds now and the one that was said', () => {
    const { subject, text } = email(moved)
    expect(subject).toBe('Your Burritoful order 147 has a new time')
    const plain = text.replaceAll('\u00A0', ' ')
    expect(plain).toContain('Now about 12:40 PM\n')
    expect(plain).toContain('It should be at your door at about 12:40 PM, not 12:25 PM.')
    const pickup = email({ ...moved, fulfillment: 'pickup', fulfillmentDetails: { fulfillment: 'pickup' } })
    expect(pickup.text.replaceAll('\u00A0', ' ')).toContain('It’ll be ready at about 12:40 PM, not 12:25 PM.')
  })

  test('is told anew each time: no mail program takes the second letter for the first', () => {
    const again = email({ ...moved, promise: promiseAt(55) })
    expect(again.messageId).not.toBe(email(moved).messageId)
    expect(email(moved).messageId).toBe(email(moved).messageId)
  })
})
