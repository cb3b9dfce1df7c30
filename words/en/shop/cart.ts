// The words of the Cart screen.
import { formatMoney, type Cents } from '#domain/money.ts'
import { countOfBurritos, countOfItems, formatCount, plural } from '../counts.ts'
import { listOf, namesInSentence } from '../lists.ts'

export const cartWords = {
  tab: (restaurant: string) => `Cart | ${restaurant}`,
  title: 'Cart',
  lead: 'How many are we rolling?',
  rows: 'Burritos',
  rowsOfMany: 'In your cart',
  each: (price: string) => `${price} each`,
  count: (name: string) => `${name} in the cart`,
  soldOut: 'Sold out',
  soldOutLater: (name: string) => `${name} sold out after you added it.`,
  /** Of a kind of which there are fewer left than in the cart (R59). */
  onlyLeft: (left: number) => `Only ${formatCount(left)} left today.`,
  remove: (count: number) => (count > 999 ? 'Remove all' : `Remove ${count}`),
  removeFirst: (names: readonly string[], isMixed: boolean) =>
    isMixed
      ? `Remove ${listOf(names)} to check out.`
      : `Remove the ${namesInSentence(names)} burritos to check out.`,
  /** What has a sold-out choice in it. */
  changeFirst: (names: readonly string[]) =>
    `We’re out of ${namesInSentence(names)}. Change your order to check out.`,
  forgot: 'Forgot something?',
  empty: 'Nothing here yet.',
  menu: 'Menu',
  gotIt: 'Got it',
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
  tooMany: 'That’s more than we can ring up online.',
  tooManyHelp: 'Remove some burritos and the cost comes back.',
  noPrice: '–',
  announce: (counted: string, total: Cents) => `${counted}, total ${formatMoney(total)}`,
  announceTooMany: (counted: string) => `${counted}, more than we can ring up online`,
  /** How much is in the cart; mixed: there is more on the menu than burritos. */
  counted: (count: number, isMixed: boolean) => (isMixed ? countOfItems(count) : countOfBurritos(count)),
}
