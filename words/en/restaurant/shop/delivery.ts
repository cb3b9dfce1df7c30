// Where we deliver and for what, before a customer types anything: in the cart, and at the head of the form's block (R51).
import type { ZipRange } from '#domain/restaurant/delivery-areas.ts'
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import { formatCount } from '../../basics/counts.ts'
import { rowOf } from '../../basics/lists.ts'

export const deliveryWords = {
  title: 'Where we deliver',
  /** 93701–93703, 93721 */
  zipcodes: (ranges: readonly ZipRange[]) =>
    rowOf(ranges.map(({ from, to }) => (from === to ? from : `${from}–${to}`))),
  /** Free delivery; $3.50 delivery, $15.00 minimum */
  terms: (fee: Cents, smallestOrder: Cents) => {
    const price = fee === 0 ? 'Free delivery' : `${formatMoney(fee)} delivery`
    return smallestOrder === 0 ? price : `${price}, ${formatMoney(smallestOrder)} minimum`
  },
  /** Of too many areas to list. */
  many: (zipcodes: number, fee: Cents, smallestOrder: Cents) =>
    smallestOrder === 0
      ? `We deliver to ${formatCount(zipcodes)} zipcodes, from ${formatMoney(fee)}. Yours decides.`
      : `We deliver to ${formatCount(zipcodes)} zipcodes, from ${formatMoney(fee)}, for orders of ${formatMoney(smallestOrder)} or more. Yours decides.`,
  /** Leads to the Menu. */
  addForDelivery: (missing: Cents) => `Add ${formatMoney(missing)} of food for delivery`,
  /** Under CHECKOUT. */
  next: {
    both: 'Delivery and tip come next.',
    delivery: 'Delivery comes next.',
    tip: 'Tip comes next.',
  },
}
