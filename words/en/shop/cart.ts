// The words of the Cart screen.
import { formatMoney, type Cents } from '#domain/money.ts'
import { countOfBurritos, plural } from '../counts.ts'
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
  each: (price: string) => `${price} each`,
  addOne: (name: string) => `Add one ${name}`,
  removeOne: (name: string) => `Remove one ${name}`,
  count: (name: string) => `${name} in the cart`,
  soldOut: 'Sold out',
  soldOutLater: (name: string) => `${name} sold out after you added it.`,
  remove: (count: number) => (count > 999 ? 'Remove all' : `Remove ${count}`),
  removeFirst: (names: readonly string[]) => `Remove the ${namesInSentence(names)} burritos to check out.`,
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
  gotIt: 'Got it',
  went: ({ name, was, is }: ChangedPrice) =>
    is > was ? `${name} went up to ${formatMoney(is)}.` : `${name} went down to ${formatMoney(is)}.`,
  wasWhenAdded: ({ was }: ChangedPrice) => `It was ${formatMoney(was)} when you added it.`,
  taxChanged: 'The sales tax changed.',
  totalNow: (total: Cents) => `Your total is now ${formatMoney(total)}.`,
  totalUpdated: 'Your total has been updated.',
  tileTitle: 'Cart',
  burritos: (count: number) => plural(count, { one: 'burrito', other: 'burritos' }),
  start: 'Tap + to start.',
  costTitle: 'Cost',
  checkout: 'CHECKOUT',
  checkoutTitle: 'Checkout',
  cancel: 'CANCEL',
  tooMany: 'That’s more than we can ring up online.',
  tooManyHelp: 'Remove some burritos and the cost comes back.',
  noPrice: '–',
  announce: (count: number, total: Cents) => `${countOfBurritos(count)}, total ${formatMoney(total)}`,
  announceTooMany: (count: number) => `${countOfBurritos(count)}, more than we can ring up online`,
}
