// The promise of a scheduled order as a calendar file (R76, RFC 5545): its customer's page offers the file, and the emails have
// it attached.
import { minute } from '../basics/time-units.ts'
import type { OrderStatus, TrackedOrder } from './order.ts'

type CalendarOrder = Pick<TrackedOrder, 'number' | 'timestamp' | 'promise' | 'firstPromise' | 'status'>

interface CalendarEntry {
  readonly summary: string
  readonly description: string
  /** Undefined where nobody tells the address. */
  readonly location: string | undefined
  /** The order's page. */
  readonly link: string
  /** When the file is made. */
  readonly now: string
}

/** Long enough to be seen in a calendar, and to pick up a bag. */
const shownMinutes = 15

/** What the file tells a calendar program (RFC 5546): to keep the entry, or to take it out. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL'

/** Only a time that the customer chose, and only while the customer waits for it; undefined where there is no file. */
export function calendarMethod({
  promise,
  status,
}: {
  readonly promise: TrackedOrder['promise']
  readonly status: OrderStatus
}): CalendarMethod | undefined {
  if (!promise.isScheduled) return undefined
  if (status === 'canceled') return 'CANCEL'
  return status === 'placed' || status === 'cooking' ? 'PUBLISH' : undefined
}

export function calendarFileName({ number }: Pick<TrackedOrder, 'number'>): string {
  return `order-${number}.ics`
}

/** The times are UTC, which every calendar program shows in its reader's zone; few read a VTIMEZONE alike. */
export function orderCalendar(order: CalendarOrder, entry: CalendarEntry): string {
  const { promise, status } = order
  const isCanceled = status === 'canceled'
  const end = new Date(Date.parse(promise.at) + shownMinutes * minute).toISOString()
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Burritoful//Orders//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${(isCanceled ? 'CANCEL' : 'PUBLISH') satisfies CalendarMethod}`,
    'BEGIN:VEVENT',
    `UID:${uidOf(order)}`,
    `DTSTAMP:${utc(entry.now)}`,
    `SEQUENCE:${sequenceOf(order)}`,
    `DTSTART:${utc(promise.at)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    ...(entry.location === undefined ? [] : [`LOCATION:${escaped(entry.location)}`]),
    `DESCRIPTION:${escaped(entry.description)}`,
    `URL:${entry.link}`,
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

/**
 * The same in every file of the order, wherever the file was made. It is not the order's id, because programs write a UID into
 * logs and file names. The entry itself has the order's link: whoever is shown the entry can open the order's page.
 */
function uidOf({ number, timestamp }: CalendarOrder): string {
  return `order-${number}-${Date.parse(timestamp)}@burritoful`
}

/**
 * Staff move a promise only to later (R47), so the minutes since the first promise grow with every move. A cancellation is
 * final, and so it is one more.
 */
function sequenceOf({ promise, firstPromise, status }: CalendarOrder): number {
  const moved = Math.max(0, Math.round((Date.parse(promise.at) - Date.parse(firstPromise.at)) / minute))
  return status === 'canceled' ? moved + 1 : moved
}

/** 20261117T221500Z */
function utc(instant: string): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** A line has at most 75 bytes of UTF-8, and goes on in the next one after a space. */
const longestLine = 75

function folded(line: string): string {
  let bytes = 0
  return Array.from(line, (sign) => {
    const size = bytesOf(sign)
    const fits = bytes + size <= longestLine
    bytes = fits ? bytes + size : 1 + size
    return fits ? sign : `\r\n ${sign}`
  }).join('')
}

function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
