// What went back of every order, added up from the database and held against the bill and against the gateway's book.
import { read } from './due-money.ts'
import type { Hold } from './gateway.ts'
import { readPricedOrders } from './priced-orders.ts'
import type { Place } from './set-up.ts'

export interface RefundsVerdict {
  readonly over: number
  /** Of an order that went back whole, the parts of the tax are not its tax; or a refund is not the sum of its parts. */
  readonly taxOff: number
  /** What the restaurant believes to be sent is not what the gateway sent, each under its key, once. */
  readonly untrue: number
  readonly emptied: number
}

type Part = 'goods' | 'tax' | 'delivery' | 'tip' | 'amount'
type RefundRow = Record<'order' | 'payment' | 'key', string> & Record<Part, number | string>

const everyRefund = `select orders.id as "order", orders.idempotency_key as payment, refunds.key, refunds.goods,
  refunds.tax, refunds.delivery, refunds.tip, refunds.amount from refunds
  join orders on orders.seq = refunds.order_seq where refunds.state <> 'failed'`

export async function judgeRefunds(place: Place, book: readonly Hold[]): Promise<RefundsVerdict> {
  const refundsOf = Map.groupBy(await read<RefundRow>(place, everyRefund), ({ order }) => order)
  const holds = new Map(book.map((hold) => [hold.key, hold]))
  const verdict = { over: 0, taxOff: 0, untrue: 0, emptied: 0 }
  for (const order of await readPricedOrders(place)) {
    const refunds = refundsOf.get(order.id) ?? []
    const back = (part: Part) => refunds.reduce((sum, refund) => sum + Number(refund[part]), 0)
    const limits = [
      [back('amount'), order.total],
      [back('goods'), order.subtotal - order.discount],
      [back('tax'), order.tax],
      [back('delivery'), order.delivery],
      [back('tip'), order.tip],
    ] as const
    if (limits.some(([sum, most]) => sum > most)) verdict.over += 1
    const isWhole = back('amount') === order.total && refunds.length > 0
    if (isWhole) verdict.emptied += 1
    const isOff = (isWhole && limits.some(([sum, most]) => sum !== most)) || !refunds.every(isSumOfParts)
    if (isOff) verdict.taxOff += 1
    if (refunds.length > 0 && !isSentAs(refunds, holds.get(refunds[0]?.payment ?? ''))) verdict.untrue += 1
  }
  return verdict
}

function isSumOfParts({ goods, tax, delivery, tip, amount }: RefundRow): boolean {
  return Number(goods) + Number(tax) + Number(delivery) + Number(tip) === Number(amount)
}

function isSentAs(refunds: readonly RefundRow[], hold: Hold | undefined): boolean {
  const sent = Object.entries(hold?.refunds ?? {})
  return (
    sent.length === refunds.length &&
    sent.every(([key, { amount, times }]) =>
      refunds.some((refund) => times === 1 && refund.key === key && Number(refund.amount) === amount),
    )
  )
}
