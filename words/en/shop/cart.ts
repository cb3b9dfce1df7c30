// The words of the Cart screen.
import { formatMoney, type Cents } from '#domain/money.ts'
import { countOfBurritos, countOfItems, plural } from '../counts.ts'

export const cartWords = {
  tab: (restaurant: string) => `Cart | ${restaurant}`,
  title: 'Cart',
  lead: 'How many are we rolling?',
  rows: 'Burritos',
  rowsOfMany: 'In your cart',
  each: (price: string) => `${price} each`,
  count: (name: string) => `${name} in the cart`,
  soldOut: 'Sold out',
  forgot: 'Forgot something?',
  empty: 'Nothing here yet.',
  menu: 'Menu',
  tileTitle: 'Cart',
  burritos: (count: number, isMixed: boolean) =>
    isMixed
      ? plural(count, { one: 'item', other: 'items' })
      : plural(count, { one: 'burrito', other: 'burritos' }),
  start: 'Tap + to start.',
  startOnMenu: 'Pick something from the Menu.',
  costTitle: 'Cost',
  checkout: 'CHECKOUT',
  checkoutTitle: 'Checkout',
  cancel: 'CANCEL',
  noPrice: '–',
  announce: (counted: string, total: Cents) => `${counted}, total ${formatMoney(total)}`,
  announceTooMany: (counted: string) => `${counted}, more than we can ring up online`,
  /** How much is in the cart; mixed: there is more on the menu than burritos. */
  counted: (count: number, isMixed: boolean) => (isMixed ? countOfItems(count) : countOfBurritos(count)),
}
