// Says over an order that its money will never move by itself, why, and what the owner can do (trust rule 20).
import { formatMoney } from '#domain/money.ts'
import type { OfficeOrder } from '#domain/office-api.ts'
import { isPaymentFailed } from '#domain/payment.ts'
import { Notice } from '../../ui/notice.tsx'
import { failureWords } from '#words/staff/orders.ts'

export function PaymentFailed({ order }: { order: OfficeOrder }) {
  const { payment, paymentFailure } = order
  if (!paymentFailure || !isPaymentFailed(order)) return null
  const total = formatMoney(order.total)
  const [what, hint] =
    payment === 'refund-failed'
      ? [failureWords.notReturned(total), failureWords.notReturnedHint]
      : [failureWords.notPaid(total), failureWords.notPaidHint]
  return (
    <Notice tone="bad" className="order-failed">
      <b>{what}</b> {failureWords.faults[paymentFailure.fault]} {hint}
    </Notice>
  )
}
