import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ProblemReply } from '#domain/orders/problem-schema.ts'
import { NoAnswer, Refusal } from '../api.ts'
import { errorMessage } from './error-message.ts'

const reported: unknown[] = []
const browsersOwn = globalThis.reportError

beforeEach(() => {
  reported.length = 0
  globalThis.reportError = (error) => void reported.push(error)
})

afterEach(() => {
  globalThis.reportError = browsersOwn
})

function refusal(code: ProblemReply['code']): Refusal {
  return new Refusal({ status: 409, code, title: 'The server’s own words.' }, undefined)
}

test.each([
  [refusal('status-changed'), 7, '7 has already moved on.'],
  [refusal('too-late-to-undo'), 7, 'It’s too late to undo 7.'],
  [refusal('status-changed'), undefined, 'This order has already moved on.'],
  [refusal('last-owner'), 7, 'There must be at least one owner who can log in.'],
  // As a newer server may answer an older page.
  [refusal('of-tomorrow' as 'busy'), 7, 'The server’s own words.'],
  [new NoAnswer('timed-out'), 7, 'That didn’t go through. Try again.'],
])('%s about order %s: %s', (error, number, said) => {
  expect(errorMessage(error, number)).toBe(said)
  expect(reported).toEqual([])
})

test('an error that nobody expected also ends in words, and is reported', () => {
  const fault = new TypeError('no such thing')
  expect(errorMessage(fault)).toBe('That didn’t go through. Try again.')
  expect(reported).toEqual([fault])
})
