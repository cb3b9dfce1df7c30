// The content of an email about an order, from which both the plain text and the HTML are made.
import { amountMessages, chargeLabel } from '#words/basics/amounts.ts'
import { formatLineCount } from '#words/orders/order-lines.ts'
import { formatPricedChanges } from '#words/menu/changes.ts'
import type { EmailedOrder, EmailKind } from '#domain/orders/order-emails.ts'
import { defaultColor } from '#domain/menu/look.ts'
import { addressParts } from '#domain/orders/order.ts'
import { orderAddress, orderAgainAddress } from '#domain/orders/order-addresses.ts'
import { calendarMethod } from '#domain/orders/order-calendar.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { Refund } from '#domain/payments/refund.ts'
import { mapSearch, placeLine } from '#domain/restaurant/place.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { calendarDay, clockTime, dayAndTime, fullDate } from '#words/basics/dates.ts'
import { promiseOf } from '#words/kitchen/promise.ts'
import { joinNames } from '#words/basics/lists.ts'
import { sanitizeCustomerText, nameOf } from './sanitize-customer-text.ts'
import { emailHeader } from './email-header.ts'
import { eachPrice, type EmailBody, type EmailContext, type Opening, type OrderTable } from './email-parts.ts'
import { buntingOf } from './email-pictures.ts'
import { refundOpening, refundTable } from './refund-email.ts'
import { emailMessages } from '#words/orders/emails.ts'
import { moneyBack, moneyBackMessage } from '#words/payments/money-returned.ts'
import { paidMessage } from '#words/payments/paid.ts'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'

export function emailBody(order: EmailedOrder, dueKind: EmailKind, place: EmailContext): EmailBody {
  const { restaurant } = place
  // An email about a refund may be sent late, when the refund has failed since.
  const kind = order.emailedRefund?.state === 'failed' ? 'refund-failed' : dueKind
  const isRefund = kind === 'refunded' || kind === 'refund-failed'
  return {
    subject: `${place.demo ? emailMessages.demoSubject : ''}${subjectOf(order, kind)(restaurant.name, order.number)}`,
    preview: previewOf(order, kind),
    ...withDemoNotice(place, opening(order, kind, restaurant)),
    order: isRefund
      ? refundTable(order, requireRefund(order), restaurant.timeZone)
      : orderTable(order, restaurant.timeZone),
    promise: kind === 'placed' ? promiseBox(order, restaurant) : undefined,
    button: {
      label: order.status === 'canceled' || isRefund ? emailMessages.look : emailMessages.follow,
      href: `${place.site}/${orderAddress(order.id)}`,
    },
    again:
      kind === 'placed' || kind === 'refunded'
        ? { label: emailMessages.again, href: `${place.site}/${orderAgainAddress(order.id)}` }
        : undefined,
    foot:
      kind === 'canceled' && order.cancellation
        ? {
            heading: moneyBack.title[order.paidWith],
            lines: [moneyBackMessage(order, order.cancellation.money)],
            map: undefined,
            finePrint: emailMessages.canceled.moved[order.paidWith],
          }
        : {
            heading: fulfillmentNames[order.fulfillmentDetails.fulfillment],
            lines: whereLines(order, restaurant),
            map: mapOf(order, restaurant),
            finePrint: paidMessage(order),
          },
    head: emailHeader(restaurant, place.logo),
    bunting: buntingOf(restaurant.since),
    motto: emailMessages.motto(restaurant.since),
    place: placeLines(restaurant),
  }
}

function subjectOf({ fulfillmentDetails }: EmailedOrder, kind: EmailKind) {
  const { subject } = emailMessages
  return kind === 'ready' && fulfillmentDetails.fulfillment === 'pickup' ? subject.toPickUp : subject[kind]
}

function previewOf(order: EmailedOrder, kind: EmailKind): string {
  const burritos = joinNames(order.lines.map((line) => formatLineCount(line, order.sections[line.item])))
  return emailMessages.preview[kind](burritos, formatMoney(order.emailedRefund?.amount ?? order.total))
}

function withDemoNotice({ demo }: EmailContext, plain: Opening): Opening {
  return demo ? { ...plain, paragraphs: [emailMessages.demo, ...plain.paragraphs] } : plain
}

/** An email may be sent late, so it says what is true when it is sent. */
function opening(order: EmailedOrder, kind: EmailKind, { timeZone, phone }: Restaurant): Opening {
  const name = nameOf(order.firstName)
  const { placed, ready, toPickUp } = emailMessages
  switch (kind) {
    case 'placed': {
      const isUnderWay = order.status === 'placed' || order.status === 'cooking'
      const say = isUnderWay ? placed.thanks : order.status === 'canceled' ? placed.canceled : placed.late
      return { title: placed.title, greeting: placed.greeting, paragraphs: [say(name)] }
    }
    case 'ready': {
      const packed = order.fulfillmentDetails.fulfillment === 'pickup' ? toPickUp : ready
      const words = order.status === 'handed-over' ? packed.left : packed
      return { title: words.title, greeting: words.greeting, paragraphs: [words.lead(name)] }
    }
    case 'moved':
      return movedOpening(order, timeZone)
    case 'canceled':
      return canceledOpening(order, name)
    case 'refunded':
    case 'refund-failed':
      return refundOpening(order, requireRefund(order), phone)
  }
}

/** Says the current promise and the first one (R47). */
function movedOpening(order: EmailedOrder, timeZone: string): Opening {
  const { moved } = emailMessages
  const { firstName, number, promise, firstPromise, timestamp, fulfillmentDetails } = order
  const when = (at: string) =>
    calendarDay(at, timeZone) === calendarDay(timestamp, timeZone)
      ? clockTime(at, timeZone)
      : dayAndTime(at, timeZone)
  return {
    title: moved.title(when(promise.at)),
    greeting: undefined,
    paragraphs: [
      moved.lead(nameOf(firstName), number),
      ...(promise.at !== firstPromise.at
        ? [moved.instead[fulfillmentDetails.fulfillment](when(promise.at), when(firstPromise.at))]
        : []),
      ...(calendarMethod(order) === 'PUBLISH' ? [emailMessages.calendar.moved] : []),
    ],
  }
}

function requireRefund({ emailedRefund }: EmailedOrder): Refund {
  if (!emailedRefund) throw new Error('an email about a refund that nobody made')
  return emailedRefund
}

function canceledOpening(order: EmailedOrder, name: string): Opening {
  const words = emailMessages.canceled
  const { number, cancellation } = order
  const calendar = calendarMethod(order) === 'CANCEL' ? [emailMessages.calendar.canceled] : []
  const { reason = 'something-else', note = '', by } = cancellation ?? {}
  if (by === 'customer')
    return {
      title: words.asked,
      greeting: undefined,
      paragraphs: [words.lead(name, number), words.own, ...calendar],
    }
  // For "something else" the note alone is the reason.
  const reasonText = reason !== 'something-else' || note === '' ? [words.reason[reason]] : []
  return {
    title: reason === 'customer-asked' ? words.asked : words.title,
    greeting: undefined,
    paragraphs: [words.lead(name, number), ...reasonText, ...(note ? [note] : []), ...calendar],
  }
}

/** Shown only while the customer waits for the order. */
function promiseBox(order: EmailedOrder, restaurant: Restaurant): EmailBody['promise'] {
  const { promise, fulfillmentDetails, status } = order
  if (status !== 'placed' && status !== 'cooking') return undefined
  const { address } = restaurant
  return {
    title: promiseOf(promise, fulfillmentDetails.fulfillment, restaurant.timeZone),
    text: [
      fulfillmentDetails.fulfillment === 'delivery'
        ? emailMessages.promise.delivery(sanitizeCustomerText(fulfillmentDetails.address.address))
        : emailMessages.promise.pickup(address ? `${address.street}, ${address.city}` : ''),
      ...(calendarMethod(order) === 'PUBLISH' ? [emailMessages.calendar.placed] : []),
    ].join(' '),
  }
}

function orderTable(order: EmailedOrder, timeZone: string): OrderTable {
  return {
    heading: emailMessages.order(order.number),
    // With the year, since people keep a receipt for longer than that.
    at: fullDate(order.timestamp, timeZone),
    lines: order.lines.map((line) => ({
      color: order.colors[line.item] ?? defaultColor,
      label: formatLineCount(line, order.sections[line.item]),
      each: eachPrice(line),
      price: formatMoney(line.price),
      // The note itself is never in an email: whoever orders for a stranger's mailbox would choose what we write (trust rule 25).
      details: [formatPricedChanges(line.changes), ...(line.hasNote ? [emailMessages.withNote] : [])].filter(
        Boolean,
      ),
    })),
    sums: [
      { label: amountMessages.subtotal, amount: formatMoney(order.subtotal) },
      ...order.charges.map((one) => ({
        label: chargeLabel(one),
        amount: formatMoney(one.amount),
      })),
    ],
    total: { label: amountMessages.total, amount: formatMoney(order.total) },
  }
}

/** Two lines, either of which may be empty: the customer's name, and the address of a delivery or the restaurant's own, as far as the owner has set it. */
function whereLines(
  { firstName, lastName, fulfillmentDetails }: EmailedOrder,
  { address }: Restaurant,
): string[] {
  const name = [nameOf(firstName), nameOf(lastName)].filter(Boolean).join(' ')
  const to =
    fulfillmentDetails.fulfillment === 'delivery'
      ? addressParts(fulfillmentDetails.address).map(sanitizeCustomerText).join(', ')
      : address && placeLine(address)
  return [name, to ?? '']
}

function mapOf({ fulfillmentDetails, status }: EmailedOrder, { address }: Restaurant) {
  const isComing = fulfillmentDetails.fulfillment === 'pickup' && status !== 'handed-over'
  return isComing && address ? { label: emailMessages.directions, href: mapSearch(address) } : undefined
}

function placeLines({ address, phone }: Restaurant): string[] {
  return [...(address ? [placeLine(address)] : []), ...(phone === null ? [] : [phone])]
}
