import { expect, test } from 'vitest'
import { callOutName, canBecome, nextStatuses } from './order.ts'
import { orderStatuses } from './order-constants.ts'
import { may, roles } from '../people/staff.ts'

test('an order goes one way through the kitchen, and can be canceled at any point', () => {
  const moves = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(moves).toEqual([
    'placed → cooking',
    'placed → canceled',
    'cooking → ready',
    'cooking → canceled',
    'ready → handed-over',
    'ready → canceled',
    'handed-over → canceled',
  ])
  expect(Object.keys(nextStatuses)).toEqual([...orderStatuses])
})

test('a name is called out with an initial', () => {
  expect(callOutName('Rosa', 'delgado')).toBe('Rosa D.')
  expect(callOutName('Li', '𠮷田')).toBe('Li 𠮷.')
})

test('R30 the owner may do all, the kitchen only its own', () => {
  expect(roles.filter((role) => may(role, 'run-office'))).toEqual(['owner'])
  expect(roles.filter((role) => may(role, 'run-kitchen'))).toEqual(['owner', 'kitchen'])
  expect(roles.filter((role) => may(role, 'mark-sold-out'))).toEqual(['owner', 'kitchen'])
})
