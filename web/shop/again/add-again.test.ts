import { expect, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import type { CartLine } from '#domain/orders/cart.ts'
import { restaurant } from '../../../test-support/restaurant.ts'
import { findPriceChange, type AgreedPrices } from '../cart/price-change.ts'
import { newIn } from './add-again.ts'

const line = (item: string, more: Partial<CartLine> = {}): CartLine => ({ item, quantity: 1, ...more })
const withGuacamole = {
  choices: [
    { id: 'salsa-medium', count: 1 },
    { id: 'extras-guacamole', count: 1 },
  ],
}
const menu = {
  ...startingMenu,
  restaurant,
  items: startingMenu.items.map((item) => ({ ...item, price: cents(item.price + 25) })),
  groups: startingMenu.groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({
      ...choice,
      price: choice.price > 0 ? cents(choice.price + 25) : choice.price,
    })),
  })),
}
/** What the customer agreed to when everything cost 25 cents less. */
const agreed: AgreedPrices = { beef: cents(1050), pork: cents(1000), '+extras-guacamole': cents(150) }

test.each<[what: string, before: CartLine[], added: CartLine[], told: string[]]>([
  ['an item that is new in the cart has been told', [], [line('beef')], []],
  ['a choice that is new has been told, too', [], [line('beef', withGuacamole)], []],
  ['an item that lay there before is told of', [line('pork')], [line('beef')], ['Pork']],
  ['the same item, too', [line('beef')], [line('beef', withGuacamole)], ['Beef']],
  [
    'and the same choice',
    [line('pork', withGuacamole)],
    [line('beef', withGuacamole)],
    ['Pork', 'Guacamole'],
  ],
])('R76 the price of %s', (_what, before, added, told) => {
  const { items, groups } = newIn(added, menu, before)
  const now = Object.fromEntries([
    ...items.map(({ id, price }) => [id, price] as const),
    ...groups.flatMap(({ choices }) => choices).map(({ id, price }) => [`+${id}`, price] as const),
  ])
  const change = findPriceChange([...before, ...added], menu, { ...agreed, ...now })
  expect([...(change?.items ?? []), ...(change?.choices ?? [])].map(({ name }) => name)).toEqual(told)
})
