// The sales figures: what counts on which day, and how the figures are added up (R63).
//
// An order counts on the business day on which its money came in: when cooking starts, at the latest at the promise, or when
// the customer pays at the counter. It still counts on that day if it is refunded later, so that the sales of a past day do
// not change. A refund counts on the day the money was sent back: the goods under Refunds, while its tax, delivery and tip
// are subtracted from those figures. A failed refund is not counted. Money that a bank withdraws in a dispute counts on that
// day, under Disputes, and money that the bank returns counts on the day of its return. An order whose money never came in is
// not counted, unless it was canceled: then only under Canceled, on the day it was placed. Tips never count as sales.
//
// An order's hour is the hour that it was promised for.
import { cents, type Cents } from '../basics/money.ts'
import type { SalesDay, SalesFigures } from './books-api.ts'
import { daysIn, type DayRange } from './sales-days.ts'

/** Sums from the database: the paid orders of one day, or of one hour of a day. */
export interface ChargedOrders {
  readonly day: string
  readonly orders: number
  readonly burritos: number
  readonly sales: number
  readonly discounts: number
  readonly tax: number
  readonly delivery: number
  readonly tips: number
  /** Of these, the orders that were picked up; the others were delivered. */
  readonly pickup: { readonly orders: number; readonly sold: number; readonly tips: number }
}

/** The money that was refunded on a day. */
export interface RefundedMoney {
  readonly day: string
  readonly goods: number
  /** Withdrawn by banks in disputes. */
  readonly disputed: number
  readonly tax: number
  readonly delivery: number
  readonly tips: number
  /** The part of the tips from orders that were picked up. */
  readonly pickupTips: number
}

/** Orders placed on a day and canceled before their money came in. */
export interface Canceled {
  readonly day: string
  readonly orders: number
}

/** Everything that the figures are computed from. */
export interface Movements {
  readonly charged: readonly ChargedOrders[]
  readonly refundedMoney: readonly RefundedMoney[]
  readonly canceled: readonly Canceled[]
}

export function figuresByDay(range: DayRange, { charged, refundedMoney, canceled }: Movements): SalesDay[] {
  const chargedOn = Map.groupBy(charged, ({ day }) => day)
  const refundedOn = Map.groupBy(refundedMoney, ({ day }) => day)
  const canceledOn = Map.groupBy(canceled, ({ day }) => day)
  return daysIn(range).map((day) => {
    const ofDay = {
      charged: chargedOn.get(day) ?? [],
      refundedMoney: refundedOn.get(day) ?? [],
      canceled: canceledOn.get(day) ?? [],
    }
    return { day, ...addFigures(ofDay), tipsByFulfillment: tipsByFulfillment(ofDay) }
  })
}

export function addFigures({ charged, refundedMoney, canceled }: Movements): SalesFigures {
  const add = (name: 'sales' | 'discounts' | 'orders' | 'burritos') =>
    addUp(charged.map((part) => part[name]))
  const kept = (name: 'tax' | 'delivery' | 'tips') =>
    cents(addUp(charged.map((part) => part[name])) - addUp(refundedMoney.map((part) => part[name])))
  return completeFigures({
    sales: cents(add('sales')),
    discounts: cents(add('discounts')),
    refunds: addMoney(refundedMoney.map((part) => part.goods)),
    disputes: addMoney(refundedMoney.map((part) => part.disputed)),
    tax: kept('tax'),
    delivery: kept('delivery'),
    tips: kept('tips'),
    orders: add('orders'),
    burritos: add('burritos'),
    canceled: addUp(canceled.map((part) => part.orders)),
  })
}

/** The figures of several days as one. */
export function joinFigures(parts: readonly SalesFigures[]): SalesFigures {
  const money = (name: Exclude<keyof Added, 'orders' | 'burritos' | 'canceled'>) =>
    addMoney(parts.map((part) => part[name]))
  const count = (name: 'orders' | 'burritos' | 'canceled') => addUp(parts.map((part) => part[name]))
  return completeFigures({
    sales: money('sales'),
    discounts: money('discounts'),
    refunds: money('refunds'),
    disputes: money('disputes'),
    tax: money('tax'),
    delivery: money('delivery'),
    tips: money('tips'),
    orders: count('orders'),
    burritos: count('burritos'),
    canceled: count('canceled'),
  })
}

/** The figures that are added up; the others are computed from them. */
type Added = Omit<SalesFigures, 'netSales' | 'total' | 'average'>

function completeFigures(added: Added): SalesFigures {
  const netSales = cents(added.sales - added.discounts - added.refunds - added.disputes)
  return {
    ...added,
    netSales,
    total: cents(netSales + added.tax + added.delivery + added.tips),
    average: averageOf(netSales, added.orders),
  }
}

export function tipsByFulfillment({
  charged,
  refundedMoney,
}: Pick<Movements, 'charged' | 'refundedMoney'>): SalesDay['tipsByFulfillment'] {
  const all = addUp(charged.map(({ tips }) => tips)) - addUp(refundedMoney.map(({ tips }) => tips))
  const pickup =
    addUp(charged.map((part) => part.pickup.tips)) - addUp(refundedMoney.map(({ pickupTips }) => pickupTips))
  return { delivery: cents(all - pickup), pickup: cents(pickup) }
}

/** Half a cent is rounded up, also for negative sales; the remainder keeps the division in integers. */
export function averageOf(netSales: Cents, orders: number): Cents | null {
  if (orders === 0) return null
  const rest = ((netSales % orders) + orders) % orders
  return cents((netSales - rest) / orders + (rest * 2 >= orders ? 1 : 0))
}

export function addMoney(parts: readonly number[]): Cents {
  return cents(addUp(parts))
}

export function addUp(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0)
}
