import { expect, test } from 'vitest'
import { readOwnOrders } from './own-orders.ts'

const kept = { id: 'a'.repeat(22), key: 'k'.repeat(32) }

test('what reads as orders of this browser is kept, and nothing else', () => {
  expect(
    readOwnOrders([kept, null, 1, {}, { id: kept.id }, { ...kept, id: 'short' }, { ...kept, key: 'a b' }]),
  ).toEqual([kept, { id: kept.id }, { id: kept.id }])
  for (const odd of [undefined, null, 'text', { 0: kept }]) expect(readOwnOrders(odd)).toEqual([])
})
