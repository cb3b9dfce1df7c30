// The sales figures: which days count, what a range is compared with, and how the figures are added up.
//
// An order is charged when its payment was captured, whether or not a refund followed or failed; also while the payment
// is authorised and the order is not cancelled, since the capture will follow. A charged order counts on the business
// day it was placed, also when it is refunded later, so that a past day's revenue does not change. A refund counts
// under Refunds, on the day the money was sent back. An order whose hold was or will be released, or could never be
// captured, counts nowhere. An order of more money than anybody can order today (largestCounted) does not count either:
// one prank would hide a month of real sales. The number of orders left out is shown beside the figures.
import { addDays, countDays, firstHour, isDay } from './days.ts'
import type { PlainFault } from './faults.ts'
import type { LocalText } from './local-text.ts'
import type { ItemId, MenuItems, OptionGroup } from './menu.ts'
import { cents, type Cents } from './money.ts'
import type {
  SalesBurrito,
  SalesChoice,
  SalesDay,
  SalesFigures,
  SalesHour,
  SalesPeriod,
  SalesQuery,
  SalesWay,
} from './office-api.ts'

/** Business days; the first and the last are both counted. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** The restaurant opened in 1995; the last day is far in the future. */
export const salesDays = { first: '1995-01-01', last: '2100-12-31', most: 1_100 }

const daysOf = { today: 1, '7-days': 7, '30-days': 30 } as const satisfies Record<SalesPeriod, number>

export function faultOfRange({
  from,
  to,
}: DayRange): { field: keyof DayRange; code: PlainFault } | undefined {
  for (const [field, day] of [['from', from] as const, ['to', to] as const]) {
    if (!isDay(day)) return { field, code: 'day-missing' }
    if (day < salesDays.first) return { field, code: 'before-first-day' }
    if (day > salesDays.last) return { field, code: 'after-last-day' }
  }
  if (to < from) return { field: 'to', code: 'days-reversed' }
  if (countDays(from, to) > salesDays.most) return { field: 'to', code: 'too-many-days' }
  return undefined
}

export function rangeOf(query: SalesQuery, today: string): DayRange {
  return 'period' in query ? { from: addDays(today, 1 - daysOf[query.period]), to: today } : query
}

/** The two weeks before a single day, which show the day in context. */
export function leadUpOf({ from, to }: DayRange): DayRange | undefined {
  return from === to ? { from: addDays(from, -13), to: addDays(from, -1) } : undefined
}

/**
 * More than 10,000 burritos (orderSizes.largest in order-size.ts) cost at the highest price with the starting tax; what
 * costs more under a higher tax is not sold. Eight million such orders still add up to the cent.
 */
export const largestCounted = cents(1_100_000_000)

/** Orders of a day that none of its figures count. */
export interface LeftOut {
  readonly day: string
  readonly orders: number
}

/** The sums that the database adds up: charged orders of one day, or of one hour of a day. */
export interface Charged {
  readonly day: string
  readonly orders: number
  readonly burritos: number
  readonly beforeTax: number
  readonly tax: number
  readonly delivery: number
  readonly revenue: number
}

export interface ChargedInHour extends Charged {
  readonly hour: number
  /** Of these, the orders that were picked up; the others were delivered. */
  readonly pickup: { readonly orders: number; readonly revenue: number }
}

export interface SentBack {
  readonly day: string
  readonly refunds: number
  readonly refundedTax: number
}

/** One kind of burrito on one day, counted from the orders' own lines and under the lines' name. */
export interface SoldOfKind {
  readonly day: string
  readonly item: ItemId
  readonly name: LocalText
  readonly burritos: number
  readonly beforeTax: number
}

/** One choice on one day, under the name that it had on the latest of these orders. */
export interface SoldOfChoice {
  readonly day: string
  readonly choice: string
  readonly name: LocalText
  readonly count: number
  readonly added: number
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
    delivery: addMoney(charged.map((part) => part.delivery)),
    refunds: addMoney(sentBack.map((part) => part.refunds)),
    refundedTax: addMoney(sentBack.map((part) => part.refundedTax)),
    orders,
    burritos: addUp(charged.map((part) => part.burritos)),
    average: averageOf(revenue, orders),
  }
}

/**
 * From 4 in the morning round to 3 at night. When the clocks go back, two hours share a number; when they go forward, one
 * number is missing and its figures are zero.
 */
export function figuresByHour(charged: readonly ChargedInHour[]): SalesHour[] {
  const byHour = Map.groupBy(charged, ({ hour }) => hour)
  return Array.from({ length: 24 }, (_, after) => {
    const hour = (firstHour + after) % 24
    const { revenue, orders, burritos } = addFigures(byHour.get(hour) ?? [], [])
    return { hour, revenue, orders, burritos }
  })
}

/** Delivery and pickup, whether or not anything went that way. */
export function figuresByWay(charged: readonly ChargedInHour[]): SalesWay[] {
  const { orders, revenue } = addFigures(charged, [])
  const pickup = {
    orders: addUp(charged.map((part) => part.pickup.orders)),
    revenue: addMoney(charged.map((part) => part.pickup.revenue)),
  }
  return [
    { way: 'delivery', orders: orders - pickup.orders, revenue: cents(revenue - pickup.revenue) },
    { way: 'pickup', ...pickup },
  ]
}

/** In the order of the menu and under its names of today; burritos that left the menu come last. */
export function figuresByBurrito(sold: readonly SoldOfKind[], items: MenuItems): SalesBurrito[] {
  const byItem = Map.groupBy(sold, ({ item }) => item)
  const onMenu = items.map(({ id, shortName }) => ({ item: id, name: shortName }))
  const gone = [...byItem.keys()]
    .filter((item) => !items.some(({ id }) => id === item))
    .map((item) => ({ item, name: byItem.get(item)?.at(-1)?.name ?? { en: item } }))
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

/**
 * R61: like the burritos, in the order of the menu and under its names of today, and what left the menu last. What every
 * burrito comes with is listed only where somebody took more of it.
 */
export function figuresByChoice(
  sold: readonly SoldOfChoice[],
  groups: readonly OptionGroup[],
): SalesChoice[] {
  const byChoice = Map.groupBy(sold, ({ choice }) => choice)
  const listed = groups.flatMap(({ id, name, choices }) =>
    choices.map((choice) => ({ ...choice, group: { id, name } })),
  )
  const onMenu = listed
    .filter(({ id, isDefault }) => !isDefault || byChoice.has(id))
    .map(({ id, name, group }) => ({ choice: id, name, group }))
  const gone = [...byChoice.keys()]
    .filter((choice) => !listed.some(({ id }) => id === choice))
    .map((choice) => ({
      choice,
      name: byChoice.get(choice)?.at(-1)?.name ?? { en: choice },
      group: null,
    }))
  return [...onMenu, ...gone].map((one) => {
    const parts = byChoice.get(one.choice) ?? []
    return {
      ...one,
      count: addUp(parts.map((part) => part.count)),
      added: addMoney(parts.map((part) => part.added)),
    }
  })
}

/** Half a cent is rounded up; the remainder keeps the division in integers. */
export function averageOf(revenue: Cents, orders: number): Cents | null {
  if (orders === 0) return null
  const rest = revenue % orders
  return cents((revenue - rest) / orders + (rest * 2 >= orders ? 1 : 0))
}

export function daysIn({ from, to }: DayRange): string[] {
  return Array.from({ length: countDays(from, to) }, (_, after) => addDays(from, after))
}

function addMoney(parts: readonly number[]): Cents {
  return cents(addUp(parts))
}

function addUp(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0)
}
