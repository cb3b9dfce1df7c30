import { expect, test } from 'vitest'
import { ticketChangeMessages, kitchenMessages } from './kitchen.ts'

test('the kitchen is told to stop making as many orders as were canceled', () => {
  expect(kitchenMessages.canceledHint(1)).toBe('Stop making it.')
  expect(kitchenMessages.canceledHint(2)).toBe('Stop making them.')
})

test.each([
  [ticketChangeMessages.what('Sour cream', 1), 'sour cream'],
  [ticketChangeMessages.what('Guacamole', 2), '2 guacamole'],
  [ticketChangeMessages.what('BBQ sauce', 1), 'BBQ sauce'],
  [ticketChangeMessages.word('Hot', 1), 'HOT'],
  [ticketChangeMessages.word('Jalapeño', 3), '3 JALAPEÑO'],
])('R60 the cook reads %s', (said, expected) => {
  expect(said).toBe(expected)
})
