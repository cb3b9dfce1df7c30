// Under the total, what went back since, and what was kept (R67): as the customer's order and the receipt show it.
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { TrackedOrder } from '#domain/orders/order.ts'
import { refundedAmount } from '#domain/payments/refunded.ts'
import { paidAfter, refundLabel } from '#words/payments/refund-lines.ts'
import { quoted } from '#words/menu/changes.ts'
import { useRestaurant } from '../shop-front.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './amounts.module.css'

interface RefundLinesProps {
  order: Pick<TrackedOrder, 'lines' | 'total' | 'refunds'>
  isOneInk?: boolean
  className?: string | undefined
}

/** Nothing where nothing went back; a refund that failed took nothing. */
export function RefundLines({ order, isOneInk = false, className }: RefundLinesProps) {
  const { timeZone } = useRestaurant()
  const refunds = order.refunds.filter(({ state }) => state !== 'failed')
  if (refunds.length === 0) return null
  return (
    <dl className={classNames(styles.amounts, styles.amountsRefunds, isOneInk && styles.oneInk, className)}>
      {refunds.map((refund) => (
        <div key={refund.id} className={classNames(styles.line, styles.refund)}>
          <dt>
            {refundLabel(refund, order.lines, timeZone)}
            {refund.note && <small>{quoted(refund.note)}</small>}
          </dt>
          <dd>{formatMoney(cents(0 - refund.amount))}</dd>
        </div>
      ))}
      <div className={classNames(styles.line, styles.total)}>
        <dt>{paidAfter}</dt>
        <dd>{formatMoney(cents(order.total - refundedAmount(refunds)))}</dd>
      </div>
    </dl>
  )
}
