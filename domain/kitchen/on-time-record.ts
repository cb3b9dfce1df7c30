// The on-time record (R49): how often orders were ready as promised, how early or late they were, and how fast the kitchen
// really is. An order is judged by its first promise and by the last time it was marked ready.
import type { measuredSpeed, onTimeRecordReply } from './office-wait-times-schema.ts'
import type { Wire } from '../basics/values.ts'
import { businessDayStartHour } from '../basics/days.ts'
import { waitBounds } from '../restaurant/setting-constants.ts'
import { minute } from '../basics/time-units.ts'

export type MeasuredSpeed = Wire<typeof measuredSpeed>
type Reply = Wire<typeof onTimeRecordReply>
export type OnTimeRecord = Pick<Reply, 'orders' | 'kept' | 'median' | 'delayed' | 'spread' | 'hours' | 'days'>

/** Every period ends today. */
export const onTimePeriods = ['today', '7-days', '30-days'] as const
export type OnTimePeriod = (typeof onTimePeriods)[number]

/** An order that was marked ready. Instants are in milliseconds. */
export interface FinishedOrder {
  readonly seq: number
  readonly promisedFor: number
  readonly readyAt: number
  /** Null if nobody marked the order as cooking. */
  readonly cookingAt: number | null
  /** In burritos. */
  readonly weight: number
  /** True if staff moved the promise. */
  readonly isDelayed: boolean
  /** The business day and the hour that were promised. */
  readonly day: string
  readonly hour: number
}

/** An order that is late by no more than this still counts as on time, since nobody notices the difference. */
export const grace = minute

/** The upper ends of the chart's bars, in minutes late: 9 or more early, then steps of two minutes, and more than 7 late. */
export const spreadEnds = [-9, -7, -5, -3, -1, 1, 3, 5, 7, Infinity] as const
/** The number of bars for orders that were on time or early. */
export const onTimeBars = 6

/** With fewer orders the record would be a matter of luck, so it is not shown to customers. */
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

/** The order that was latest; undefined if every order was on time. */
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

/** Rounded down, so that the shop never claims more than is true. */
export function percentKept({ orders, kept }: { readonly orders: number; readonly kept: number }): number {
  return Math.floor((kept * 100) / orders)
}

/**
 * For each day: hands × the minutes in which something was cooking ÷ the weight that was made. The result is the slower end
 * of all days, rounded up to a tenth. Undefined while there are too few orders.
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
  // Rounding to a thousandth first removes float errors, which would otherwise push an exact tenth up to the next one.
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

/** A minute in which several orders cook counts once. */
function minutesCooking(orders: readonly Cooked[]): number {
  let [cooking, end] = [0, -Infinity]
  for (const { cookingAt, readyAt } of orders.toSorted((one, other) => one.cookingAt - other.cookingAt)) {
    cooking += Math.max(0, readyAt - Math.max(cookingAt, end))
    end = Math.max(end, readyAt)
  }
  return cooking / minute
}

/** The 80th percentile. */
function slowerEnd(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.8) - 1] ?? 0
}

/** In milliseconds; negative if the order was early. */
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
