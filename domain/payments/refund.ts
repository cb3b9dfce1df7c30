// Partial refunds (R67): what is refunded for units, delivery, tip or an amount. Refunds never exceed the payment, and all
// partial refunds together add up to the whole, to the cent.
import { deliveryOf, discountOf, taxOf, taxOn, tipOf, type Bill, type PricedLine } from '../orders/bill.ts'
import type { refund, refundPartsFields, refundedUnits } from '../orders/order-schema.ts'
import type { officeRefund, refundSelection } from './refund-schema.ts'
import type { Wire } from '../basics/values.ts'
import { netOfUnits } from '../orders/discount.ts'
import { cents, type MilliPercent, type Cents } from '../basics/money.ts'
import type { OrderStatus } from '../orders/order.ts'
import { isPaid, type PaymentState } from './payment.ts'

/** After this many refusals, about a quarter of an hour, the owner is alerted: no brief outage of the gateway lasts as long. */
export const attemptsUntilStuck = 100

export type Refund = Wire<typeof refund>
export type RefundReason = Refund['reason']
export type OfficeRefund = Wire<typeof officeRefund>
export type RefundedUnits = Wire<typeof refundedUnits>
export type RefundParts = { readonly [Part in keyof typeof refundPartsFields]: Cents }

export type RefundSelection = Wire<typeof refundSelection>

/** What remains of an order's money after its refunds. A failed refund does not count. */
export interface Remaining {
  /** Units that have not been refunded, by line. */
  readonly units: readonly number[]
  readonly goods: Cents
  readonly tax: Cents
  readonly delivery: Cents
  readonly tip: Cents
}

type Earlier = Pick<Refund, 'units' | 'goods' | 'tax' | 'delivery' | 'tip' | 'state'>

export function remainingOf(bill: Bill, earlier: readonly Earlier[]): Remaining {
  const counted = earlier.filter(({ state }) => state !== 'failed')
  const less = (whole: number, part: 'goods' | 'tax' | 'delivery' | 'tip') =>
    cents(counted.reduce((remaining, refunded) => remaining - refunded[part], whole))
  const refundedOf = (line: number) =>
    counted
      .flatMap(({ units }) => units)
      .reduce((sum, one) => sum + (one.line === line ? one.quantity : 0), 0)
  return {
    units: bill.lines.map(({ quantity }, line) => quantity - refundedOf(line)),
    goods: less(bill.subtotal - discountOf(bill), 'goods'),
    tax: less(taxOf(bill).amount, 'tax'),
    delivery: less(deliveryOf(bill), 'delivery'),
    tip: less(tipOf(bill), 'tip'),
  }
}

/** True if the order is paid and not canceled: a canceled order is refunded automatically. */
export function canRefund(order: { readonly payment: PaymentState; readonly status: OrderStatus }): boolean {
  return isPaid(order.payment) && order.payment !== 'refunded' && order.status !== 'canceled'
}

export function totalRemaining({ goods, tax, delivery, tip }: Remaining): Cents {
  return cents(goods + tax + delivery + tip)
}

/** The largest refund of an amount without units. It never covers the tip, the delivery fee or the tax on that fee. */
export function maxRefundAmount(bill: Bill, remaining: Remaining): Cents {
  return cents(remaining.goods + taxRefund(bill, remaining, remaining.goods, false))
}

/** Undefined if the selection exceeds what remains, or comes to nothing. */
export function splitRefund(
  bill: Bill,
  remaining: Remaining,
  selection: RefundSelection,
): RefundParts | undefined {
  const parts =
    'amount' in selection
      ? partsOfAmount(bill, remaining, selection.amount)
      : partsOfUnits(bill, remaining, selection)
  return parts && parts.amount > 0 ? parts : undefined
}

/** Whether a refund is of this selection. For units the amount is not compared, because it depends on earlier refunds. */
export function matchesSelection(
  { units, delivery, tip, amount }: Refund,
  selection: RefundSelection,
): boolean {
  if ('amount' in selection)
    return units.length === 0 && delivery === 0 && tip === 0 && amount === selection.amount
  const isSameUnit = (one: RefundedUnits) =>
    selection.units.some(({ line, quantity }) => line === one.line && quantity === one.quantity)
  return (
    units.length === selection.units.length &&
    units.every(isSameUnit) &&
    // The selection may include a fee or a tip of which nothing remained, so that the refund has none.
    (selection.delivery || delivery === 0) &&
    (selection.tip || tip === 0)
  )
}

/** Everything that remains, as for an order that is canceled after it was paid. */
export function fullRefund(remaining: Remaining): RefundParts {
  return withSum(remaining)
}

/**
 * Splits an amount that was refunded on the gateway's own pages, where nobody says what it is for: everything that remains;
 * or an amount as in R67; or, if the amount exceeds the goods, the rest from the delivery fee and then from the tip.
 * Undefined if the amount exceeds what remains.
 */
export function splitGatewayRefund(bill: Bill, remaining: Remaining, amount: Cents): RefundParts | undefined {
  if (amount <= 0 || amount > totalRemaining(remaining)) return undefined
  if (amount === totalRemaining(remaining)) return fullRefund(remaining)
  const goodsAndTax = maxRefundAmount(bill, remaining)
  if (amount <= goodsAndTax) return splitRefund(bill, remaining, { amount })
  const taxOfGoods = goodsAndTax - remaining.goods
  const [beyond, taxOfFee] = [amount - goodsAndTax, remaining.tax - taxOfGoods]
  const isWholeFee = beyond >= remaining.delivery + taxOfFee
  const feeTax = isWholeFee
    ? taxOfFee
    : Math.max(Math.min(taxIn(cents(beyond), taxOf(bill).rate), taxOfFee), beyond - remaining.delivery)
  const delivery = isWholeFee ? remaining.delivery : beyond - feeTax
  return withSum({
    goods: remaining.goods,
    tax: cents(taxOfGoods + feeTax),
    delivery: cents(delivery),
    tip: cents(beyond - feeTax - delivery),
  })
}

function partsOfUnits(
  bill: Bill,
  remaining: Remaining,
  { units, delivery, tip }: Exclude<RefundSelection, { amount: Cents }>,
): RefundParts | undefined {
  const worth = worthOf(bill, remaining, units)
  if (!worth) return undefined
  // An earlier refund of an amount may have used up part of the goods, so that less remains for the last units.
  const goods = cents(Math.min(worth.net, remaining.goods))
  return withSum({
    goods,
    tax: taxRefund(bill, remaining, goods, delivery),
    delivery: delivery ? remaining.delivery : cents(0),
    tip: tip ? remaining.tip : cents(0),
  })
}

/** The price of units before (gross) and after (net) their share of the discount. Undefined if not as many remain. */
export function worthOf(
  bill: Pick<Bill, 'lines'>,
  remaining: Pick<Remaining, 'units'>,
  units: readonly RefundedUnits[],
): { readonly gross: Cents; readonly net: Cents } | undefined {
  if (new Set(units.map(({ line }) => line)).size < units.length) return undefined
  let [gross, net] = [0, 0]
  for (const { line, quantity } of units) {
    const [sold, open] = [bill.lines[line], remaining.units[line]]
    if (!sold || open === undefined || quantity > open || quantity < 0) return undefined
    const before = sold.quantity - open
    gross += sold.unitPrice * quantity
    net += netOfUnits(sold, before + quantity) - netOfUnits(sold, before)
  }
  return { gross: cents(gross), net: cents(net) }
}

function partsOfAmount(bill: Bill, remaining: Remaining, amount: Cents): RefundParts | undefined {
  const largest = maxRefundAmount(bill, remaining)
  if (amount < 0 || amount > largest) return undefined
  const mostTax = largest - remaining.goods
  // Unless everything is refunded, one cent of goods remains, so that some taxed base remains for the remaining tax.
  const mostGoods = remaining.goods - (amount < largest && remaining.goods > 0 ? 1 : 0)
  const tax = Math.max(Math.min(taxIn(amount, taxOf(bill).rate), mostTax), amount - mostGoods)
  return withSum({ goods: cents(amount - tax), tax: cents(tax), delivery: cents(0), tip: cents(0) })
}

/** Tax before minus tax after. The refund that empties the taxed base takes all remaining tax. */
function taxRefund(bill: Bill, remaining: Remaining, goods: Cents, withDelivery: boolean): Cents {
  const { base, rate } = taxOf(bill)
  const isFeeTaxed = base > bill.subtotal - discountOf(bill)
  const fee = isFeeTaxed && !withDelivery ? remaining.delivery : 0
  const after = remaining.goods - goods + fee
  if (after === 0) return isFeeTaxed || goods > 0 ? remaining.tax : cents(0)
  // Earlier refunds of amounts may have taken a cent more tax than they contained, so the difference may be negative.
  const back = remaining.tax - taxOn(cents(after), rate)
  const changes = goods > 0 || (isFeeTaxed && withDelivery && remaining.delivery > 0)
  return cents(changes ? Math.max(back, 0) : 0)
}

/** The tax that an amount contains, with half a cent rounded up. */
export function taxIn(amount: Cents, rate: MilliPercent): Cents {
  const whole = BigInt(100_000 + rate)
  return cents(Number((BigInt(amount) * BigInt(rate) * 2n + whole) / (whole * 2n)))
}

function withSum({ goods, tax, delivery, tip }: Omit<Remaining, 'units'>): RefundParts {
  return { goods, tax, delivery, tip, amount: cents(goods + tax + delivery + tip) }
}

/** The lines of the refunded units, with the refunded quantity and the price before the discount. */
export function refundedLines(bill: Pick<Bill, 'lines'>, { units }: Pick<Refund, 'units'>): PricedLine[] {
  return units.flatMap(({ line, quantity }) => {
    const sold = bill.lines[line]
    return sold ? [{ ...sold, quantity, price: cents(sold.unitPrice * quantity) }] : []
  })
}

/**
 * The failed refunds that were not requested again, oldest first: the owner still has to act on them. A later refund replaces
 * the failed one that is nearest in amount, because rounding may change the same request by a cent. The refund of a canceled
 * order replaces all failed ones. If the later refund fails, too, it is owed instead.
 */
export function owedRefunds(refunds: readonly OfficeRefund[]): readonly OfficeRefund[] {
  let owed: readonly OfficeRefund[] = []
  for (const refund of refunds) {
    const failedBefore = owed.filter(
      ({ failure }) => failure && Date.parse(failure.at) <= Date.parse(refund.at),
    )
    const nearest = failedBefore.toSorted((one, other) => apart(one, refund) - apart(other, refund))[0]
    const madeGood = refund.reason === 'canceled' ? failedBefore : [nearest]
    owed = owed.filter((one) => !madeGood.includes(one))
    if (refund.state === 'failed') owed = [...owed, refund]
  }
  return owed
}

function apart(one: OfficeRefund, other: OfficeRefund): number {
  return Math.abs(one.amount - other.amount)
}
