// The words about the tip and the payment method, which load beside the form (R63, R65).
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import type { PaymentMethod } from '#domain/restaurant/payment-methods.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'

export const paymentMessages = {
  group: 'How to pay',
  choose: 'Choose how to pay.',
  pay: {
    card: { pickup: 'Pay by card', delivery: 'Pay by card' },
    counter: { pickup: 'Pay on pickup', delivery: 'Pay at the door' },
  } satisfies Record<PaymentMethod, Record<Fulfillment, string>>,
  when: {
    pickup: (total: Cents) => `${formatMoney(total)} when you pick it up`,
    delivery: (total: Cents) => `${formatMoney(total)} when it arrives`,
  } satisfies Record<Fulfillment, (total: Cents) => string>,
  /** For a restaurant that offers only one payment method. */
  only: {
    pickup: (total: Cents) => `You pay ${formatMoney(total)} when you pick it up.`,
    delivery: (total: Cents) => `You pay ${formatMoney(total)} at the door.`,
  } satisfies Record<Fulfillment, (total: Cents) => string>,
  tips: 'Tip',
  percent: (percent: number) => `${percent}%`,
  other: 'Other amount',
  tipAmount: 'Tip amount',
}
