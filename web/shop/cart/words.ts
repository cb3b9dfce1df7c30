// The words of the Cart screen.
import { formatMoney } from '#domain/money.ts'
import type { ChangedPrice } from './changed-prices.ts'

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
  takeOut: (count: number) => (count > 999 ? 'Take out all' : `Take out ${count}`),
  takeOutFirst: (names: string) => `Take out the ${names} before you SUBMIT.`,
  went: ({ name, was, is }: ChangedPrice) => `${name} went ${is > was ? 'up' : 'down'} to ${formatMoney(is)}`,
  wasWhenAdded: ({ was }: ChangedPrice) => `It was ${formatMoney(was)} when you added it.`,
  totalHasIt: 'The total has the new price already.',
  totalHasThem: 'The total has the new prices already.',
  tileTitle: 'Cart',
  burritos: (count: number) => (count === 1 ? 'burrito' : 'burritos'),
  start: 'Tap + to start.',
  costTitle: 'Cost',
  checkout: 'CHECKOUT',
  checkoutTitle: 'Checkout',
  cancel: 'CANCEL',
  tooMany: 'That is more than we can add up.',
  tooManyHelp: 'Take some burritos out and the cost comes back.',
  noPrice: 'Too many',
  announce: (count: string, burritos: string, total: string) => `${count} ${burritos}, total ${total}`,
  announceTooMany: (count: string, burritos: string) => `${count} ${burritos}, more than we can add up`,
}
