// Computes the sales of the generated year independently of the server's code: by plain loops and a table of UTC offsets.
import { taxOf } from '../domain/bill.ts'
import type { ItemId } from '../domain/menu.ts'
import { cents, type Cents } from '../domain/money.ts'
import type { SalesFigures, SalesPeriod, SalesReply } from '../domain/office-api.ts'
import { fallBack, hour, springForward, type YearsOrder } from './sales-year.ts'

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

/** The moment with the same wall-clock time, some days ago; where there are two, the one with the offset of `now`. */
function sameWallClock(now: number, days: number): number {
  const wall = now + offsetAt(now) - days * day
  const candidates = [offsetAt(now), -7 * hour, -8 * hour].map((offset) => ({
    offset,
    moment: wall - offset,
  }))
  const there = candidates.find(({ offset, moment }) => offsetAt(moment) === offset)
  // The clocks skipped this time: the winter offset goes on.
  return there ? there.moment : wall + 8 * hour
}

const salsa = { id: 'salsa', name: { en: 'Salsa' } }
const extras = { id: 'extras', name: { en: 'Extras' } }

/** By R57; every burrito comes with medium salsa, which is no choice. */
const choicesOnOffer = [
  ['salsa-mild', 'Mild', salsa, 0],
  ['salsa-hot', 'Hot', salsa, 0],
  ['salsa-none', 'No salsa', salsa, 0],
  ['extras-guacamole', 'Guacamole', extras, 150],
  ['extras-cheese', 'Cheese', extras, 75],
  ['extras-sour-cream', 'Sour cream', extras, 75],
  ['extras-double-filling', 'Double filling', extras, 300],
] as const

const chargedFates = ['on-its-way', 'captured', 'to-refund', 'refunded', 'refund-failed']

export function expectedSales(
  orders: readonly YearsOrder[],
  asked: { from: number; to: number } | SalesPeriod,
  now: number,
  names: Readonly<Record<string, string>>,
): SalesReply {
  const today = dayOf(now)
  const lengths = { today: 1, '7-days': 7, '30-days': 30 }
  const { from, to } = typeof asked === 'string' ? { from: today - lengths[asked] + 1, to: today } : asked
  const length = to - from + 1
  const back = length === 1 ? 7 : length
  const soFar = from <= today && today <= to
  const until = soFar ? sameWallClock(now, back) : Number.POSITIVE_INFINITY

  const daysFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, after) => ({
      day: dayText(first + after),
      leftOut: 0,
      ...figures(orders, first + after, first + after),
    }))
  const charged = orders.filter(
    ({ at, fate }) => chargedFates.includes(fate) && dayOf(at) >= from && dayOf(at) <= to,
  )
  return {
    from: dayText(from),
    to: dayText(to),
    today: dayText(today),
    total: figures(orders, from, to),
    before: {
      from: dayText(from - back),
      to: dayText(to - back),
      soFar,
      total: figures(orders, from - back, to - back, until),
    },
    days: daysFrom(from, length),
    leadUp: length === 1 ? daysFrom(from - 13, 13) : [],
    hours: Array.from({ length: 24 }, (_, after) => {
      const ofHour = charged.filter(({ at }) => wallAt(at).hour === (after + 4) % 24)
      return {
        hour: (after + 4) % 24,
        revenue: add(ofHour.map(({ bill }) => bill.total)),
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
        beforeTax: add(lines.map(({ quantity, unitPrice }) => quantity * unitPrice)),
      }
    }),
    choices: choicesOnOffer.map(([choice, name, group, price]) => {
      const lines = charged
        .flatMap(({ bill }) => bill.lines)
        .filter((line) => line.choices?.some(({ id }) => id === choice))
      const count = add(lines.map(({ quantity }) => quantity))
      return { choice, name: { en: name }, group, count, added: cents(count * price) }
    }),
    ways: (['delivery', 'pickup'] as const).map((way) => {
      const gone = charged.filter((order) => order.way === way)
      return { way, orders: gone.length, revenue: add(gone.map(({ bill }) => bill.total)) }
    }),
  }
}

function figures(
  orders: readonly YearsOrder[],
  from: number,
  to: number,
  until = Number.POSITIVE_INFINITY,
): SalesFigures {
  const within = (moment: number) => moment <= until && dayOf(moment) >= from && dayOf(moment) <= to
  const sums = {
    revenue: 0n,
    beforeTax: 0n,
    tax: 0n,
    delivery: 0n,
    refunds: 0n,
    refundedTax: 0n,
    orders: 0n,
    burritos: 0n,
  }
  for (const { at, fate, bill, returnedAt } of orders) {
    if (chargedFates.includes(fate) && within(at)) {
      sums.orders += 1n
      const fee = bill.charges.find(({ kind }) => kind === 'delivery')?.amount ?? 0
      sums.delivery += BigInt(fee)
      sums.revenue += BigInt(bill.subtotal) + BigInt(taxOf(bill).amount) + BigInt(fee)
      sums.beforeTax += BigInt(bill.subtotal)
      sums.tax += BigInt(taxOf(bill).amount)
      for (const { quantity } of bill.lines) sums.burritos += BigInt(quantity)
    }
    if (fate === 'refunded' && within(returnedAt)) {
      sums.refunds += BigInt(bill.total)
      sums.refundedTax += BigInt(taxOf(bill).amount)
    }
  }
  return {
    revenue: cents(Number(sums.revenue)),
    beforeTax: cents(Number(sums.beforeTax)),
    tax: cents(Number(sums.tax)),
    delivery: cents(Number(sums.delivery)),
    refunds: cents(Number(sums.refunds)),
    refundedTax: cents(Number(sums.refundedTax)),
    orders: Number(sums.orders),
    burritos: Number(sums.burritos),
    average:
      sums.orders === 0n ? null : cents(Number((2n * sums.revenue + sums.orders) / (2n * sums.orders))),
  }
}

function add(amounts: readonly number[]): Cents {
  let sum = 0
  for (const amount of amounts) sum += amount
  return cents(sum)
}
