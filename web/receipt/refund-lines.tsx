// Under the total, what was refunded since, and what the restaurant retains (R67): as the customer's order and the receipt show it.
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { TrackedOrder } from '#domain/orders/order.ts'
import { refundedAmount } from '#domain/payments/refunded.ts'
import { paidAfter, refundLabel } from '#words/payments/refund-lines.ts'
import { quoted } from '#words/menu/changes.ts'
import { useRestaurant } from '../page-data.ts'
import { Amount, AmountList } from './amounts.tsx'

interface RefundLinesProps {
  order: Pick<TrackedOrder, 'lines' | 'total' | 'refunds'>
  isOneInk?: boolean
  className?: string | undefined
}

/** Nothing without a refund; a refund that failed counts as none. */
export function RefundLines({ order, ...list }: RefundLinesProps) {
  const { timeZone } = useRestaurant()
  const refunds = order.refunds.filter(({ state }) => state !== 'failed')
  if (refunds.length === 0) return null
  return (
    <AmountList isSecond {...list}>
      {refunds.map((refund) => (
        <Amount
          key={refund.id}
          look="refund"
          label={
            <>
              {refundLabel(refund, order.lines, timeZone)}
              {refund.note && <small>{quoted(refund.note)}</small>}
            </>
          }
        >
          {formatMoney(cents(0 - refund.amount))}
        </Amount>
      ))}
      <Amount label={paidAfter} look="total">
        {formatMoney(cents(order.total - refundedAmount(refunds)))}
      </Amount>
    </AmountList>
  )
}
