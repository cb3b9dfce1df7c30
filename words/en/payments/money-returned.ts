// What happens to the money of a canceled order, on the order's page and in the email. Claims no more than the payment's
// state.
import { formatMoney } from '#domain/basics/money.ts'
import type { PaidWith, TrackedOrder, Cancellation } from '#domain/orders/order.ts'
import { cancellationRefund } from '#domain/payments/refunded.ts'

/** `releasing` is the part of on-its-way in which nothing was charged, so nothing is refunded. */
type ByMoney = Record<Cancellation['money'] | 'releasing', (total: string) => string>

const card = {
  'on-its-way': (total) => `We’re refunding ${total}.`,
  releasing: () => 'You weren’t charged. We’re releasing the hold on your card.',
  released: () => 'You weren’t charged. We released the hold on your card.',
  refunded: (total) => `We refunded ${total}. It may take a few days to show up.`,
} satisfies ByMoney

const notPaid = () => 'You hadn’t paid yet, so there’s nothing to pay.'
/** A customer who has not paid at the counter yet gets nothing back. */
const counter = {
  'on-its-way': (total) => `You’ll get ${total} back.`,
  releasing: notPaid,
  released: notPaid,
  refunded: (total) => `You got ${total} back.`,
} satisfies ByMoney

const nothing = () => 'There was nothing to pay.'
const free = {
  'on-its-way': nothing,
  releasing: nothing,
  released: nothing,
  refunded: nothing,
} satisfies ByMoney

export const moneyBack = {
  title: {
    demo: 'Your card',
    card: 'Your card',
    counter: 'Your payment',
    free: 'Your payment',
  } satisfies Record<PaidWith, string>,
}

const says = { demo: card, card, counter, free } satisfies Record<PaidWith, ByMoney>

/** A cancellation refunds nothing if earlier partial refunds already returned everything. */
export function moneyBackMessage(
  order: Pick<TrackedOrder, 'paidWith' | 'isPaid' | 'total' | 'refunds'>,
  money: Cancellation['money'],
): string {
  const rest = cancellationRefund(order)
  if (rest === 0 && order.total > 0) return 'You already got all of your money back.'
  const step = money === 'on-its-way' && !order.isPaid ? 'releasing' : money
  return says[order.paidWith][step](formatMoney(rest))
}
