// What a letter says about an order whose promise was moved (R47): the time that holds now, and the one that was said first.
import type { MailedOrder } from '#domain/orders/email.ts'
import { calendarDay, clockTime, dayAndTime } from '#words/basics/dates.ts'
import { letterWords } from '#words/orders/emails.ts'
import { nameOf } from './from-person.ts'
import type { Opening } from './letter-body.ts'

export function movedLetter(order: MailedOrder, timeZone: string): Opening {
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
