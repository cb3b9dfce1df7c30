// The content of a letter about an order, from which both the plain text and the HTML are made.
import { amountWords, chargeLabel } from '#words/basics/amounts.ts'
import { lineWords } from '#words/orders/order-lines.ts'
import { pricedChangesWords } from '#words/menu/changes.ts'
import type { MailedOrder, MailKind } from '#domain/orders/email.ts'
import { plainColour } from '#domain/menu/look.ts'
import { addressParts } from '#domain/orders/order.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { Refund } from '#domain/payments/refund.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { calendarDay, clockTime, dayAndTime, fullDate } from '#words/basics/dates.ts'
import { promiseOf } from '#words/kitchen/promise.ts'
import { rowOf } from '#words/basics/lists.ts'
import { fromPerson, nameOf } from './sanitize-customer-text.ts'
import { letterHead } from './email-header.ts'
import { eachOf, type LetterBody, type LetterPlace, type Opening, type OrderTable } from './letter-parts.ts'
import { buntingOf } from './email-pictures.ts'
import { refundOpening, refundTable } from './refund-email.ts'
import { letterWords } from '#words/orders/emails.ts'
import { moneyBack, moneyBackWords } from '#words/payments/money-returned.ts'
import { paidWords } from '#words/payments/paid.ts'
import { wayNames } from '#words/restaurant/fulfillment.ts'

export function letterBody(order: MailedOrder, owed: MailKind, place: LetterPlace): LetterBody {
  const { restaurant } = place
  // A mail about a refund may be sent late, when its money has come back.
  const kind = order.told?.state === 'failed' ? 'refund-failed' : owed
  const isRefund = kind === 'refunded' || kind === 'refund-failed'
  return {
    subject: `${place.demo ? letterWords.demoSubject : ''}${subjectOf(order, kind)(restaurant.name, order.number)}`,
    preview: previewOf(order, kind),
    ...inDemo(place, opening(order, kind, restaurant)),
    order: isRefund
      ? refundTable(order, toldOf(order), restaurant.timeZone)
      : orderTable(order, restaurant.timeZone),
    promise: kind === 'placed' ? promiseBox(order, restaurant) : undefined,
    button: {
      label: order.status === 'cancelled' || isRefund ? letterWords.look : letterWords.follow,
      href: `${place.site}/#/Order/${order.id}`,
    },
    foot:
      kind === 'cancelled' && order.cancellation
        ? {
            heading: moneyBack.title[order.paidWith],
            text: moneyBackWords(order, order.cancellation.money),
            quiet: letterWords.cancelled.moved[order.paidWith],
          }
        : {
            heading: wayNames[order.fulfilment.way],
            text: whereLine(order, restaurant),
            quiet: paidWords(order),
          },
    head: letterHead(restaurant, place.logo),
    bunting: buntingOf(restaurant.since),
    motto: letterWords.motto(restaurant.since),
  }
}

function subjectOf({ fulfilment }: MailedOrder, kind: MailKind) {
  const { subject } = letterWords
  return kind === 'ready' && fulfilment.way === 'pickup' ? subject.toPickUp : subject[kind]
}

function previewOf(order: MailedOrder, kind: MailKind): string {
  const burritos = rowOf(order.lines.map((line) => lineWords(line, order.sections[line.item])))
  return letterWords.preview[kind](burritos, formatMoney(order.told?.amount ?? order.total))
}

function inDemo({ demo }: LetterPlace, said: Opening): Opening {
  return demo ? { ...said, paragraphs: [letterWords.demo, ...said.paragraphs] } : said
}

/** A letter may be sent late, so it says what is true when it is sent. */
function opening(order: MailedOrder, kind: MailKind, { timeZone, phone }: Restaurant): Opening {
  const name = nameOf(order.firstName)
  const { placed, ready, toPickUp } = letterWords
  switch (kind) {
    case 'placed': {
      const isUnderWay = order.status === 'placed' || order.status === 'cooking'
      const say = isUnderWay ? placed.thanks : order.status === 'cancelled' ? placed.cancelled : placed.late
      return { title: placed.title, wish: placed.wish, paragraphs: [say(name)] }
    }
    case 'ready': {
      const packed = order.fulfilment.way === 'pickup' ? toPickUp : ready
      const words = order.status === 'handed-over' ? packed.left : packed
      return { title: words.title, wish: words.wish, paragraphs: [words.lead(name)] }
    }
    case 'moved':
      return movedLetter(order, timeZone)
    case 'cancelled':
      return cancelledOpening(order, name)
    case 'refunded':
    case 'refund-failed':
      return refundOpening(order, toldOf(order), phone)
  }
}

/** The time that holds now, and the one that was said first (R47). */
function movedLetter(order: MailedOrder, timeZone: string): Opening {
  const { moved } = letterWords
  const { firstName, number, promise, firstPromise, timestamp, fulfilment } = order
  const when = (at: string) =>
    calendarDay(at, timeZone) === calendarDay(timestamp, timeZone)
      ? clockTime(at, timeZone)
      : dayAndTime(at, timeZone)
  return {
    title: moved.title(when(promise.at)),
    wish: undefined,
    paragraphs: [
      moved.lead(nameOf(firstName), number),
      ...(promise.at !== firstPromise.at
        ? [moved.instead[fulfilment.way](when(promise.at), when(firstPromise.at))]
        : []),
    ],
  }
}

function toldOf({ told }: MailedOrder): Refund {
  if (!told) throw new Error('a letter about a refund that nobody made')
  return told
}

function cancelledOpening({ number, cancellation }: MailedOrder, name: string): Opening {
  const words = letterWords.cancelled
  const { reason = 'something-else', note = '', by } = cancellation ?? {}
  if (by === 'customer')
    return { title: words.asked, wish: undefined, paragraphs: [words.lead(name, number), words.own] }
  // For "something else" the note alone is the reason.
  const told = reason !== 'something-else' || note === '' ? [words.reason[reason]] : []
  return {
    title: reason === 'customer-asked' ? words.asked : words.title,
    wish: undefined,
    paragraphs: [words.lead(name, number), ...told, ...(note ? [note] : [])],
  }
}

/** Only while there is something to wait for. */
function promiseBox(order: MailedOrder, restaurant: Restaurant): LetterBody['promise'] {
  const { promise, fulfilment, status } = order
  if (status !== 'placed' && status !== 'cooking') return undefined
  const { address } = restaurant
  return {
    title: promiseOf(promise, fulfilment.way, restaurant.timeZone),
    text:
      fulfilment.way === 'delivery'
        ? letterWords.promise.delivery(fromPerson(fulfilment.address.address))
        : letterWords.promise.pickup(address ? `${address.street}, ${address.city}` : ''),
  }
}

function orderTable(order: MailedOrder, timeZone: string): OrderTable {
  return {
    heading: letterWords.order(order.number),
    // With the year, since people keep a receipt for longer than that.
    at: fullDate(order.timestamp, timeZone),
    lines: order.lines.map((line) => ({
      colour: order.colours[line.item] ?? plainColour,
      label: lineWords(line, order.sections[line.item]),
      each: eachOf(line),
      price: formatMoney(line.price),
      // The note itself is never in a letter: whoever orders for a stranger's mailbox would choose what we write (trust rule 25).
      said: [pricedChangesWords(line.changes), ...(line.hasNote ? [letterWords.withNote] : [])].filter(
        Boolean,
      ),
    })),
    sums: [
      { label: amountWords.subtotal, amount: formatMoney(order.subtotal) },
      ...order.charges.map((one) => ({
        label: chargeLabel(one),
        amount: formatMoney(one.amount),
      })),
    ],
    total: { label: amountWords.total, amount: formatMoney(order.total) },
  }
}

/** Where a delivery goes, or where a pickup waits: what the restaurant has not set is not said. */
function whereLine({ firstName, lastName, fulfilment }: MailedOrder, restaurant: Restaurant): string {
  const name = [nameOf(firstName), nameOf(lastName)].filter(Boolean).join(' ')
  const to =
    fulfilment.way === 'delivery' ? addressParts(fulfilment.address).map(fromPerson) : placeOf(restaurant)
  return [...(name ? [name] : []), ...to].join(', ')
}

function placeOf({ address, phone }: Restaurant): string[] {
  const at = address ? [address.street, address.city, `${address.state} ${address.zipcode}`] : []
  return [...at, ...(phone === null ? [] : [phone])]
}
