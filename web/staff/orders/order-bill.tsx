// The bill of an order in the office, in the order of R62, with the code, what the tax is on, and the part of the tip.
import type { Bill, Charge } from '#domain/orders/bill.ts'
import { formatMoney, formatRate, type Cents } from '#domain/basics/money.ts'
import { refundBillMessages as words } from '#words/payments/staff/refund.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from '../../receipt/amounts.module.css'
import orderStyles from './order.module.css'

export function OrderBill({ order }: { order: Pick<Bill, 'subtotal' | 'charges' | 'total'> }) {
  return (
    <dl className={classNames(styles.amounts, orderStyles.amounts)}>
      <Amount label={words.subtotal} amount={order.subtotal} />
      {order.charges.map((charge) => (
        <Amount key={charge.kind} label={labelOf(charge)} amount={charge.amount} />
      ))}
      <Amount label={words.total} amount={order.total} isTotal />
    </dl>
  )
}

function Amount({ label, amount, isTotal = false }: { label: string; amount: Cents; isTotal?: boolean }) {
  const isLong = isTotal && formatMoney(amount).length > 10
  return (
    <div className={classNames(styles.line, isTotal && styles.total, isLong && styles.totalLong)}>
      <dt>{label}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  )
}

function labelOf(charge: Charge): string {
  switch (charge.kind) {
    case 'discount':
      return words.discount(charge.code)
    case 'tax':
      return words.tax(formatRate(charge.rate), formatMoney(charge.base))
    case 'delivery':
      return words.delivery
    case 'tip':
      return charge.percent === undefined ? words.tip : words.tipOf(charge.percent)
  }
}
