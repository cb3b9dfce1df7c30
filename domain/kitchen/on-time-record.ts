// The promise record (R49): how often orders were ready when they had been promised, how early or late, and how fast the
// kitchen really is. An order is judged by its first promise and by the last time it was marked ready.
import type { measuredSpeed, onTimeRecordReply } from './office-wait-times-schema.ts'
import type { Wire } from '../basics/values.ts'
import { businessDayStartHour } from '../basics/days.ts'
import { waitBounds } from '../restaurant/setting-constants.ts'
import { minute } from '../basics/time-units.ts'

export type MeasuredSpeed = Wire<typeof measuredSpeed>
type Reply = Wire<typeof onTimeRecordReply>
export type OnTimeRecord = Pick<Reply, 'orders' | 'kept' | 'median' | 'delayed' | 'spread' | 'hours' | 'days'>

/** Of which days: each ends today. */
export const onTimePeriods = ['today', '7-days', '30-days'] as const
export type OnTimePeriod = (typeof onTimePeriods)[number]

/** An order that was marked ready. Instants are in milliseconds. */
export interface FinishedOrder {
  readonly seq: number
  readonly promisedFor: number
  readonly readyAt: number
  /** Null where nobody said when cooking began. */
  readonly cookingAt: number | null
  /** In burritos. */
  readonly weight: number
  /** Staff moved the promise. */
  readonly isDelayed: boolean
  /** The business day and the hour that were promised. */
  readonly day: string
  readonly hour: number
}

/** A promise that is broken by less is kept: nobody sees the difference. */
export const grace = minute

/** The upper ends of the bars, in minutes late: 9 early and more, then in twos, on time, and later than 7. */
export const spreadEnds = [-9, -7, -5, -3, -1, 1, 3, 5, 7, Infinity] as const
/** On time, and everything earlier. */
export const onTimeBars = 6

/** Fewer would be a matter of luck: customers do not see the record before. */
export const minOrdersToShow = 50
export const minOrdersToMeasure = 20

export function isKept({ readyAt, promisedFor }: Pick<FinishedOrder, 'readyAt' | 'promisedFor'>): boolean {
  return readyAt <= promisedFor + grace
}

export function makeOnTimeRecord(made: readonly FinishedOrder[], days: readonly string[]): OnTimeRecord {
  const byHour = Map.groupBy(made, ({ hour }) => hour)
  const byDay = Map.groupBy(made, ({ day }) => day)
  const sorted = made.map(lateness).toSorted((one, other) => one - other)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  return {
    ...keptOf(made),
    median: middle === undefined ? null : minutesOf(middle),
    delayed: made.filter(({ isDelayed }) => isDelayed).length,
    spread: spreadOf(sorted),
    hours: Array.from({ length: 24 }, (_, after) => {
      const hour = (businessDayStartHour + after) % 24
      return { hour, ...keptOf(byHour.get(hour) ?? []) }
    }),
    days: days.map((day) => ({ day, ...keptOf(byDay.get(day) ?? []) })),
  }
}

/** The latest of those that were too late. */
export function findWorst(
  made: readonly FinishedOrder[],
): { order: FinishedOrder; minutes: number } | undefined {
  const [first, ...rest] = made
  if (!first) return undefined
  const order = rest.reduce((worst, one) => (lateness(one) > lateness(worst) ? one : worst), first)
  return isKept(order) ? undefined : { order, minutes: minutesOf(lateness(order)) }
}

export function keptOf(made: readonly FinishedOrder[]): { orders: number; kept: number } {
  return { orders: made.length, kept: made.filter(isKept).length }
}

/** Rounded down: nobody claims more than was kept. */
export function percentKept({ orders, kept }: { readonly orders: number; readonly kept: number }): number {
  return Math.floor((kept * 100) / orders)
}

/**
 * Hands × the minutes in which something was cooking ÷ the weight that was made, day by day; of all days the slower end, to
 * the next tenth. Undefined while too few orders were made.
 */
export function measureSpeed(made: readonly FinishedOrder[], hands: number): MeasuredSpeed | undefined {
  const cooked = made.filter(wasCooked)
  if (cooked.length < minOrdersToMeasure) return undefined
  const days = [...Map.groupBy(cooked, ({ day }) => day).values()]
  const speeds = days.map((ofDay) => {
    const weight = ofDay.reduce((sum, order) => sum + order.weight, 0)
    return (hands * minutesCooking(ofDay)) / weight
  })
  const { least, most } = waitBounds.minutesPerBurrito
  // A thousandth is below what anybody measures, and above what arithmetic adds to a tenth.
  const minutesPerBurrito = Math.ceil(Math.round(slowerEnd(speeds) * 1_000) / 100) / 10
  return {
    minutesPerBurrito: Math.min(Math.max(minutesPerBurrito, least), most),
    hands,
    orders: cooked.length,
  }
}

type Cooked = FinishedOrder & { readonly cookingAt: number }

function wasCooked(order: FinishedOrder): order is Cooked {
  return order.cookingAt !== null && order.weight > 0
}

/** Orders cook side by side: a minute counts once. */
function minutesCooking(orders: readonly Cooked[]): number {
  let [cooking, end] = [0, -Infinity]
  for (const { cookingAt, readyAt } of orders.toSorted((one, other) => one.cookingAt - other.cookingAt)) {
    cooking += Math.max(0, readyAt - Math.max(cookingAt, end))
    end = Math.max(end, readyAt)
  }
  return cooking / minute
}

/** The value that four in five do not exceed. */
function slowerEnd(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.8) - 1] ?? 0
}

/** Negative: early. */
function lateness({ readyAt, promisedFor }: FinishedOrder): number {
  return readyAt - promisedFor
}

function spreadOf(latenesses: readonly number[]): number[] {
  const counts = spreadEnds.map(() => 0)
  for (const late of latenesses) {
    const bar = spreadEnds.findIndex((end) => late <= end * minute)
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return counts
}

function minutesOf(span: number): number {
  return Math.round((span / minute) * 10) / 10
}
