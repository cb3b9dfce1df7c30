// The letter about an order whose promise was moved (R47).
import { describe, expect, test } from 'vitest'
import type { MailedOrder } from '../../domain/orders/email.ts'
import { house } from '../../test-support/mail-rounds.ts'
import { mailedOrder } from '../../test-support/mailed-order.ts'
import { writeLetter } from './compose-email.ts'

const letter = (change: Partial<MailedOrder>) =>
  writeLetter(house, mailedOrder(change), 'moved', new Date('2026-11-15T20:05:00Z'))

describe('R47 a promise that was moved', () => {
  const promiseAt = (minute: number) => {
    const at = `2026-11-15T20:${minute}:00.000Z`
    return { at, readyBy: at, isScheduled: false }
  }
  const moved = { firstPromise: promiseAt(25), promise: promiseAt(40) }

  test('is told with the time that holds now and the one that was said', () => {
    const { subject, text } = letter(moved)
    expect(subject).toBe('Your Burritoful order 147 has a new time')
    const plain = text.replaceAll('\u00A0', ' ')
    expect(plain).toContain('Now about 12:40 PM\n')
    expect(plain).toContain('It should be at your door at about 12:40 PM, not 12:25 PM.')
    const pickup = letter({ ...moved, way: 'pickup', fulfilment: { way: 'pickup' } })
    expect(pickup.text.replaceAll('\u00A0', ' ')).toContain('It’ll be ready at about 12:40 PM, not 12:25 PM.')
  })

  test('is told anew each time: no mail program takes the second letter for the first', () => {
    const again = letter({ ...moved, promise: promiseAt(55) })
    expect(again.messageId).not.toBe(letter(moved).messageId)
    expect(letter(moved).messageId).toBe(letter(moved).messageId)
  })
})
