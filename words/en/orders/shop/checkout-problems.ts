// The checkout's messages about an order that was refused. Loaded lazily, because most orders are accepted.
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import { listNames, namesInSentence } from '../../basics/lists.ts'
import { onceOnly } from './checkout.ts'
import { checkoutChangeMessages } from './checkout-changes.ts'
import { closedMessages } from '../../restaurant/shop/closed.ts'
import { onlyLeft, type FewLeft } from '../../menu/shop/few-left.ts'
import { pauseMessages } from '../../restaurant/shop/pause.ts'

export const checkoutProblemMessages = {
  declined: {
    lead: 'The card was declined.',
    rest: 'Nothing was charged. Everything is still in the cart.',
  },
  /** Stands at the card's fields. */
  otherCard: 'Check the number or use another card.',
  unreadableCard: 'We couldn’t read that card. Enter it again.',
  notPrepared: {
    lead: 'We couldn’t use that card.',
    rest: 'Nothing was sent. Try again, or use another card.',
  },
  confirming: {
    lead: 'Your bank wants you to confirm this payment.',
    rest: 'Nothing is ordered until you do.',
  },
  notConfirmed: {
    lead: 'The payment wasn’t confirmed.',
    rest: 'Nothing was ordered, and you weren’t charged. Try again, or use another card.',
  },
  gatewaySilent: {
    lead: 'We couldn’t reach your card company.',
    rest: 'Nothing was charged. Try again, or use another card.',
  },
  /** The promo code was taken off the bill. */
  promoCodeRejection: (why: string, total: Cents | undefined) => ({
    lead: why,
    rest:
      total === undefined
        ? 'We took it off. Nothing was charged yet. Submit again to order without it.'
        : `We took it off, so your new total is ${formatMoney(total)}. Nothing was charged yet. Submit again to order without it.`,
  }),
  /** For an order that was sent again unchanged. */
  codeNotGood: (why: string) => `${why} Nothing was charged.`,
  /** For when it is unknown which price changed. */
  totalChanged: (total: Cents) => ({
    lead: checkoutChangeMessages.totalChanged,
    rest: checkoutChangeMessages.newTotal(total),
  }),
  tooBusy: {
    lead: 'Too many tries.',
    rest: `Nothing was ordered. Wait a moment, then try again. ${onceOnly}`,
  },
  overrun: {
    lead: 'We’re swamped right now.',
    rest: `Nothing was ordered. Wait a moment, then try again. ${onceOnly}`,
  },
  soldOut: (names: readonly string[], isMixed: boolean) => ({
    lead: `${listNames(names)} sold out while you were ordering.`,
    rest: isMixed
      ? `Nothing was charged. Remove ${listNames(names)} to check out.`
      : `Nothing was charged. Remove the ${namesInSentence(names)} burritos to check out.`,
  }),
  choiceSoldOut: (names: readonly string[]) => ({
    lead: `${listNames(names)} sold out while you were ordering.`,
    rest: 'Nothing was charged. Go back to your cart to change it.',
  }),
  fewLeft: (few: readonly FewLeft[]) => ({
    lead: onlyLeft(few),
    rest: 'Somebody else was faster. Nothing was charged, and what you typed stays.',
  }),
  paused: (until: string | null, timeZone: string) => ({
    lead: pauseMessages.title,
    rest: `Nothing was charged. Your cart and this form stay as they are. ${pauseMessages.ordering({ until }, timeZone)}`,
  }),
  closed: { lead: closedMessages.title, rest: closedMessages.stays },
}
