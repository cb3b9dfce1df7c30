// The message of every problem code: the title of the server's reply, shown on screens without words of their own.
import type { MessagesFor } from '#domain/basics/coded-messages.ts'
import type { ProblemCode, ProblemValues } from '#domain/basics/problems.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import { formatCount } from './counts.ts'

export const problemMessages = {
  invalid: 'Some fields need another look.',
  'malformed-request': 'We couldn’t read that request.',
  'unsupported-media-type': 'This address doesn’t take that kind of request.',
  'request-too-large': 'The request is too large.',
  'request-timeout': 'The request took too long to arrive.',
  'not-a-picture': 'That isn’t a picture. Use JPEG, PNG, WebP or AVIF.',
  'picture-too-large': 'That picture is too big. Use one under 10 MB.',
  'picture-unreadable': 'We couldn’t read that picture.',
  'not-found': 'There’s nothing here.',
  'not-signed-in': 'Please log in.',
  'not-allowed': 'Your account doesn’t open this.',
  'change-password-first': 'Choose your own password first.',
  'your-own-account': 'You can’t do this to your own account.',
  'too-many-attempts': 'Too many tries. Wait a few minutes, then try again.',
  'last-owner': 'There must be at least one owner who can log in.',
  'edit-conflict': 'Somebody else changed this in the meantime. Look at it again.',
  'set-by-environment':
    'Whoever runs the server has set this in its environment, so it can’t be changed here.',
  'no-secret-key':
    'The server can’t keep secrets: its key file is missing or can’t be written. Ask whoever runs the server.',
  'keys-need-https':
    'Keys for real money need a site with an https address. Ask whoever runs the server to set it up; test keys work without.',
  'cross-origin': 'This request didn’t come from our own page.',
  'unknown-host': 'The site doesn’t know that it has this address. Set PUBLIC_URL to it, and start again.',
  'idempotency-key-missing': 'The request needs an Idempotency-Key header: 22 to 64 letters, digits, - or _.',
  'idempotency-key-reused': 'This order was sent before with other content. Please submit it again.',
  'unknown-item': 'One of the burritos isn’t on our menu. Nothing was charged.',
  'unknown-choice': 'Something you chose isn’t on our menu anymore. Nothing was charged.',
  'invalid-choices': 'One of the burritos has too few or too many choices. Nothing was charged.',
  'too-many': 'That’s more than we can ring up online. Please order fewer burritos.',
  'order-too-large': ({ most }) =>
    `We can make up to ${formatCount(most)} burritos in one order. Please order fewer. Nothing was charged.`,
  'too-many-for-email': ({ most }) =>
    `We already have ${formatCount(most)} orders for this email address from the last hour. Nothing was charged. Use another address, or try again later.`,
  'card-required':
    'We can’t take more unpaid orders for that hour. Please pay by card, or choose another time. Nothing was charged.',
  'too-large-without-card': ({ most }) =>
    `Without a card we take up to ${formatCount(most)} burritos. For more, please pay by card. Nothing was charged.`,
  'call-to-order': ({ most, phone }) =>
    phone === null
      ? `We can take up to ${formatCount(most)} burritos without a card. Please order fewer. Nothing was charged.`
      : `We can take up to ${formatCount(most)} burritos without a card. For more, please call us at ${phone}. Nothing was charged.`,
  'too-many-unpaid': ({ phone }) =>
    phone === null
      ? 'Too many orders from you or your network aren’t paid yet. Please order again once those are paid. Nothing was charged.'
      : `Too many orders from you or your network aren’t paid yet. To order now, please call us at ${phone}. Nothing was charged.`,
  'too-many-from-network':
    'Too many orders came from your network. Nothing was charged. Try again later, or from another network.',
  'price-changed': 'A price changed while you were ordering. Nothing was charged.',
  'sold-out': 'A burrito sold out while you were ordering. Nothing was charged.',
  'insufficient-stock': ({ remaining }) =>
    `We have ${formatCount(remaining)} left of something in your cart. Take fewer of it. Nothing was charged.`,
  'time-unavailable': 'That time is gone. Nothing was charged.',
  paused: 'The kitchen is catching up and isn’t taking orders right now. Nothing was charged.',
  unattended:
    'The kitchen can’t look at new orders right now. Please try again in a little while. Nothing was charged.',
  closed: 'We’re closed right now. Nothing was charged.',
  'fulfillment-unavailable': 'We don’t offer that right now. Nothing was charged.',
  'order-too-small': ({ minimumOrder }) =>
    `Delivery to this zipcode starts at ${formatMoney(cents(minimumOrder))}. Nothing was charged.`,
  'promo-code-rejected': 'That code isn’t good for this order.',
  'tip-too-high': 'That tip looks like a typo. Enter a smaller one.',
  'payment-methods-changed': 'How you can pay has changed. Check it, then submit again. Nothing was charged.',
  'below-card-minimum': ({ least }) =>
    `Cards start at ${formatMoney(cents(least))}. Add something to your order.`,
  'refund-changed': 'Someone has just refunded part of this order. Look again at what’s left.',
  'nothing-to-refund': 'There’s nothing to refund.',
  'gateway-keys-changed':
    'This was paid with Stripe keys that aren’t set anymore, so we can’t refund it here. Refund it on Stripe’s pages, in the account and mode it was paid in.',
  'status-changed': 'This order has already moved on.',
  'too-late-to-undo': 'This can’t be taken back anymore.',
  'too-late-to-cancel': 'We’ve already started cooking.',
  'paid-at-counter': 'You’ve already paid for this order. To cancel it, ask at the counter or call us.',
  'action-required': 'Your bank wants you to confirm this payment.',
  'hold-released': 'That took too long, and nothing was charged. Please submit the order again.',
  'card-declined': 'The card was declined. Nothing was charged.',
  'too-many-declined': ({ phone }) =>
    phone === null
      ? 'Too many cards were declined. Nothing was charged. Please try again later.'
      : `Too many cards were declined. Nothing was charged. Please try again later, or call us at ${phone}.`,
  'too-many-promo-code-attempts':
    'Too many wrong codes. Nothing was charged. Try again in an hour, or without a code.',
  'gateway-unreachable': 'We couldn’t reach your card company. Nothing was charged. Try again.',
  'invalid-signature': 'Not from Stripe.',
  'too-many-requests': 'Too many tries. Wait a moment, then try again.',
  busy: 'We’re swamped right now. Please try again in a moment.',
  unavailable: 'We can’t take orders right now. Please try again in a moment.',
  'disk-full': 'The disk is full, so no order can be stored. Make room on it.',
  unconfirmed: 'We couldn’t confirm your order. Try again. You won’t be charged twice.',
  internal: 'Something went wrong on our side. Please try again.',
} satisfies MessagesFor<ProblemCode, ProblemValues>
