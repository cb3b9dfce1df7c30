// The words of the Cart screen.
import { formatMoney, type Cents } from '#domain/money.ts'
import { countOfBurritos, countOfItems, formatCount, plural } from '../counts.ts'
import { namesInSentence } from '../lists.ts'

interface ChangedPrice {
  readonly name: string
  readonly was: Cents
  readonly is: Cents
}

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
  removeFirst: (names: readonly string[]) => `Remove the ${namesInSentence(names)} burritos to check out.`,
  /** What has a sold-out choice in it. */
  changeFirst: (names: readonly string[]) =>
    `We’re out of ${namesInSentence(names)}. Change what has it to check out.`,
  forgot: 'Forgot something?',
  empty: 'Nothing here yet.',
  menu: 'Menu',
  leftMenu: (names: readonly string[]) =>
    plural(names.length, {
      one: `The ${namesInSentence(names)} burrito is no longer on our menu, so we took it out of your cart.`,
      other: `The ${namesInSentence(names)} burritos are no longer on our menu, so we took them out of your cart.`,
    }),
  /** Of burritos whose names nobody remembers. */
  somethingLeftMenu: (kinds: number) =>
    plural(kinds, {
      one: 'A burrito in your cart is no longer on our menu, so we took it out.',
      other: 'Some burritos in your cart are no longer on our menu, so we took them out.',
    }),
  /** The item is still there, but what was chosen for it is not. */
  cannotBeMade: (names: readonly string[]) =>
    plural(names.length, {
      one: `We can’t make your ${namesInSentence(names)} like that anymore, so we took it out of your cart.`,
      other: `We can’t make your ${namesInSentence(names)} like that anymore, so we took them out of your cart.`,
    }),
  gotIt: 'Got it',
  went: ({ name, was, is }: ChangedPrice) =>
    is > was ? `${name} went up to ${formatMoney(is)}.` : `${name} went down to ${formatMoney(is)}.`,
  wasWhenAdded: ({ was }: ChangedPrice) => `It was ${formatMoney(was)} when you added it.`,
  taxChanged: 'The sales tax changed.',
  totalNow: (total: Cents) => `Your total is now ${formatMoney(total)}.`,
  totalUpdated: 'Your total has been updated.',
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
