// What was sold: which days a question is about, what they are compared with, and how figures are added up.
//
// An order is charged when its payment was captured, whether or not it was or could be refunded, or is authorised while
// the order is not cancelled: its capture is on its way. It counts on the business day it was placed, also when it is refunded later: a day
// whose money was taken does not change. What was sent back stands under Refunds, on the day it was sent. An order whose hold was let
// go, or still has to be, or could never be captured, counts nowhere. Nor does one of more money than anybody can order
// by now (largestCounted): one prank would hide a month of real sales. How many were left out is said beside the figures.
import { addDays, businessDayOf, countDays, daysEarlier, firstHour, isDay } from './business-day.ts'
import type { ItemId, Menu } from './menu.ts'
import { cents, type Cents } from './money.ts'
import type {
  SalesBurrito,
  SalesDay,
  SalesFigures,
  SalesHour,
  SalesPeriod,
  SalesQuery,
} from './office-api.ts'

/** Business days, both counted. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** Where a range is compared with an earlier one, and ours is not over: what happened there up to this moment. */
export interface EarlierRange extends DayRange {
  readonly until?: string | undefined
}

/** The first day there was a Burritoful, and one that nobody here will see. */
export const salesDays = { first: '1995-01-01', last: '2100-12-31', most: 1_100 }

const daysOf = { today: 1, '7-days': 7, '30-days': 30 } as const satisfies Record<SalesPeriod, number>

/** What is wrong with a range somebody typed, and in which field; undefined when nothing is. */
export function faultOfRange({ from, to }: DayRange): { field: keyof DayRange; words: string } | undefined {
  for (const [field, day] of [['from', from] as const, ['to', to] as const]) {
    if (!isDay(day)) return { field, words: 'Pick a day.' }
    if (day < salesDays.first) return { field, words: 'We rolled our first burrito in 1995.' }
    if (day > salesDays.last) return { field, words: 'Pick a day in this century.' }
  }
  if (to < from) return { field: 'to', words: 'The last day comes before the first.' }
  if (countDays(from, to) > salesDays.most) return { field: 'to', words: 'Pick at most three years.' }
  return undefined
}

export function rangeOf(query: SalesQuery, today: string): DayRange {
  return 'period' in query ? { from: addDays(today, 1 - daysOf[query.period]), to: today } : query
}

/** One day is compared with the same weekday a week before, several days with as many directly before them. */
export function rangeBefore(range: DayRange, now: Date, timeZone: string): EarlierRange {
  const length = countDays(range.from, range.to)
  const back = length === 1 ? 7 : length
  const today = businessDayOf(now, timeZone)
  // Noon is not compared with a whole day.
  const unfinished = range.from <= today && today <= range.to
  return {
    from: addDays(range.from, -back),
    to: addDays(range.to, -back),
    until: unfinished ? daysEarlier(now, back, timeZone).toISOString() : undefined,
  }
}

/** The days before a single one that show it in its place. */
export function leadUpOf({ from, to }: DayRange): DayRange | undefined {
  return from === to ? { from: addDays(from, -13), to: addDays(from, -1) } : undefined
}

/**
 * More than 10,000 burritos (orderSizes.largest in order-size.ts) at the highest price cost, tax included. Eight million such
 * orders are still added up to the cent.
 */
export const largestCounted = cents(1_100_000_000)

/** The orders of a day that are in none of its figures. */
export interface LeftOut {
  readonly day: string
  readonly orders: number
}

/** What the database adds up: the charged orders of a day or of an hour of it. */
export interface Charged {
  readonly day: string
  readonly orders: number
  readonly burritos: number
  readonly beforeTax: number
  readonly tax: number
  readonly revenue: number
}

export interface ChargedInHour extends Charged {
  readonly hour: number
}

export interface SentBack {
  readonly day: string
  readonly refunds: number
  readonly refundedTax: number
}

/** One kind of burrito on one day, by the orders' own lines; the name is theirs. */
export interface SoldOfKind {
  readonly day: string
  readonly item: ItemId
  readonly name: string
  readonly burritos: number
  readonly beforeTax: number
}

export function figuresByDay(
  range: DayRange,
  charged: readonly Charged[],
  sentBack: readonly SentBack[],
  leftOut: readonly LeftOut[],
): SalesDay[] {
  const chargedOn = Map.groupBy(charged, ({ day }) => day)
  const sentBackOn = Map.groupBy(sentBack, ({ day }) => day)
  const leftOutOn = new Map(leftOut.map(({ day, orders }) => [day, orders]))
  return daysIn(range).map((day) => ({
    day,
    leftOut: leftOutOn.get(day) ?? 0,
    ...addFigures(chargedOn.get(day) ?? [], sentBackOn.get(day) ?? []),
  }))
}

export function addFigures(charged: readonly Charged[], sentBack: readonly SentBack[]): SalesFigures {
  const revenue = addMoney(charged.map((part) => part.revenue))
  const orders = addUp(charged.map((part) => part.orders))
  return {
    revenue,
    beforeTax: addMoney(charged.map((part) => part.beforeTax)),
    tax: addMoney(charged.map((part) => part.tax)),
    refunds: addMoney(sentBack.map((part) => part.refunds)),
    refundedTax: addMoney(sentBack.map((part) => part.refundedTax)),
    orders,
    burritos: addUp(charged.map((part) => part.burritos)),
    average: averageOf(revenue, orders),
  }
}

/**
 * From 4 in the morning round to 3 at night. In the long night of autumn two hours share a number; in the short one of
 * spring a number is missing, and stays at nothing.
 */
export function figuresByHour(charged: readonly ChargedInHour[]): SalesHour[] {
  const byHour = Map.groupBy(charged, ({ hour }) => hour)
  return Array.from({ length: 24 }, (_, after) => {
    const hour = (firstHour + after) % 24
    const { revenue, orders, burritos } = addFigures(byHour.get(hour) ?? [], [])
    return { hour, revenue, orders, burritos }
  })
}

/** In the order of the menu and under its names of today; then what is no longer on it. */
export function figuresByBurrito(sold: readonly SoldOfKind[], menu: Menu): SalesBurrito[] {
  const byItem = Map.groupBy(sold, ({ item }) => item)
  const onMenu = menu.map(({ id, shortName }) => ({ item: id, name: shortName }))
  const gone = [...byItem.keys()]
    .filter((item) => !menu.some(({ id }) => id === item))
    .map((item) => ({ item, name: byItem.get(item)?.at(-1)?.name ?? item }))
  return [...onMenu, ...gone].map(({ item, name }) => {
    const parts = byItem.get(item) ?? []
    return {
      item,
      name,
      burritos: addUp(parts.map((part) => part.burritos)),
      beforeTax: addMoney(parts.map((part) => part.beforeTax)),
    }
  })
}

/** Half a cent up; the remainder keeps the division in integers. */
export function averageOf(revenue: Cents, orders: number): Cents | null {
  if (orders === 0) return null
  const rest = revenue % orders
  return cents((revenue - rest) / orders + (rest * 2 >= orders ? 1 : 0))
}

function daysIn({ from, to }: DayRange): string[] {
  return Array.from({ length: countDays(from, to) }, (_, after) => addDays(from, after))
}

function addMoney(parts: readonly number[]): Cents {
  return cents(addUp(parts))
}

function addUp(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0)
}
