// The emails to the owner: an expired hold, a failed refund, a dispute (R66), and the summary of a day (R72).
import type { DisputeOutcome } from '#domain/payments/dispute.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { DailySummary, OwnerAlert } from '#domain/people/owner-alerts.ts'
import type { PaymentFailureReason, SetAsideTask } from '#domain/payments/payment.ts'
import { formatCount, formatOrderCount, plural } from '../basics/counts.ts'
import { dayAndTime, dayName } from '../basics/dates.ts'
import { disputeReasonMessages } from '../payments/dispute-reasons.ts'
import { alarmMessages, type AlarmMessages } from './alarms.ts'

export interface AlertMessage {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

export function ownerAlertMessage(news: OwnerAlert, number: number, timeZone: string): AlertMessage {
  const amount = formatMoney(news.amount)
  switch (news.kind) {
    case 'capture-failed':
      return {
        subject: `Order ${number} wasn’t paid`,
        paragraphs: [
          `The card for order ${number} was never charged: ${amount} won’t come in.`,
          captureFailureMessages[news.reason],
        ],
      }
    case 'refund-failed':
      return {
        subject: `A refund for order ${number} failed`,
        paragraphs:
          news.reason === 'disputed'
            ? [
                `${amount} for order ${number} didn’t go back to the card. ${refundFailureMessages.disputed}`,
                'Answer the dispute at Stripe. Don’t pay it back another way: you’d pay twice.',
              ]
            : [
                `${amount} for order ${number} didn’t get to the customer. You still have the money.`,
                refundFailureMessages[news.reason],
                'Pay it back another way or, if the order wasn’t canceled, refund it once more.',
              ],
      }
    case 'refund-stuck':
      return {
        subject: `A refund for order ${number} is stuck`,
        paragraphs: [
          `Stripe hasn’t sent ${amount} for order ${number} back. We’ve asked again and again.`,
          'Your balance at Stripe may be too low for it. Check it on Stripe’s pages and add funds there.',
          'We keep asking. Once Stripe can send it, it goes out by itself.',
        ],
      }
    case 'set-aside':
      return news.isTestMode ? testSetAside(number) : realSetAside(news, number)
    case 'refunded-too-much':
      return {
        subject: `Stripe refunded too much for order ${number}`,
        paragraphs: [
          `${amount} went back at Stripe, more than order ${number} had left. Your books here don’t have it.`,
          `Stripe calls the refund ${news.refund}. Look there who made it.`,
        ],
      }
    case 'dispute-opened':
      return {
        subject: `A customer disputes order ${number}`,
        paragraphs: [
          `The bank is asking for ${amount} of order ${number}. ${disputeReasonMessages[news.reason]}`,
          ...(news.isWithdrawn ? ['It has taken the money while it decides.'] : []),
          news.respondBy === null
            ? 'The bank takes no answer to this one.'
            : `You can answer at Stripe until ${dayAndTime(news.respondBy, timeZone)}. No answer means you lose.`,
        ],
      }
    case 'dispute-closed':
      return {
        subject: `The dispute over order ${number} is over`,
        paragraphs: [outcomes[news.outcome](amount)],
      }
  }
}

function testSetAside(number: number): AlertMessage {
  return {
    subject: `Order ${number} was paid with a test card`,
    paragraphs: [
      `Stripe’s keys were changed, or couldn’t be read, while the payment of order ${number} was still open. It was a test card: no real money was held or charged, and none has to go back.`,
      'If somebody is waiting for this food, ask them to pay another way. If not, cancel the order.',
    ],
  }
}

/** The owner can put the old keys back, or work on Stripe's pages, which need no keys. */
function realSetAside(
  { amount: cents, task, name }: Extract<OwnerAlert, { kind: 'set-aside' }>,
  number: number,
): AlertMessage {
  const amount = formatMoney(cents)
  const payment = name === null ? '' : ` Stripe calls the payment ${name}.`
  const why = `Stripe’s keys were changed before that, or can’t be read, so we can’t reach the payment.${payment}`
  const notInBooks = 'Your books here won’t have that.'
  const words = {
    charge: {
      subject: `Order ${number} can’t be charged`,
      paragraphs: [
        `${amount} for order ${number} is held on the card, and we couldn’t charge it. ${why}`,
        'Put the old keys back: then we charge it. The hold ends in about a week.',
        `Or charge it on Stripe’s pages, in the account of the old keys. ${notInBooks}`,
      ],
    },
    release: {
      subject: `The hold for order ${number} isn’t released`,
      paragraphs: [
        `Order ${number} is canceled, and ${amount} is still held on the card. ${why}`,
        'The hold ends by itself in about a week. To end it now, cancel the payment on Stripe’s pages, in the account of the old keys.',
      ],
    },
    refund: {
      subject: `A refund for order ${number} is waiting`,
      paragraphs: [
        `${amount} for order ${number} still has to go back to the card. ${why}`,
        `Refund it on Stripe’s pages, in the account of the old keys. ${notInBooks}`,
        'Or put the old keys back: then it goes out by itself.',
      ],
    },
  } satisfies Record<SetAsideTask, AlertMessage>
  return words[task]
}

const captureFailureMessages = {
  'hold-expired': 'The hold on the card ended before we charged it.',
  'account-closed': 'The customer’s account is closed.',
  refused: 'The bank refused.',
  disputed: 'The customer disputed it.',
} satisfies Record<PaymentFailureReason, string>

const refundFailureMessages = {
  'hold-expired': 'The hold on the card had ended.',
  'account-closed': 'The customer’s card is lost, expired or closed.',
  refused: 'The bank sent it back.',
  disputed: 'The customer disputed the charge. Their bank has the money.',
} satisfies Record<PaymentFailureReason, string>

const outcomes = {
  won: (amount) => `You won: ${amount} is yours.`,
  lost: (amount) => `You lost: the customer keeps ${amount}.`,
  closed: (amount) => `It came to nothing: ${amount} is yours.`,
} satisfies Record<DisputeOutcome, (amount: string) => string>

/** The day and what it brought, in the subject; then the figures, and what is wrong. */
export function dailySummaryMessage({ day, figures, open, alarms }: DailySummary): AlertMessage {
  const { orders, netSales, tax, delivery, tips, total, refunds, disputes, canceled } = figures
  const lines: (string | false)[] = [
    `${formatOrderCount(orders)}, ${formatMoney(netSales)} in net sales.`,
    refunds > 0 && `That’s after ${formatMoney(refunds)} in refunds.`,
    disputes > 0 && `That’s after ${formatMoney(disputes)} in disputes.`,
    `With ${formatMoney(tax)} tax, ${formatMoney(delivery)} delivery and ${formatMoney(tips)} tips that’s ${formatMoney(total)}.`,
    canceled > 0 &&
      plural(canceled, {
        one: 'One order was canceled before it was paid.',
        other: `${formatCount(canceled)} orders were canceled before they were paid.`,
      }),
    open > 0 &&
      plural(open, {
        one: 'One order was still open at closing.',
        other: `${formatCount(open)} orders were still open at closing.`,
      }),
    ...alarms.map(({ kind, count }) => {
      const { lead, rest }: AlarmMessages = alarmMessages[kind]
      return `${lead(count)} ${rest(count)}`
    }),
    alarms.length === 0 && 'Nothing’s wrong.',
  ]
  return {
    subject: `${dayName(day)}: ${formatOrderCount(orders)}, ${formatMoney(netSales)}`,
    paragraphs: lines.filter((line) => line !== false),
  }
}

export const alertEmailMessages = { order: 'The order:', close: 'The close of the day:' }
