import { expect, test } from 'vitest'
import {
  canEmail,
  mailboxOf,
  maxEmailedPerDay,
  maxEmailedPerHour,
  canOrderAgain,
  maxOrdersPerHour,
} from './order-limits.ts'

test.each([
  ['rosa@example.com', 'rosa@example.com'],
  ['Rosa@Example.COM', 'rosa@example.com'],
  ['rosa+lunch@example.com', 'rosa@example.com'],
  ['rosa+a+b@example.com', 'rosa@example.com'],
  ['r.osa@example.com', 'r.osa@example.com'],
  ['r.o.s.a+1@gmail.com', 'rosa@gmail.com'],
  ['r.osa@googlemail.com', 'rosa@gmail.com'],
  ['+lunch@example.com', '+lunch@example.com'],
])('%s ends up in the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test('a mailbox is written to for so many orders an hour and a day, and may order more often than that', () => {
  expect(canEmail({ lastHour: maxEmailedPerHour - 1, lastDay: maxEmailedPerDay - 1 })).toBe(true)
  expect(canEmail({ lastHour: maxEmailedPerHour, lastDay: maxEmailedPerHour })).toBe(false)
  expect(canEmail({ lastHour: 0, lastDay: maxEmailedPerDay })).toBe(false)
  expect(canOrderAgain({ lastHour: maxOrdersPerHour - 1, lastDay: 1_000 })).toBe(true)
  expect(canOrderAgain({ lastHour: maxOrdersPerHour, lastDay: maxOrdersPerHour })).toBe(false)
})
