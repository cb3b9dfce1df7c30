// The words of refunding part of an order.
import type { OwnerRefundReason } from '#domain/payments/refund-schema.ts'
import type { PaidWith } from '#domain/orders/order.ts'
import type { Refund, RefundReason } from '#domain/payments/refund.ts'
import { formatCount } from '../../basics/counts.ts'

export const refundMessages = {
  open: 'Refund',
  title: (number: number) => `Refund order ${number}`,
  what: 'What goes back',
  unitsOf: (name: string) => `Refund ${name}`,
  ofSo: (chosen: number, left: number) => `${formatCount(chosen)} of ${formatCount(left)}`,
  less: 'Less',
  more: 'More',
  priceAndRefunded: (each: string, refunded: number) => `${each}, ${formatCount(refunded)} already refunded`,
  allRefunded: 'All refunded',
  delivery: 'Delivery',
  tip: 'Tip',
  amount: 'Or another amount, $',
  amountHint: 'Tax included. Never from delivery or tip.',
  reason: 'Reason',
  pickReason: 'Pick one',
  reasons: {
    wrong: 'Something was wrong',
    missing: 'Something was missing',
    late: 'Too late',
    'not-arrived': 'Never arrived',
    other: 'Something else',
  } satisfies Record<OwnerRefundReason, string>,
  note: (name: string) => (name ? `Note to ${name}` : 'Note to the customer'),
  optional: 'Optional.',

  /** An item's name with its changes. */
  made: (name: string, changes: string) => `${name} (${changes})`,
  line: (quantity: number, name: string) => `${formatCount(quantity)} ${name}`,
  share: (code: string, units: number) => (units > 1 ? `Their share of ${code}` : `Its share of ${code}`),
  before: 'Refunded before',
  someAmount: 'Off the items',
  tax: (before: string, after: string) => `Tax, ${before} becomes ${after}`,
  goesBack: 'Goes back',
  nothing: 'Nothing is chosen yet.',
  where: {
    card: 'To the card, in 5 to 10 days.',
    demo: 'Demo: no money moves.',
    counter: 'Hand it back from the register.',
    free: 'Nothing was paid.',
  } satisfies Record<PaidWith, string>,
  told: (name: string) => (name ? `${name} gets an email.` : 'The customer gets an email.'),
  keep: (kept: string, total: string) => `You keep ${kept} of ${total}.`,
  close: 'Close',
  refund: (amount: string) => `Refund ${amount}`,
  handBack: (amount: string) => `Hand back ${amount}`,
  /** The button's label before anything is selected. */
  refundNothing: 'Refund',
  wentThrough: (amount: string) => `The ${amount} refund went through. Only the answer got lost.`,
  noAnswer:
    'We couldn’t reach the server, so we don’t know whether it went through. Look at the refunds, then try again.',

  list: 'Refunds',
  ofTotal: (back: string, total: string) => `${back} of ${total}`,
  refundedAmount: (back: string) => `${back} went back`,
  parts: {
    goods: (amount: string) => amount,
    tax: (amount: string) => `${amount} tax`,
    delivery: (amount: string) => `${amount} delivery`,
    tip: (amount: string) => `${amount} tip`,
  },
  itemsAlone: 'Some of the items',
  wholeOrder: 'The order was canceled',
  because: {
    wrong: 'Something was wrong.',
    missing: 'Something was missing.',
    late: 'Too late.',
    'not-arrived': 'Never arrived.',
    other: '',
    canceled: '',
    'at-gateway': 'Made at Stripe.',
  } satisfies Record<RefundReason, string>,
  said: (note: string) => `“${note}”`,
  by: (name: string) => `By ${name}.`,
  states: {
    requested: 'On its way',
    sent: '',
    failed: 'Failed',
  } satisfies Record<Refund['state'], string>,
  stuckHint:
    'Stripe hasn’t sent it yet. Your balance there may be too low: add funds on Stripe’s pages. We keep asking.',
  /** `canRefund` is false for a canceled order, which staff cannot refund by hand. */
  failedHint: (canRefund: boolean) =>
    `It didn’t go through, and we won’t try again. ${canRefund ? 'Refund it once more, or pay' : 'Pay'} it back another way.`,
  refundedUnits: (count: number) => `${formatCount(count)} refunded`,

  history: {
    requested: (amount: string) => `${amount} refund on its way`,
    sent: (amount: string) => `${amount} refunded`,
    failed: (amount: string) => `${amount} not refunded`,
  } satisfies Record<Refund['state'], (amount: string) => string>,
  historyBy: (what: string, name: string) => `${what}, by ${name}`,
}

/** The lines of an order's bill in the office, in the sequence of R62. */
export const refundBillMessages = {
  subtotal: 'Subtotal',
  discount: (code: string) => `Discount, ${code}`,
  tax: (rate: string, base: string) => `Tax ${rate} on ${base}`,
  delivery: 'Delivery',
  tip: 'Tip',
  tipOf: (percent: number) => `Tip ${percent}%`,
  total: 'Total',
}
