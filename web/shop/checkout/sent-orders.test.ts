import { expect, test } from 'vitest'
import { quote } from '#domain/pricing.ts'
import { startingMenu } from '#domain/starting-menu.ts'
import { endKey, keepSent, openKeys, settleKey } from './sent-orders.ts'

// Without a browser's storage this page's memory serves, as it does where storage is forbidden.
const bill = quote([{ item: 'beef', quantity: 1 }], startingMenu)
const order = (key: string, sentAt: number) => ({ key, sentAt, body: '{}', bill })
const keys = () => openKeys().map(({ key }) => key)

test('orders without an answer stand side by side until each has one', () => {
  keepSent(order('first', 1))
  keepSent(order('second', 2))
  keepSent(order('first', 3))
  expect(openKeys()).toEqual([
    { key: 'second', sentAt: 2 },
    { key: 'first', sentAt: 3 },
  ])
  endKey('second')
  expect(keys()).toEqual(['first'])
  expect(settleKey('first')).toBe(true)
  expect(keys()).toEqual([])
})

test('whoever learns second that an order was placed leaves the cart alone', () => {
  keepSent(order('placed', 1))
  expect(settleKey('placed')).toBe(true)
  expect(settleKey('placed')).toBe(false)
})

test('an order that nobody kept is news all the same', () => {
  expect(settleKey('lost in a full storage')).toBe(true)
})
