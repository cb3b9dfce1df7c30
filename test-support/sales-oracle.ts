// Computes the sales of the generated year independently of the server's code: by plain loops and a table of UTC offsets.
import type { Bill, Charge } from '../domain/orders/bill.ts'
import type { ItemId } from '../domain/menu/menu.ts'
import { cents, type Cents } from '../domain/basics/money.ts'
import type { SalesFigures, SalesReply } from '../domain/books/books-api.ts'
import type { SalesPeriod } from '../domain/books/sales-days.ts'
import { counterFates, fallBack, hour, springForward, type YearsOrder } from './sales-year.ts'

const day = 24 * hour

/** Days are numbers here: days since 1970. */
export function dayText(number: number): string {
  return new Date(number * day).toISOString().slice(0, 10)
}

/** The UTC offset of Los Angeles, from autumn 2025 to spring 2027. */
function offsetAt(moment: number): number {
  return moment >= springForward && moment < fallBack ? -7 * hour : -8 * hour
}

function wallAt(moment: number): { day: number; hour: number } {
  const wall = moment + offsetAt(moment)
  return { day: Math.floor((wall - 4 * hour) / day), hour: Math.floor((((wall % day) + day) % day) / hour) }
}

export function dayOf(moment: number): number {
  return wallAt(moment).day
}

/** The moment with the same wall-clock time, some days ago; if there are two, the one with the offset of `now`. */
function sameWallClock(now: number, days: number): number {
  const wall = now + offsetAt(now) - days * day
  const candidates = [offsetAt(now), -7 * hour, -8 * hour].map((offset) => ({
    offset,
    moment: wall - offset,
  }))
  const there = candidates.find(({ offset, moment }) => offsetAt(moment) === offset)
  // The clocks skipped this time: the winter offset applies.
  return there ? there.moment : wall + 8 * hour
}

const salsa = { id: 'salsa', name: { en: 'Salsa' } }
const extras = { id: 'extras', name: { en: 'Extras' } }

/** By R57. Medium salsa, which comes by default, does not count as a choice. */
const choicesOnOffer = [
  ['salsa-mild', 'Mild', salsa, 0],
  ['salsa-hot', 'Hot', salsa, 0],
  ['salsa-none', 'No salsa', salsa, 0],
  ['extras-guacamole', 'Guacamole', extras, 150],
  ['extras-cheese', 'Cheese', extras, 75],
  ['extras-sour-cream', 'Sour cream', extras, 75],
  ['extras-double-filling', 'Double filling', extras, 300],
] as const

export function expectedSales(
  orders: readonly YearsOrder[],
  asked: { from: number; to: number } | SalesPeriod,
  now: number,
  names: Readonly<Record<string, string>>,
): SalesReply {
  const today = dayOf(now)
  const periods = {
    today: { from: today, to: today },
    yesterday: { from: today - 1, to: today - 1 },
    '7-days': { from: today - 6, to: today },
    '30-days': { from: today - 29, to: today },
  }
  const { from, to } = typeof asked === 'string' ? periods[asked] : asked
  const length = to - from + 1
  const back = length === 1 ? 7 : length
  const soFar = from <= today && today <= to
  const until = soFar ? sameWallClock(now, back) : Number.POSITIVE_INFINITY

  const daysFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, after) => ({
      day: dayText(first + after),
      ...figures(orders, first + after, first + after),
      tipsByFulfillment: {
        delivery: tipsOf(orders, 'delivery', first + after, first + after),
        pickup: tipsOf(orders, 'pickup', first + after, first + after),
      },
    }))
  const charged = orders.filter(({ paidAt }) => isWithin(paidAt, from, to))
  const sold = (some: readonly YearsOrder[]) =>
    add(some.flatMap(({ bill }) => bill.lines.map(({ price, discount = 0 }) => price - discount)))
  const made = orders.filter(
    ({ at, readyAt, fate }) =>
      readyAt !== undefined && isWithin(at + promised, from, to) && !canceled.includes(fate),
  )
  const byCard = figures(
    orders.filter(({ fate }) => !counterFates.includes(fate)),
    from,
    to,
  )
  return {
    from: dayText(from),
    to: dayText(to),
    today: dayText(today),
    total: figures(orders, from, to),
    // All cards of the year are demo cards.
    testModeMoney: { orders: byCard.orders, amount: byCard.total },
    before: {
      from: dayText(from - back),
      to: dayText(to - back),
      soFar,
      total: figures(orders, from - back, to - back, until),
    },
    onTime: {
      orders: made.length,
      kept: made.filter(({ at, readyAt = 0 }) => readyAt - at <= promised + 60_000).length,
    },
    days: daysFrom(from, length),
    leadUp: length === 1 ? daysFrom(from - 13, 13) : [],
    hours: Array.from({ length: 24 }, (_, after) => {
      const ofHour = charged.filter(({ promisedFor }) => wallAt(promisedFor).hour === (after + 4) % 24)
      return {
        hour: (after + 4) % 24,
        sold: sold(ofHour),
        orders: ofHour.length,
        burritos: add(ofHour.flatMap(({ bill }) => bill.lines.map(({ quantity }) => quantity))),
      }
    }),
    burritos: Object.entries(names).map(([item, name]) => {
      const lines = charged.flatMap(({ bill }) => bill.lines).filter((line) => line.item === item)
      return {
        item: item as ItemId,
        name: { en: name },
        burritos: add(lines.map(({ quantity }) => quantity)),
        sold: add(lines.map(({ quantity, unitPrice, discount = 0 }) => quantity * unitPrice - discount)),
      }
    }),
    choices: choicesOnOffer.map(([choice, name, group, price]) => {
      const lines = charged
        .flatMap(({ bill }) => bill.lines)
        .filter((line) => line.choices?.some(({ id }) => id === choice))
      const count = add(lines.map(({ quantity }) => quantity))
      return { choice, name: { en: name }, group, count, added: cents(count * price) }
    }),
    fulfillments: (['delivery', 'pickup'] as const).map((fulfillment) => {
      const gone = charged.filter((order) => order.fulfillment === fulfillment)
      return {
        fulfillment,
        orders: gone.length,
        sold: sold(gone),
        tips: tipsOf(orders, fulfillment, from, to),
      }
    }),
    codes: codesIn(charged),
  }
}

/** The promised wait of every order in the generated year. */
const promised = 10 * 60_000
const canceled = ['refunded', 'to-refund', 'voided', 'to-void', 'refund-failed']
const neverPaid = ['voided', 'to-void']

function isWithin(moment: number | undefined, from: number, to: number): moment is number {
  return moment !== undefined && dayOf(moment) >= from && dayOf(moment) <= to
}

function amountOf({ charges }: Bill, kind: Charge['kind']): bigint {
  return BigInt(charges.find((charge) => charge.kind === kind)?.amount ?? 0)
}

function tipsOf(
  orders: readonly YearsOrder[],
  fulfillment: YearsOrder['fulfillment'],
  from: number,
  to: number,
): Cents {
  let tips = 0n
  for (const order of orders) {
    if (order.fulfillment !== fulfillment) continue
    if (isWithin(order.paidAt, from, to)) tips += amountOf(order.bill, 'tip')
    for (const { at, tip } of order.refundedMoney) if (isWithin(at, from, to)) tips -= BigInt(tip)
  }
  return cents(Number(tips))
}

function codesIn(charged: readonly YearsOrder[]): SalesReply['codes'] {
  const off = new Map<string, { orders: number; discounts: number }>()
  for (const { bill } of charged) {
    for (const charge of bill.charges) {
      if (charge.kind !== 'discount') continue
      const so = off.get(charge.code) ?? { orders: 0, discounts: 0 }
      off.set(charge.code, { orders: so.orders + 1, discounts: so.discounts - charge.amount })
    }
  }
  return [...off]
    .map(([code, { orders, discounts }]) => ({ code, orders, discounts: cents(discounts) }))
    .toSorted((one, other) => other.discounts - one.discounts || one.code.localeCompare(other.code))
}

function figures(
  orders: readonly YearsOrder[],
  from: number,
  to: number,
  until = Number.POSITIVE_INFINITY,
): SalesFigures {
  const within = (moment: number | undefined) => isWithin(moment, from, to) && moment <= until
  const sums = { sales: 0n, discounts: 0n, refunds: 0n, tax: 0n, delivery: 0n, tips: 0n }
  const counts = { orders: 0n, burritos: 0n, canceled: 0n }
  // The amount that stays with the restaurant, counted separately as a cross-check.
  let kept = 0n
  for (const { at, fate, bill, paidAt, refundedMoney } of orders) {
    if (neverPaid.includes(fate) && within(at)) counts.canceled += 1n
    if (within(paidAt)) {
      counts.orders += 1n
      for (const { quantity } of bill.lines) counts.burritos += BigInt(quantity)
      for (const { quantity, unitPrice } of bill.lines) sums.sales += BigInt(quantity) * BigInt(unitPrice)
      sums.discounts -= amountOf(bill, 'discount')
      sums.tax += amountOf(bill, 'tax')
      sums.delivery += amountOf(bill, 'delivery')
      sums.tips += amountOf(bill, 'tip')
      kept += BigInt(bill.total)
    }
    for (const part of refundedMoney) {
      if (!within(part.at)) continue
      sums.refunds += BigInt(part.goods)
      sums.tax -= BigInt(part.tax)
      sums.delivery -= BigInt(part.delivery)
      sums.tips -= BigInt(part.tip)
      kept -= BigInt(part.amount)
    }
  }
  const net = sums.sales - sums.discounts - sums.refunds
  const [twice, by] = [2n * net + counts.orders, 2n * counts.orders]
  return {
    sales: cents(Number(sums.sales)),
    discounts: cents(Number(sums.discounts)),
    refunds: cents(Number(sums.refunds)),
    // Nobody disputes a payment of the demo.
    disputes: cents(0),
    netSales: cents(Number(net)),
    tax: cents(Number(sums.tax)),
    delivery: cents(Number(sums.delivery)),
    tips: cents(Number(sums.tips)),
    total: cents(Number(kept)),
    orders: Number(counts.orders),
    burritos: Number(counts.burritos),
    // BigInt division truncates toward zero, so negative amounts need another formula to round half a cent up.
    average: by === 0n ? null : cents(Number(twice >= 0n ? twice / by : (twice - by + 1n) / by)),
    canceled: Number(counts.canceled),
  }
}

function add(amounts: readonly number[]): Cents {
  let sum = 0
  for (const amount of amounts) sum += amount
  return cents(sum)
}
