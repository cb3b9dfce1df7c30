// What the till must hold: the oracle's amounts, added up by day, by burrito and by choice, beside what the report says.
import type { SalesFigures, SalesReply } from '../domain/office-api.ts'
import type { Way } from '../domain/ways.ts'
import { netUnits } from '../test-support/refund-oracle.ts'
import { burritos, extras, salsas, unitOf, workOut, type Line, type PriceList } from './price-oracle.ts'
import type { Bought } from './priced-orders.ts'

interface Sum {
  orders: bigint
  burritos: bigint
  sales: bigint
  discounts: bigint
  netSales: bigint
  tax: bigint
  delivery: bigint
  tips: bigint
  total: bigint
}

export interface Takings {
  orders(): number
  total(): bigint
  /** With a restaurant in UTC, whose day starts at four in the morning. */
  add(timestamp: string, bought: Bought, more: { readonly way: Way; readonly code: string | undefined }): void
  /** Every figure of the report that is not ours. */
  compare(report: SalesReply): string[]
}

const nothing = (): Sum => ({
  orders: 0n,
  burritos: 0n,
  sales: 0n,
  discounts: 0n,
  netSales: 0n,
  tax: 0n,
  delivery: 0n,
  tips: 0n,
  total: 0n,
})
const fourHours = 4 * 60 * 60 * 1000

export function createTakings(): Takings {
  const all = nothing()
  const days = new Map<string, Sum>()
  const ways: Record<Way, Sum> = { delivery: nothing(), pickup: nothing() }
  const codes = new Map<string, Sum>()
  const kinds = new Map<string, Sum>(burritos.map((item) => [item, nothing()]))
  // Every burrito comes with medium salsa: that is no choice.
  const onTop = [...salsas.filter((salsa) => salsa !== 'salsa-medium'), ...Object.keys(extras)]
  const chosen = new Map<string, bigint>(onTop.map((choice) => [choice, 0n]))

  return {
    orders: () => Number(all.orders),
    total: () => all.total,

    add(timestamp, { lines, prices, fee, ...codeAndTip }, { way, code }) {
      const { subtotal, discount, tax, delivery, tip, total } = workOut(lines, prices, fee, codeAndTip)
      const day = new Date(Date.parse(timestamp) - fourHours).toISOString().slice(0, 10)
      const ofDay = days.get(day) ?? nothing()
      days.set(day, ofDay)
      for (const sum of [all, ofDay]) {
        sum.orders += 1n
        sum.sales += BigInt(subtotal)
        sum.discounts += BigInt(discount)
        sum.netSales += BigInt(subtotal - discount)
        sum.tax += BigInt(tax)
        sum.delivery += BigInt(delivery)
        sum.tips += BigInt(tip)
        sum.total += BigInt(total)
        for (const { quantity } of lines) sum.burritos += BigInt(quantity)
      }
      ways[way].orders += 1n
      ways[way].netSales += BigInt(subtotal - discount)
      ways[way].tips += BigInt(tip)
      if (code !== undefined) {
        const ofCode = codes.get(code) ?? nothing()
        codes.set(code, ofCode)
        ofCode.orders += 1n
        ofCode.discounts += BigInt(discount)
      }
      // Equal remainders of a discount go by the order of the menu.
      const listed = burritos.flatMap((item) => lines.filter((line) => line.item === item))
      const nets = netLines(listed, prices, discount)
      for (const [at, line] of listed.entries()) {
        const kind = kinds.get(line.item) ?? nothing()
        const quantity = BigInt(line.quantity)
        kind.burritos += quantity
        kind.netSales += nets[at] ?? 0n
        for (const { id, count } of line.choices ?? [])
          if (chosen.has(id)) chosen.set(id, (chosen.get(id) ?? 0n) + quantity * BigInt(count))
      }
    },

    compare(report) {
      const ofKinds = report.burritos.flatMap(({ item, burritos: count, sold }) =>
        kinds.get(item)?.burritos === BigInt(count) && kinds.get(item)?.netSales === BigInt(sold)
          ? []
          : [item],
      )
      const ofWays = report.ways.flatMap(({ way, orders, sold, tips }) => {
        const { orders: count, netSales, tips: given } = ways[way]
        return count === BigInt(orders) && netSales === BigInt(sold) && given === BigInt(tips) ? [] : [way]
      })
      const ofCodes = report.codes.flatMap(({ code, orders, discounts }) => {
        const of = codes.get(code)
        return of?.orders === BigInt(orders) && of.discounts === BigInt(discounts) ? [] : [code]
      })
      const ofChoices = report.choices.flatMap(({ choice, count, added }) => {
        const times = chosen.get(choice)
        const isOurs = times === BigInt(count) && times * BigInt(extras[choice] ?? 0) === BigInt(added)
        return isOurs ? [] : [choice]
      })
      const hours = report.hours.reduce((sum, { sold }) => sum + BigInt(sold), 0n)
      return [
        ...differences('all', all, report.total),
        ...report.days.flatMap((day) => differences(day.day, days.get(day.day) ?? nothing(), day)),
        ...ofKinds,
        ...ofWays,
        ...ofCodes,
        ...ofChoices,
        ...(report.choices.length === chosen.size ? [] : ['a choice is missing']),
        ...(report.codes.length === codes.size ? [] : ['a code is missing']),
        ...(report.ways.length === 2 ? [] : ['a way is missing']),
        ...(report.burritos.length === burritos.length ? [] : ['a burrito is missing']),
        ...(hours === all.netSales ? [] : ['hours']),
      ]
    },
  }
}

/** What each line costs with its share of the discount, unit by unit. */
function netLines(lines: readonly Line[], prices: PriceList, discount: number): bigint[] {
  const priced = lines.map((line) => ({ unitPrice: Number(unitOf(line, prices)), quantity: line.quantity }))
  if (discount === 0) return priced.map(({ unitPrice, quantity }) => BigInt(unitPrice) * BigInt(quantity))
  const units = netUnits({ lines: priced, discount, rate: 0, fee: 0, isFeeTaxed: false, tip: 0 })
  return units.map((nets) => nets.reduce((sum, net) => sum + net, 0n))
}

function differences(of: string, sum: Sum, said: SalesFigures): string[] {
  const figures = Object.keys(sum) as (keyof Sum)[]
  return figures.filter((figure) => sum[figure] !== BigInt(said[figure])).map((figure) => `${of} ${figure}`)
}

export function sayTakings({ orders, total }: Takings): string {
  return `${orders()} orders and ${total()} cents`
}
