// Costly input: a body of sixteen kilobytes, the longest allowed, built to take long to check, must be refused quickly.
import { expect, test } from 'vitest'
import { containsCardNumber } from './card-number.ts'
import { orderRequest } from '../orders/order-request-schema.ts'
import { newStaff, ownPassword } from '../people/staff-schema.ts'

/** Normalizing must sort these marks, which takes time that grows with the square of their number. */
const marks = `a${'\u0344'.repeat(3_900)}${'\u0323'.repeat(3_900)}`
/** Thousands of runs of digits that could be a card number, though none is one. */
const digits = '1'.repeat(16_000)
const password = 'twelve and more'
const person = { name: 'Rosa', username: 'rosa', role: 'kitchen', password }

test.each([
  ['marks in a text', () => containsCardNumber(marks)],
  ['digits in a text', () => containsCardNumber(digits)],
  ['marks in a payment token', () => orderRequest.safeParse({ paymentToken: marks })],
  ['digits in a payment token', () => orderRequest.safeParse({ paymentToken: digits })],
  ['marks in a first name', () => orderRequest.safeParse({ firstName: marks })],
  ['marks in the current password', () => ownPassword.safeParse({ current: marks, password })],
  ['digits in a new password', () => ownPassword.safeParse({ current: 'x', password: digits })],
  ['marks in a username', () => newStaff.safeParse({ ...person, username: marks })],
])('%s', (_what, check) => {
  // CPU time, so that other programs on the machine do not count; the fastest of several runs has compiled code.
  const times = Array.from({ length: 8 }, () => {
    const before = process.threadCpuUsage()
    check()
    return process.threadCpuUsage(before).user / 1_000
  })
  expect(Math.min(...times)).toBeLessThan(10)
})
