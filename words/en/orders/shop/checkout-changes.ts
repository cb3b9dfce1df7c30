// The checkout's messages when the total, the time or the payment methods change during an order. Loaded lazily.
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import type { PaymentMethod } from '#domain/restaurant/payment-methods.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { joinNames } from '../../basics/lists.ts'
import { closedMessages } from '../../restaurant/shop/closed.ts'

const addPhone = 'Nothing was charged yet. Add yours to check out.'

export const checkoutChangeMessages = {
  delivery: 'Delivery',
  went: (changed: readonly ChangedPrice[]) => `${joinNames(changed.map(went))} while you were ordering.`,
  totalChanged: 'The total changed while you were ordering.',
  noTips: 'We’ve stopped taking tips, so we took yours off.',
  discountNow: (off: Cents) => `Your discount is now ${formatMoney(off)}.`,
  /** `why` is the sentence with the reason. */
  tookOff: (why: string) => `${why} We took it off.`,
  /** Gives no reason, because the customer may have removed the code in another tab. */
  codeOff: (code: string) => `${code} isn’t on this order anymore.`,
  newTotal: (total: Cents) =>
    `Your new total is ${formatMoney(total)}. Nothing was charged yet. Submit again to order at the new total.`,
  phoneRequired: {
    delivery: { lead: 'We now need a phone number for deliveries.', rest: addPhone },
    pickup: { lead: 'We now need a phone number for pickups.', rest: addPhone },
  } satisfies Record<Fulfillment, object>,
  /** Orders without a card are not accepted for this time or of this size. */
  cardNeeded: {
    lead: 'Please pay by card for this order.',
    rest: 'For this time or size we only have room for orders paid by card. Nothing was charged. Choose Pay by card, or change the time or the order.',
  },
  payGone: (pay: PaymentMethod, fulfillment: Fulfillment) => ({
    lead: gone[pay][fulfillment],
    rest: 'Nothing was charged yet. Choose how to pay.',
  }),
}

const gone = {
  card: {
    pickup: 'We can’t take cards anymore.',
    delivery: 'We can’t take cards anymore.',
  },
  counter: {
    pickup: 'You can’t pay on pickup anymore.',
    delivery: 'You can’t pay at the door anymore.',
  },
} satisfies Record<PaymentMethod, Record<Fulfillment, string>>

interface ChangedPrice {
  readonly name: string
  readonly was: Cents
  readonly is: Cents
}

function went({ name, was, is }: ChangedPrice): string {
  return is > was ? `${name} went up to ${formatMoney(is)}` : `${name} went down to ${formatMoney(is)}`
}

const nothingCharged = 'Nothing was charged yet.'

const leads = {
  'not-free': (time: string) => `${time} isn’t available anymore.`,
  'other-order': (time: string) => `${time} doesn’t work for this order.`,
}

/** The time that the customer was shown or chose has changed. */
export const whenMessages = {
  /** "As soon as possible" is now later. */
  later: (why: keyof typeof leads, was: string, is: string) => ({
    lead: leads[why](was),
    rest: `The earliest is now ${is}. ${nothingCharged} Submit again to order for ${is}.`,
  }),
  /** The customer has to choose another time. */
  gone: (why: keyof typeof leads, time: string) => ({
    lead: leads[why](time),
    rest: `${nothingCharged} Pick another time.`,
  }),
  closed: { lead: closedMessages.title, rest: `${nothingCharged} Pick a time for later.` },
}
