// What the checkout says when the total, the time, or how one can pay, changes while somebody is ordering. Loaded late.
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
  /** After the reason. */
  tookOff: (why: string) => `${why} We took it off.`,
  /** Without a reason: the customer may have removed the code in another tab. */
  codeOff: (code: string) => `${code} isn’t on this order anymore.`,
  newTotal: (total: Cents) =>
    `Your new total is ${formatMoney(total)}. Nothing was charged yet. Submit again to order at the new total.`,
  phoneRequired: {
    delivery: { lead: 'We now need a phone number for deliveries.', rest: addPhone },
    pickup: { lead: 'We now need a phone number for pickups.', rest: addPhone },
  } satisfies Record<Fulfillment, object>,
  /** Of a time or a size that is not offered without a card. */
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

/** What has become of the time that the customer went by. */
export const whenMessages = {
  /** As soon as possible is later than it was. */
  later: (why: keyof typeof leads, was: string, is: string) => ({
    lead: leads[why](was),
    rest: `The earliest is now ${is}. ${nothingCharged} Submit again to order for ${is}.`,
  }),
  /** The customer has to choose anew. */
  gone: (why: keyof typeof leads, time: string) => ({
    lead: leads[why](time),
    rest: `${nothingCharged} Pick another time.`,
  }),
  closed: { lead: closedMessages.title, rest: `${nothingCharged} Pick a time for later.` },
}
