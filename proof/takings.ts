// What the till must hold: the oracle's amounts, added up by day, by burrito and by choice, beside what the report says.
import type { SalesFigures, SalesReply } from '../domain/office-api.ts'
import type { Way } from '../domain/ways.ts'
import { burritos, extras, salsas, unitOf, workOut } from './price-oracle.ts'
import type { Bought } from './priced-orders.ts'

interface Sum {
  orders: bigint
  burritos: bigint
  beforeTax: bigint
  tax: bigint
  delivery: bigint
  revenue: bigint
}

export interface Takings {
  orders(): number
  revenue(): bigint
  /** With a restaurant in UTC, whose day starts at four in the morning. */
  add(timestamp: string, bought: Bought, way: Way): void
  /** Every figure of the report that is not ours. */
  compare(report: SalesReply): string[]
}

const nothing = (): Sum => ({
  orders: 0n,
  burritos: 0n,
  beforeTax: 0n,
  tax: 0n,
  delivery: 0n,
  revenue: 0n,
})
const fourHours = 4 * 60 * 60 * 1000

export function createTakings(): Takings {
  const all = nothing()
  const days = new Map<string, Sum>()
  const ways: Record<Way, Sum> = { delivery: nothing(), pickup: nothing() }
  const kinds = new Map<string, Sum>(burritos.map((item) => [item, nothing()]))
  // Every burrito comes with medium salsa: that is no choice.
  const onTop = [...salsas.filter((salsa) => salsa !== 'salsa-medium'), ...Object.keys(extras)]
  const chosen = new Map<string, bigint>(onTop.map((choice) => [choice, 0n]))

  return {
    orders: () => Number(all.orders),
    revenue: () => all.revenue,

    add(timestamp, { lines, prices, fee }, way) {
      const { subtotal, tax, delivery, total } = workOut(lines, prices, fee)
      const day = new Date(Date.parse(timestamp) - fourHours).toISOString().slice(0, 10)
      const ofDay = days.get(day) ?? nothing()
      days.set(day, ofDay)
      for (const sum of [all, ofDay]) {
        sum.orders += 1n
        sum.beforeTax += BigInt(subtotal)
        sum.tax += BigInt(tax)
        sum.delivery += BigInt(delivery)
        sum.revenue += BigInt(total)
        for (const { quantity } of lines) sum.burritos += BigInt(quantity)
      }
      ways[way].orders += 1n
      ways[way].revenue += BigInt(total)
      for (const line of lines) {
        const kind = kinds.get(line.item) ?? nothing()
        const quantity = BigInt(line.quantity)
        kind.burritos += quantity
        kind.beforeTax += quantity * unitOf(line, prices)
        for (const { id, count } of line.choices ?? [])
          if (chosen.has(id)) chosen.set(id, (chosen.get(id) ?? 0n) + quantity * BigInt(count))
      }
    },

    compare(report) {
      const ofKinds = report.burritos.flatMap(({ item, burritos: count, beforeTax }) =>
        kinds.get(item)?.burritos === BigInt(count) && kinds.get(item)?.beforeTax === BigInt(beforeTax)
          ? []
          : [item],
      )
      const ofWays = report.ways.flatMap(({ way, orders, revenue }) =>
        ways[way].orders === BigInt(orders) && ways[way].revenue === BigInt(revenue) ? [] : [way],
      )
      const ofChoices = report.choices.flatMap(({ choice, count, added }) => {
        const times = chosen.get(choice)
        const isOurs = times === BigInt(count) && times * BigInt(extras[choice] ?? 0) === BigInt(added)
        return isOurs ? [] : [choice]
      })
      const hours = report.hours.reduce((sum, { revenue }) => sum + BigInt(revenue), 0n)
      return [
        ...differences('all', all, report.total),
        ...report.days.flatMap((day) => differences(day.day, days.get(day.day) ?? nothing(), day)),
        ...ofKinds,
        ...ofWays,
        ...ofChoices,
        ...(report.choices.length === chosen.size ? [] : ['a choice is missing']),
        ...(report.ways.length === 2 ? [] : ['a way is missing']),
        ...(report.burritos.length === burritos.length ? [] : ['a burrito is missing']),
        ...(hours === all.revenue ? [] : ['hours']),
      ]
    },
  }
}

function differences(of: string, sum: Sum, said: SalesFigures): string[] {
  const figures = Object.keys(sum) as (keyof Sum)[]
  return figures.filter((figure) => sum[figure] !== BigInt(said[figure])).map((figure) => `${of} ${figure}`)
}

export function sayTakings({ orders, revenue }: Takings): string {
  return `${orders()} orders and ${revenue()} cents`
}
