import { expect, test } from 'vitest'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { makeBill } from '#domain/orders/bill.ts'
import type { Menu } from '#domain/menu/menu.ts'
import { cents, milliPercent } from '#domain/basics/money.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { startingRestaurant } from '#domain/restaurant/starting-restaurant.ts'
import { startingFulfillment } from '#domain/restaurant/starting-settings.ts'
import { menuAfter } from './learn-from.ts'

const shown = { ...startingMenu, restaurant: startingRestaurant(), pause: null } as unknown as MenuReply
const news = {
  code: 'sold-out',
  bill: undefined,
  items: [],
  choices: [],
  remaining: undefined,
  until: null,
  fulfillmentSettings: undefined,
  paymentMethods: undefined,
} as const

const now: Menu = {
  ...startingMenu,
  items: startingMenu.items.map((item) => ({ ...item, price: cents(item.price + 25) })),
  groups: startingMenu.groups.map((group) => ({
    ...group,
    choices: group.choices.map((one) => ({ ...one, price: cents(one.price > 0 ? one.price + 50 : 0) })),
  })),
}
const choicesOf = ({ groups }: Menu) => groups.flatMap(({ choices }) => choices)

test('R58 a price with options in it is not taken for the price of the item', () => {
  const choices = ['salsa-hot', 'extras-guacamole'].map((id) => ({ id, count: 1 }))
  const bill = makeBill([{ item: 'beef', quantity: 2, choices }], now, milliPercent(10_000))
  const after = menuAfter(shown, { ...news, code: 'price-changed', bill })
  expect(after.items.map(({ price }) => price)).toEqual([1075, 1000, 950, 1100])
  const guacamole = choicesOf(after).find(({ id }) => id === 'extras-guacamole')
  expect(guacamole?.price).toBe(200)
  expect(after.restaurant.taxRate).toBe(10_000)
  // What was not in the order stays as it was shown.
  expect(choicesOf(after).filter(({ id }) => id !== 'extras-guacamole')).toEqual(
    choicesOf(startingMenu).filter(({ id }) => id !== 'extras-guacamole'),
  )
})

test('R59 sold-out choices and items are marked', () => {
  const after = menuAfter(shown, { ...news, items: ['pork'], choices: ['extras-cheese'] })
  expect(after.items.filter(({ soldOut }) => soldOut).map(({ id }) => id)).toEqual(['pork'])
  expect(
    choicesOf(after)
      .filter(({ soldOut }) => soldOut)
      .map(({ id }) => id),
  ).toEqual(['extras-cheese'])
})

test('R59 how many are left is taken over for the first, whose number it is', () => {
  const after = menuAfter(shown, {
    ...news,
    code: 'insufficient-stock',
    items: ['pork', 'bean'],
    remaining: 2,
  })
  expect(after.items.map(({ remaining }) => remaining)).toEqual([null, null, null, 2])
})

test('what is not on the menu leaves it; a pause and closed hours are shown', () => {
  const gone = menuAfter(shown, { ...news, code: 'unknown-item', items: ['bean'] })
  expect(gone.items.map(({ id }) => id)).toEqual(['beef', 'chix', 'pork'])
  const until = '2026-11-16T20:00:00.000Z'
  expect(menuAfter(shown, { ...news, code: 'paused', until }).pause).toEqual({ until })
  expect(menuAfter(shown, { ...news, code: 'closed', until }).opening).toEqual({
    open: false,
    opensAt: until,
    words: null,
  })
  expect(menuAfter(shown, { ...news, code: 'busy' })).toEqual(shown)
})

test('R51 the ways that a refusal names are taken over, also with another price', () => {
  const fulfillmentSettings = {
    ...startingFulfillment,
    feeIsTaxed: true,
  } as unknown as MenuReply['fulfillmentSettings']
  const bill = makeBill([{ item: 'beef', quantity: 1 }], now, milliPercent(10_000))
  expect(
    menuAfter(shown, { ...news, code: 'price-changed', bill, fulfillmentSettings }).fulfillmentSettings,
  ).toBe(fulfillmentSettings)
  expect(
    menuAfter(shown, { ...news, code: 'fulfillment-unavailable', fulfillmentSettings }).fulfillmentSettings,
  ).toBe(fulfillmentSettings)
})
