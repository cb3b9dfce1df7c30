// Where the restaurant delivers and for what fee, in the cart and above the form's address, before a customer types (R51).
import type { ZipRange } from '#domain/restaurant/delivery-areas.ts'
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import { formatCount } from '../../basics/counts.ts'
import { joinNames } from '../../basics/lists.ts'

export const deliveryMessages = {
  title: 'Where we deliver',
  /** 93701–93703, 93721 */
  zipcodes: (ranges: readonly ZipRange[]) =>
    joinNames(ranges.map(({ from, to }) => (from === to ? from : `${from}–${to}`))),
  /** Free delivery; $3.50 delivery, $15.00 minimum */
  terms: (fee: Cents, minimumOrder: Cents) => {
    const price = fee === 0 ? 'Free delivery' : `${formatMoney(fee)} delivery`
    return minimumOrder === 0 ? price : `${price}, ${formatMoney(minimumOrder)} minimum`
  },
  /** For too many zones to list. */
  many: (zipcodes: number, fee: Cents, minimumOrder: Cents) =>
    minimumOrder === 0
      ? `We deliver to ${formatCount(zipcodes)} zipcodes, from ${formatMoney(fee)}. Yours decides.`
      : `We deliver to ${formatCount(zipcodes)} zipcodes, from ${formatMoney(fee)}, for orders of ${formatMoney(minimumOrder)} or more. Yours decides.`,
  /** The link to the Menu. */
  addForDelivery: (missing: Cents) => `Add ${formatMoney(missing)} of food for delivery`,
  /** Stands under CHECKOUT. */
  next: {
    both: 'Delivery and tip come next.',
    delivery: 'Delivery comes next.',
    tip: 'Tip comes next.',
  },
}
