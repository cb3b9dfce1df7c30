// The words of the email about a partial refund.
import type { PaidWith } from '#domain/orders/order.ts'
import type { Refund, RefundReason } from '#domain/payments/refund.ts'

/** R67 */
export const refundEmailMessages = {
  title: (amount: string) => `${amount} back`,
  inPart: (number: number) => `Order ${number}, refund in part`,
  inFull: (number: number) => `Order ${number}, refunded in full`,
  failedTitle: 'Your refund didn’t go through',
  failed: (number: number) => `Order ${number}, not refunded yet`,
  /** The name is empty if what the customer typed is no name to greet by. */
  lead: {
    wrong: (name, number) =>
      name
        ? `${name}, something was wrong with your order ${number}. We’re sorry.`
        : `Something was wrong with your order ${number}. We’re sorry.`,
    missing: (name, number) =>
      name
        ? `${name}, something was missing from your order ${number}. We’re sorry.`
        : `Something was missing from your order ${number}. We’re sorry.`,
    late: (name, number) =>
      name
        ? `${name}, your order ${number} came too late. We’re sorry.`
        : `Your order ${number} came too late. We’re sorry.`,
    'not-arrived': (name, number) =>
      name
        ? `${name}, your order ${number} never got to you. We’re sorry.`
        : `Your order ${number} never got to you. We’re sorry.`,
    other: (name, number) =>
      name ? `Hi, ${name}. This is about order ${number}.` : `This is about order ${number}.`,
    canceled: (name, number) =>
      name ? `${name}, your order ${number} was canceled.` : `Your order ${number} was canceled.`,
    'at-gateway': (name, number) =>
      name ? `Hi, ${name}. This is about order ${number}.` : `This is about order ${number}.`,
  } satisfies Record<RefundReason, (name: string, number: number) => string>,
  /** For a refund that failed: only the customer knows another way to send the money. */
  call: (phone: string) => `Call us at ${phone}, and we’ll sort it out together.`,
  /** Claims no more than the refund's state. */
  money: {
    card: {
      requested: (amount) => `We’re sending ${amount} back to your card.`,
      sent: (amount) => `${amount} is on its way back to your card. Banks usually take 5 to 10 days.`,
      failed: (amount) =>
        `We tried to send ${amount} back to your card, and it didn’t go through. We’ll find another way.`,
    },
    demo: {
      requested: (amount) => `${amount} goes back. This is demo mode: no real money moves.`,
      sent: (amount) => `${amount} went back. This is demo mode: no real money moved.`,
      failed: (amount) => `The ${amount} didn’t go through. This is demo mode: no real money moved.`,
    },
    counter: {
      requested: (amount) => `We’re handing you ${amount} back.`,
      sent: (amount) => `We handed ${amount} back at the counter or at the door.`,
      failed: (amount) => `We still owe you ${amount}.`,
    },
    free: {
      requested: (amount) => `${amount} goes back.`,
      sent: (amount) => `${amount} went back.`,
      failed: (amount) => `We still owe you ${amount}.`,
    },
  } satisfies Record<PaidWith, Record<Refund['state'], (amount: string) => string>>,
  someAmount: 'Off the items',
  share: (code: string) => `Less its share of ${code}`,
  /** The part that earlier refunds returned. */
  before: 'Refunded before',
  tax: (rate: string) => `Tax ${rate}`,
  delivery: 'Delivery',
  tip: 'Tip',
  refund: 'Refund',
  notRefunded: 'Not refunded yet',
  paidBefore: 'Paid before',
  refunded: 'Refunded',
  paidNow: 'Paid now',
}
