// Says over an order that its money will never move by itself, why, and what the owner can do (trust rule 20).
import { bankHasMoney } from '#domain/payments/dispute.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { isPaymentFailed, setAsideTask } from '#domain/payments/payment.ts'
import { owedRefunds } from '#domain/payments/refund.ts'
import { Notice } from '../../ui/notice.tsx'
import { paymentFailureMessages } from '#words/orders/staff/orders.ts'
import { setAsideMessages } from '#words/payments/staff/set-aside.ts'

/** The payment waits for keys that are no longer set. */
function SetAside({ order }: { order: OfficeOrder }) {
  const task = setAsideTask(order)
  const name = order.setAside?.name
  return (
    <Notice tone="bad">
      <b>{setAsideMessages.lead[task]}</b> {setAsideMessages.why}{' '}
      {order.isTestMode ? setAsideMessages.testHint : setAsideMessages.hint[task]}
      {name && !order.isTestMode && ` ${setAsideMessages.name(name)}`}
    </Notice>
  )
}

export function PaymentFailed({ order }: { order: OfficeOrder }) {
  const { payment, paymentFailure } = order
  if (order.setAside) return <SetAside order={order} />
  if (!paymentFailure || !isPaymentFailed(order)) return null
  const owed = owedRefunds(order.refunds).reduce((sum, { amount }) => sum + amount, 0)
  const backHint = bankHasMoney(order, paymentFailure.reason)
    ? paymentFailureMessages.bankHasIt
    : paymentFailureMessages.notReturnedHint
  const [what, hint] =
    payment === 'refund-failed'
      ? [paymentFailureMessages.notReturned(formatMoney(cents(owed))), backHint]
      : [paymentFailureMessages.notPaid(formatMoney(order.total)), paymentFailureMessages.notPaidHint]
  return (
    <Notice tone="bad">
      <b>{what}</b> {paymentFailureMessages.reasons[paymentFailure.reason]} {hint}
    </Notice>
  )
}
