// What the bank's window ended with (R66): a payment is only given up for lost where the bank has said so.
import { expect, test } from 'vitest'
import { bankAnswerOf, confirmWithBank } from './bank-answer.ts'

type Result = Parameters<typeof bankAnswerOf>[0]

const ended = (status: string) => ({ paymentIntent: { status } }) as unknown as Result
const failed = (error: object) => ({ error }) as unknown as Result

test.each([
  ['requires_capture', 'confirmed'],
  ['succeeded', 'confirmed'],
  ['processing', 'confirmed'],
  ['requires_payment_method', 'refused'],
  ['requires_action', 'refused'],
  ['canceled', 'refused'],
])('R66 a payment that %s is %s', (status, answer) => {
  expect(bankAnswerOf(ended(status))).toBe(answer)
})

test.each([
  ['a card that fails', { type: 'card_error' }, 'refused'],
  [
    'a customer who is not who they say',
    { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
    'refused',
  ],
  ['a line that is cut', { type: 'api_connection_error' }, 'unclear'],
  ['an error of the API of Stripe', { type: 'api_error' }, 'unclear'],
  // Another tab was faster: only the server knows how that ended.
  ['a payment that asks for nothing any more', { type: 'invalid_request_error' }, 'unclear'],
  [
    'an answer that came after all',
    { type: 'api_error', payment_intent: { status: 'requires_capture' } },
    'confirmed',
  ],
])('R66 %s is %s', (_what, error, answer) => {
  expect(bankAnswerOf(failed(error))).toBe(answer)
})

test('R66 a window that breaks off is unclear, and one that ends is heard', async () => {
  expect(await confirmWithBank(() => Promise.reject(new Error('the frame is gone')))).toBe('unclear')
  expect(await confirmWithBank(() => Promise.resolve(ended('requires_capture')))).toBe('confirmed')
})
