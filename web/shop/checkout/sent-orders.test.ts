import { expect, test } from 'vitest'
import { makeBill } from '#domain/bill.ts'
import { startingMenu } from '#domain/starting-menu.ts'
import { startingRestaurant } from '#domain/starting-restaurant.ts'
import { makeOrderKey } from './order-key.ts'
import { endKey, keepSent, openKeys, readKeys, readOrder, settleKey } from './sent-orders.ts'

// Node has no local storage, so these tests use the memory of the page, as a browser does where storage is forbidden.
const bill = makeBill([{ item: 'beef', quantity: 1 }], startingMenu, startingRestaurant().taxRate)
const [first, second, placed, lost] = [makeOrderKey(), makeOrderKey(), makeOrderKey(), makeOrderKey()]
const now = Date.now()
const order = (key: string, sentAt: number) => ({ key, sentAt, body: '{}', bill })
const keys = () => openKeys().map(({ key }) => key)

test('orders without an answer stand side by side until each has one', () => {
  keepSent(order(first, now - 3))
  keepSent(order(second, now - 2))
  keepSent(order(first, now - 1))
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
  keepSent(order(placed, now - 1))
  expect(settleKey(placed)).toBe(true)
  expect(settleKey(placed)).toBe(false)
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

test('an order in doubt that the version before kept can still be sent again', () => {
  const line = { item: 'beef', quantity: 1, unitPrice: 1050, price: 1050 }
  const then = {
    ...order(first, now - 1),
    bill: { lines: [{ ...line, name: 'Beef' }], subtotal: 1050, taxRate: 950, tax: 100, total: 1150 },
  }
  expect(readOrder(JSON.parse(JSON.stringify(then)))).toEqual(order(first, now - 1))
})

test('an order is kept through a reload, and what is none is not taken over', () => {
  const kept = order(first, now - 1)
  expect(readOrder(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  for (const wrong of [
    undefined,
    7,
    { ...kept, bill: {} },
    { ...kept, bill: { lines: [] } },
    { ...kept, body: 7 },
  ])
    expect(readOrder(wrong)).toBeUndefined()
  expect(readOrder({ ...kept, bill: { ...bill, charges: 'none' } })).toBeUndefined()
})

test('an order with a line that is none is not taken over, whichever version kept it', () => {
  const [line] = bill.lines
  const then = { subtotal: 1050, taxRate: 950, tax: 100, total: 1150 }
  const wrong = [null, 7, {}, { ...line, item: 7 }, { ...line, quantity: '1' }, { ...line, name: null }]
  for (const rest of [bill, then]) {
    for (const one of wrong) {
      const lines = [{ ...line, ...(rest === then && { name: 'Beef' }) }, one]
      expect(readOrder({ ...order(first, now - 1), bill: { ...rest, lines } })).toBeUndefined()
    }
  }
})
