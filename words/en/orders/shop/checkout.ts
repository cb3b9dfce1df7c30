// The words of the checkout: its labels, and its messages about the order, each with a lead and a rest.
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import { zoneLine } from '../../restaurant/zones.ts'

export const checkoutLabels = {
  title: 'Checkout',
  bill: 'Your order',
  each: 'each',
  fulfillmentSettings: 'Delivery or pickup',
  wayNames: { delivery: 'Delivery', pickup: 'Pickup' },
  you: 'You',
  bothAddresses: 'Delivery and billing address',
  billingAddress: 'Billing address',
  forCard: 'For the card',
  deliverTo: 'Deliver to',
  card: 'Card',
  payment: 'Payment',
  tip: 'Tip',
  tipOptional: 'Optional',
  tipShape: 'Enter an amount like 4.00.',
  tipTooHigh: 'That looks like a typo. Enter a smaller tip.',
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Address',
  apartment: 'Apt, suite',
  city: 'City',
  state: 'State',
  zipcode: 'Zipcode',
  noState: 'Select a state',
  sameDelivery: 'Delivery same as above',
  delivery: 'Delivery address',
  deliveryApartment: 'Delivery apt, suite',
  deliveryCity: 'Delivery city',
  deliveryState: 'Delivery state',
  deliveryZipcode: 'Delivery zipcode',
  phone: 'Phone',
  note: 'Note for the driver',
  noteHint: 'A gate code, which door. Up to 140 characters.',
  optional: (label: string) => `${label} (optional)`,
  email: 'Email',
  emailPlaceholder: 'you@example.com',
  emptyCart: 'Your cart is empty. Add something to order.',
  orderedElsewhere: 'Your order went through in another tab.',
  noBill: 'We don’t know the cost yet. Close this and look at the cart.',
  noWayToPay: 'We can’t take payments online yet, so you can’t order here. Please come by or call us.',
  decideFirst: 'First, try that order again or drop it.',
  onItsWay: 'Your order is on its way and can’t be canceled now.',
  sending: 'Sending…',
  stillSending: 'Still sending…',
  cancel: 'CANCEL',
  submit: 'SUBMIT',
  sendAgain: 'Try again',
  forget: 'Don’t send it',
  showCheckout: 'Back to checkout',
}

/** Whether pickup or delivery is possible. */
export const fulfillmentMessages = {
  zone: zoneLine,
  /** Stands beside SUBMIT. */
  changeZip: 'Change the Zipcode.',
  changeZipOrPickup: 'Change the Zipcode or switch to pickup.',
  addMore: (missing: Cents) => `Add ${formatMoney(missing)} to your order.`,
  addMoreOrPickup: (missing: Cents) => `Add ${formatMoney(missing)} to your order or switch to pickup.`,
  switchFirst: { delivery: 'Switch to pickup to check out.', pickup: 'Switch to delivery to check out.' },
  /** Stands in the bill while the fee is unknown. */
  feeByZip: 'Enter zipcode',
  noFee: '–',
}

export const onceOnly = 'You won’t be charged twice.'

export const checkoutMessages = {
  checkFields: {
    lead: 'Some fields need another look.',
    rest: 'See the notes below each one.',
  },
  offline: {
    lead: 'You’re offline.',
    rest: 'Nothing was sent. Everything stays as it is. Try again when you’re back online.',
  },
  backOnline: {
    lead: 'You’re back online.',
    rest: 'Nothing was sent. Submit again to order.',
  },
  notThere: {
    lead: 'Your last order didn’t arrive.',
    rest: 'Nothing was ordered, and you weren’t charged.',
  },
  slow: {
    lead: 'This is taking longer than usual. Please keep this page open.',
    rest: onceOnly,
  },
  onItsWay: {
    lead: 'Your order is on its way.',
    rest: 'You’ll see it here as soon as it’s in.',
  },
  checking: {
    lead: 'We’re checking whether your last order arrived.',
    rest: 'If it did, we’ll show it to you.',
  },
  refused: (why: string) => ({ lead: 'Your order didn’t go through.', rest: why }),
  /** For an order that got no answer: says what is known, and what the customer can do. */
  doubtful: (counted: string, total: Cents, known: keyof typeof knownOfDoubt) => ({
    lead: 'We’re not sure your order went through.',
    rest: `${counted}, ${formatMoney(total)}. ${knownOfDoubt[known]} ${onceOnly}`,
  }),
}

const knownOfDoubt = {
  'not-yet': 'We’re checking on it.',
  missing: 'We’re checking on it.',
  'no-answer': 'We can’t reach the restaurant right now.',
  offline: 'You’re offline.',
  swamped: 'We’re swamped right now.',
}
