import { expect, test } from 'vitest'
import { maxLines } from '#domain/orders/order-size.ts'
import { timeObstacle } from './time-notice.tsx'
import type { Checkout } from './checkout.ts'

const checkoutOf = (count: number) =>
  ({
    lines: Array.from({ length: count }, (_, nth) => ({ item: 'beef', quantity: 1, note: `For ${nth}` })),
    time: {},
  }) as unknown as Checkout

test('R58 more different burritos than one order takes: told beside SUBMIT, before anything is sent', () => {
  expect(timeObstacle(checkoutOf(maxLines), 'UTC')).toBeUndefined()
  expect(timeObstacle(checkoutOf(maxLines + 1), 'UTC')).toBe('Up to 100 different things fit in one order.')
})
