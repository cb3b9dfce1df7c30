// The words of the checkout.
import { formatMoney } from '#domain/money.ts'
import { changedPrices, pricesOf } from '../cart/changed-prices.ts'
import { cartWords } from '../cart/words.ts'
import { pauseWords } from '../pause/words.ts'
import type { PriceChange } from './agreed-prices.ts'

export const words = {
  title: 'Checkout',
  bill: 'Your order',
  each: 'each',
  yourDetails: 'Your details',
  firstName: 'First name',
  lastName: 'Last name',
  cardNumber: 'Card number',
  cvv: 'CVV',
  expiry: 'Expiry month',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipcode: 'Zipcode',
  noState: 'No state picked',
  sameDelivery: 'Delivery same as above',
  delivery: 'Delivery address',
  deliveryCity: 'Delivery city',
  deliveryState: 'Delivery state',
  deliveryZipcode: 'Delivery zipcode',
  email: 'Email',
  cards: 'Credit and debit cards accepted',
  demo: 'Demo: no card is charged.',
  demoApproved: 'succeeds',
  demoDeclined: 'is declined',
  demoSilent: 'does not answer',
  emptyCart: 'Your cart is empty. Add a burrito before you SUBMIT.',
  noBill: 'The cost is not known yet. Close this and look at the cart.',
  sending: 'Sending…',
  stillSending: 'Still sending…',
  slow: 'This takes longer than usual. Please keep this page open; your order is never placed twice.',
} as const

export const soldOutInCart = (names: readonly string[]) =>
  names.length > 1
    ? `${names.join(' and ')} are sold out. Take them out before you SUBMIT.`
    : `${names.join()} is sold out. Take it out before you SUBMIT.`
export const takeOutLabel = (count: number, name: string) => `Take out ${count} ${name}`

export interface Message {
  readonly tone: 'bad' | 'change' | 'info'
  readonly lead: string
  readonly rest: string
  /** What of the shop it speaks about; when that is over, so is the message. */
  readonly about?: 'sold-out' | 'pause'
}

export const messages = {
  checkFields: {
    tone: 'bad',
    lead: 'Some fields need another look.',
    rest: 'The message stands at each of them.',
  },
  unreachable: {
    tone: 'bad',
    lead: 'We could not reach the restaurant.',
    rest: 'Your cart and this form are kept. SUBMIT sends the same order again; it is never placed twice.',
  },
  timedOut: {
    tone: 'bad',
    lead: 'No answer yet.',
    rest: 'Your order may or may not have arrived. SUBMIT asks again with the same order; it is never placed twice.',
  },
  declined: {
    tone: 'bad',
    lead: 'The card was declined.',
    rest: 'Nothing was charged. Your burritos are still in the cart.',
  },
  gatewaySilent: {
    tone: 'bad',
    lead: 'The card company did not answer.',
    rest: 'Nothing was charged. SUBMIT tries again, or use another card.',
  },
  tooBusy: {
    tone: 'bad',
    lead: 'That was a lot at once.',
    rest: 'Wait a moment, then SUBMIT again. Your order is never placed twice.',
  },
  overrun: {
    tone: 'bad',
    lead: 'More people are hungry than we can serve at once.',
    // Not that nothing was charged: an earlier try may have been stored.
    rest: 'Wait a moment, then SUBMIT again. Your order is never placed twice.',
  },
  finishing: { tone: 'info', lead: 'One moment.', rest: 'We are asking what became of the order you sent.' },
} as const satisfies Record<string, Message>

export function refused(title: string): Message {
  return { tone: 'bad', lead: 'Your order did not go through.', rest: title }
}

export function soldOut(names: readonly string[]): Message {
  const which = names.join(' and ')
  return {
    tone: 'bad',
    lead: `${which} sold out while you were ordering.`,
    rest: `Nothing was charged. Take out the ${which} before you SUBMIT.`,
    about: 'sold-out',
  }
}

export function paused(until: string | null, timeZone: string): Message {
  return {
    tone: 'change',
    lead: pauseWords.title,
    rest: `Nothing was charged. Your cart and this form stay as they are. ${pauseWords.ordering({ until }, timeZone)}`,
    about: 'pause',
  }
}

export function priceChanged({ before, after }: PriceChange): Message {
  const changes = changedPrices(after.lines, pricesOf(before.lines))
  const lead = changes.length > 0 ? changes.map(cartWords.went).join(', ') : 'The total changed'
  return {
    tone: 'change',
    lead: `${lead} while you were ordering.`,
    rest: `Your new total is ${formatMoney(after.total)}. Nothing was charged yet. SUBMIT orders at the new total.`,
  }
}
