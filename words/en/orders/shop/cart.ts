// The words of the Cart screen.
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import { formatBurritoCount, formatItemCount } from '../../basics/counts.ts'

export const cartMessages = {
  tab: (restaurant: string) => `Cart | ${restaurant}`,
  title: 'Cart',
  lead: 'How many are we rolling?',
  rows: 'Burritos',
  rowsOfMany: 'In your cart',
  each: (price: string) => `${price} each`,
  /** At least one of these has an extra that costs more. */
  eachBeforeExtras: (price: string) => `${price} each before extras`,
  count: (name: string) => `${name} in the cart`,
  soldOut: 'Sold out',
  tileTitle: 'Cart',
  start: 'Tap + to start.',
  /** Stands at the row to which Order Now of a long menu led. */
  addIt: 'Tap + to add it.',
  goToCart: 'Go to cart',
  costTitle: 'Cost',
  haveCode: 'Have a code?',
  checkout: 'CHECKOUT',
  checkoutTitle: 'Checkout',
  cancel: 'CANCEL',
  noPrice: '–',
  announce: (counted: string, total: Cents) => `${counted}, total ${formatMoney(total)}`,
  /** `isMixed`: the menu has more than burritos. */
  counted: (count: number, isMixed: boolean) =>
    isMixed ? formatItemCount(count) : formatBurritoCount(count),
}
