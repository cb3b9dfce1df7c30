// The words of the Cart screen.
import { formatMoney } from '#domain/money.ts'
import type { ChangedPrice } from './price-change.ts'

export const cartWords = {
  tab: 'Cart | Burritoful',
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
  leftMenu: 'Something in your cart is no longer on the menu, so we left it out.',
  went: ({ name, was, is }: ChangedPrice) => `${name} went ${is > was ? 'up' : 'down'} to ${formatMoney(is)}`,
  wasWhenAdded: ({ was }: ChangedPrice) => `It was ${formatMoney(was)} when you added it.`,
  totalUpdated: 'Your total has been updated.',
  tileTitle: 'Cart',
  burritos: (count: number) => (count === 1 ? 'burrito' : 'burritos'),
  start: 'Tap + to start.',
  costTitle: 'Cost',
  checkout: 'CHECKOUT',
  checkoutTitle: 'Checkout',
  cancel: 'CANCEL',
  tooMany: 'That’s more than we can ring up online.',
  tooManyHelp: 'Remove some burritos and the cost comes back.',
  noPrice: '–',
  announce: (count: string, burritos: string, total: string) => `${count} ${burritos}, total ${total}`,
  announceTooMany: (count: string, burritos: string) =>
    `${count} ${burritos}, more than we can ring up online`,
}

/** As they stand in a sentence: "bean and pork"; a name in capitals stays as it is. */
export function namesInSentence(names: readonly string[]): string {
  return listOf(names.map((name) => name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())))
}

// The American rules would put a comma before the "and".
const list = new Intl.ListFormat('en-GB')

/** Beef, Chicken and Pork. */
export function listOf(names: readonly string[]): string {
  return list.format(names)
}
