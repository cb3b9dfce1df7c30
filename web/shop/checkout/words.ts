// The words of the checkout.
import { formatMoney } from '#domain/money.ts'
import type { Bill } from '#domain/bill.ts'
import { formatCount } from '../cart/format-count.ts'
import { cartWords, listOf, namesInSentence } from '../cart/words.ts'
import { pauseWords } from '../pause/words.ts'
import type { PriceChange } from '../cart/price-change.ts'
import type { Asked } from './checkout-state.ts'

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
  noState: 'Select a state',
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
  demoSilent: 'doesn’t answer',
  otherCard: 'Check the number or use another card.',
  cvvAgain: 'Enter the CVV again.',
  unreadableCard: 'We couldn’t read that card. Enter it again.',
  emptyCart: 'Your cart is empty. Add a burrito to order.',
  orderedElsewhere: 'Your order went through in another tab.',
  noBill: 'We don’t know the cost yet. Close this and look at the cart.',
  decideFirst: 'Send your last order again or forget it first.',
  onItsWay: 'Your order is on its way and can’t be canceled now.',
  sending: 'Sending…',
  stillSending: 'Still sending…',
  cancel: 'CANCEL',
  submit: 'SUBMIT',
  sendAgain: 'Send it again',
  forget: 'Forget it',
  showCheckout: 'Back to checkout',
} as const

export interface Message {
  readonly tone: 'bad' | 'change' | 'info'
  readonly lead: string
  readonly rest: string
  /** The state of the shop that the message is about; the message disappears when that state is over. */
  readonly about?: 'sold-out' | 'pause'
}

const onceOnly = 'You won’t be charged twice.'

export const messages = {
  checkFields: {
    tone: 'bad',
    lead: 'Some fields need another look.',
    rest: 'See the notes below each one.',
  },
  offline: {
    tone: 'bad',
    lead: 'You’re offline.',
    rest: 'Nothing was sent. Your cart and this form stay as they are. Try again when you’re back online.',
  },
  notPrepared: {
    tone: 'bad',
    lead: 'We couldn’t read that card.',
    rest: 'Nothing was sent. Try again, or use another card.',
  },
  confirming: {
    tone: 'info',
    lead: 'Your bank wants you to confirm this payment.',
    rest: 'Nothing is ordered until you do.',
  },
  notConfirmed: {
    tone: 'bad',
    lead: 'The payment wasn’t confirmed.',
    rest: 'Nothing was ordered, and you weren’t charged. Try again, or use another card.',
  },
  notThere: {
    tone: 'info',
    lead: 'Your last order didn’t arrive.',
    rest: 'Nothing was ordered, and you weren’t charged.',
  },
  declined: {
    tone: 'bad',
    lead: 'The card was declined.',
    rest: 'Nothing was charged. Your burritos are still in the cart.',
  },
  gatewaySilent: {
    tone: 'bad',
    lead: 'We couldn’t reach your card company.',
    rest: 'Nothing was charged. Try again, or use another card.',
  },
  tooBusy: {
    tone: 'bad',
    lead: 'Too many tries.',
    rest: `Nothing was ordered. Wait a moment, then try again. ${onceOnly}`,
  },
  overrun: {
    tone: 'bad',
    lead: 'We’re swamped right now.',
    rest: `Nothing was ordered. Wait a moment, then try again. ${onceOnly}`,
  },
  slow: {
    tone: 'info',
    lead: 'This is taking longer than usual. Please keep this page open.',
    rest: onceOnly,
  },
  onItsWay: {
    tone: 'info',
    lead: 'Your order is on its way.',
    rest: 'You’ll see it here as soon as it’s in.',
  },
  checking: {
    tone: 'info',
    lead: 'We’re checking whether your last order arrived.',
    rest: 'If it did, we’ll show it to you.',
  },
} as const satisfies Record<string, Message>

const known: Readonly<Record<Asked, string>> = {
  'not-yet': 'We’re checking on it.',
  missing: 'We’re checking on it.',
  'no-answer': 'We can’t reach the restaurant right now.',
  offline: 'You’re offline.',
  swamped: 'We’re swamped right now.',
}

/** The message about an order without an answer: what is known at this moment, and what the customer can decide. */
export function doubtful({ lines, total }: Bill, asked: Asked): Message {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const what = `${formatCount(count)} ${cartWords.burritos(count)}, ${formatMoney(total)}.`
  return {
    tone: 'bad',
    lead: 'Your last order may not have arrived.',
    rest: `${what} ${known[asked]} ${onceOnly}`,
  }
}

export function refused(title: string): Message {
  return { tone: 'bad', lead: 'Your order didn’t go through.', rest: title }
}

export function soldOut(names: readonly string[]): Message {
  return {
    tone: 'bad',
    lead: `${listOf(names)} sold out while you were ordering.`,
    rest: `Nothing was charged. Remove the ${namesInSentence(names)} burritos to check out.`,
    about: 'sold-out',
  }
}

export const soldOutInCart = (names: readonly string[]) =>
  names.length > 1
    ? `${listOf(names)} are sold out. Remove them to check out.`
    : `${listOf(names)} is sold out. Remove it to check out.`
export const removeLabel = (count: number, name: string) => `Remove ${formatCount(count)} ${name}`

export function paused(until: string | null, timeZone: string): Message {
  return {
    tone: 'change',
    lead: pauseWords.title,
    rest: `Nothing was charged. Your cart and this form stay as they are. ${pauseWords.ordering({ until }, timeZone)}`,
    about: 'pause',
  }
}

export function priceChanged({ items, totalIs }: PriceChange): Message {
  const lead = items.length > 0 ? items.map(cartWords.went).join(', ') : 'The total changed'
  return {
    tone: 'change',
    lead: `${lead} while you were ordering.`,
    rest: `Your new total is ${formatMoney(totalIs)}. Nothing was charged yet. Submit again to order at the new total.`,
  }
}
