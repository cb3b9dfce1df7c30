import { expect, test } from 'vitest'
import { kitchenWords } from './kitchen.ts'

test('the kitchen is told to stop making as many orders as were canceled', () => {
  expect(kitchenWords.cancelledHint(1)).toBe('Stop making it.')
  expect(kitchenWords.cancelledHint(2)).toBe('Stop making them.')
})
