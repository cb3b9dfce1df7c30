import { expect, test } from 'vitest'
import { makeBill } from '#domain/orders/bill.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { startingRestaurant } from '#domain/restaurant/starting-restaurant.ts'
import { makeKey } from '../../random-key.ts'
import { endKey, storeSent, openKeys, readKeys, readOrder, settleKey } from './sent-orders.ts'

// Node has no local storage, so these tests use the memory of the page, as a browser does where storage is forbidden.
const bill = makeBill([{ item: 'beef', quantity: 1 }], startingMenu, startingRestaurant().taxRate)
const [first, second, placed, lost] = [makeKey(), makeKey(), makeKey(), makeKey()]
const now = Date.now()
const order = (key: string, sentAt: number) => ({ key, sentAt, body: '{}', bill })
const keys = () => openKeys().map(({ key }) => key)

test('orders without an answer stand side by side until each has one', () => {
  storeSent(order(first, now - 3))
  storeSent(order(second, now - 2))
  storeSent(order(first, now - 1))
  expect(openKeys()).toEqual([
    { key: second, sentAt: now - 2 },
    { key: first, sentAt: now - 1 },
  ])
  endKey(second)
  expect(keys()).toEqual([first])
  expect(settleKey(first)).toBe(true)
  expect(keys()).toEqual([])
})

test('whoever learns second that an order was placed leaves the cart alone', () => {
  storeSent(order(placed, now - 1))
  expect(settleKey(placed)).toBe(true)
  expect(settleKey(placed)).toBe(false)
})

test('SECURITY.md a placed order leaves a piece of its key, which opens nothing', () => {
  const kept = (key: string) => readKeys([{ key, sentAt: now - 1, settled: true }])
  expect(kept(first)).toEqual([])
  expect(kept(first.slice(0, 8))).toHaveLength(1)
})

test('an order that another tab shows as placed is not open again for being sent once more', () => {
  const key = makeKey()
  settleKey(key)
  storeSent(order(key, now - 1))
  expect(settleKey(key)).toBe(false)
  expect(keys()).not.toContain(key)
})

test('an order that nobody kept is news all the same', () => {
  expect(settleKey(lost)).toBe(true)
})

test('what is no key, what is a day old and a moment still to come are not taken over', () => {
  const kept = (key: unknown, sentAt: unknown) => readKeys([{ key, sentAt }])
  expect(kept(first, now - 1)).toEqual([{ key: first, sentAt: now - 1 }])
  for (const key of ['', 'short', `${first}?`, 7, null]) expect(kept(key, now - 1)).toEqual([])
  expect(kept(first, now - 24 * 60 * 60_000)).toEqual([])
  expect(kept(first, 'today')).toEqual([])
  expect(kept(first, now + 60 * 60_000)[0]?.sentAt).toBeLessThan(now + 30 * 60_000)
})

test('an order is kept through a reload, and what is none is not taken over', () => {
  const kept = order(first, now - 1)
  expect(readOrder(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  const [line] = bill.lines
  const lines = [null, 7, {}, { ...line, item: 7 }, { ...line, quantity: '1' }, { ...line, name: 'Beef' }]
  const bills = [
    undefined,
    {},
    { lines: [] },
    { ...bill, charges: 'none' },
    { ...bill, charges: [null] },
    { ...bill, total: '12.05' },
    ...lines.map((wrong) => ({ ...bill, lines: [line, wrong] })),
  ]
  const orders = [
    undefined,
    null,
    7,
    { ...kept, body: 7 },
    ...bills.map((wrong) => ({ ...kept, bill: wrong })),
  ]
  for (const wrong of orders) expect(readOrder(wrong)).toBeUndefined()
})
