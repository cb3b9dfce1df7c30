// What an email says about a refund in part (R67): what went back line by line, why, and what the order costs now.
import { promoCodeOf, taxOf } from '#domain/orders/bill.ts'
import type { EmailedOrder } from '#domain/orders/order-emails.ts'
import { cents, formatMoney, formatRate, type Cents } from '#domain/basics/money.ts'
import { defaultColor } from '#domain/menu/look.ts'
import { refundedLines, remainingOf, worthOf, type Refund } from '#domain/payments/refund.ts'
import { refundedBefore } from '#domain/payments/refunded.ts'
import { formatLineCount } from '#words/orders/order-lines.ts'
import { formatPricedChanges } from '#words/menu/changes.ts'
import { dayAndTime } from '#words/basics/dates.ts'
import { emailMessages } from '#words/orders/emails.ts'
import { refundEmailMessages as words } from '#words/payments/refund-email.ts'
import { nameOf } from './sanitize-customer-text.ts'
import { eachPrice, type Opening, type OrderTable, type Sum } from './email-parts.ts'

/** An email may be sent late, so it says what became of the money by now. */
export function refundOpening(order: EmailedOrder, refund: Refund, phone: string | null): Opening {
  const { amount, reason, note, state } = refund
  const back = formatMoney(amount)
  const isWhole = paidAfter(order, refund) === 0
  const isFailed = state === 'failed'
  const greeting = isFailed ? words.failed : isWhole ? words.inFull : words.inPart
  return {
    title: isFailed ? words.failedTitle : words.title(back),
    greeting: greeting(order.number),
    paragraphs: [
      words.lead[reason](nameOf(order.firstName), order.number),
      ...(note ? [note] : []),
      words.money[order.paidWith][state](back),
      ...(isFailed && phone !== null ? [words.call(phone)] : []),
    ],
  }
}

export function refundTable(order: EmailedOrder, refund: Refund, timeZone: string): OrderTable {
  const { goods, tax, delivery, tip, amount, units } = refund
  const lines = refundedLines(order, refund)
  const left = remainingOf(
    order,
    order.refunds.filter(({ id }) => id < refund.id),
  )
  const { gross, net } = worthOf(order, left, units) ?? { gross: goods, net: goods }
  const code = promoCodeOf(order)
  const isFailed = refund.state === 'failed'
  const sum = (label: string, of: number): Sum[] =>
    of === 0 ? [] : [{ label, amount: formatMoney(cents(of)) }]
  return {
    heading: emailMessages.order(order.number),
    at: dayAndTime(refund.at, timeZone),
    lines: lines.map((line) => ({
      color: order.colors[line.item] ?? defaultColor,
      label: formatLineCount(line, order.sections[line.item]),
      each: eachPrice(line),
      price: formatMoney(line.price),
      details: [formatPricedChanges(line.changes)].filter(Boolean),
    })),
    sums: [
      ...(units.length === 0
        ? sum(words.someAmount, goods)
        : [...sum(words.share(code), net - gross), ...sum(words.before, goods - net)]),
      ...sum(words.tax(formatRate(taxOf(order).rate)), tax),
      ...sum(words.delivery, delivery),
      ...sum(words.tip, tip),
    ],
    total: { label: isFailed ? words.notRefunded : words.refund, amount: formatMoney(amount) },
    // A refund that failed changes nothing about what was paid.
    ...(!isFailed && { after: paidSums(order, refund) }),
  }
}

function paidSums(order: EmailedOrder, refund: Refund): Sum[] {
  return [
    {
      label: words.paidBefore,
      amount: formatMoney(cents(order.total - refundedBefore(order.refunds, refund))),
    },
    { label: words.refunded, amount: formatMoney(cents(0 - refund.amount)) },
    { label: words.paidNow, amount: formatMoney(paidAfter(order, refund)) },
  ]
}

function paidAfter(order: EmailedOrder, refund: Refund): Cents {
  return cents(order.total - refundedBefore(order.refunds, refund) - refund.amount)
}
