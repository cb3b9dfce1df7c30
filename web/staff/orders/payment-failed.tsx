// Says over an order that its money will never move by itself, why, and what the owner can do (trust rule 20): also that it is
// settled another way.
import { useState } from 'react'
import { bankHasMoney } from '#domain/payments/dispute.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { isPaymentFailed, setAsideTask } from '#domain/payments/payment.ts'
import { owedRefunds } from '#domain/payments/refund.ts'
import { settleFailure } from '../../office-money-api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { errorMessage } from '../error-message.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { useHeadingFocusAfter } from './use-heading-focus-after.ts'
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

interface PaymentFailedProps {
  order: OfficeOrder
  onChanged: () => void
}

export function PaymentFailed({ order, onChanged }: PaymentFailedProps) {
  const { payment, paymentFailure } = order
  useHeadingFocusAfter(order.failureSettledAt !== null)
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
  if (order.failureSettledAt !== null)
    return (
      <Notice tone="info">
        <b>{what}</b> {paymentFailureMessages.reasons[paymentFailure.reason]} {paymentFailureMessages.settled}
      </Notice>
    )
  return (
    <Notice tone="bad" action={<SettleButton order={order} onChanged={onChanged} />}>
      <b>{what}</b> {paymentFailureMessages.reasons[paymentFailure.reason]} {hint}
    </Notice>
  )
}

function SettleButton({ order, onChanged }: PaymentFailedProps) {
  const { busy, run } = useSingleFlight<'settle'>()
  const [failure, setFailure] = useState<string>()
  const settle = () =>
    run('settle', async () => {
      setFailure(undefined)
      try {
        await settleFailure(order.id)
        onChanged()
      } catch (error) {
        setFailure(errorMessage(error, order.number))
      }
    })
  return (
    <>
      <Button quiet busy={busy.has('settle')} onClick={() => void settle()}>
        {paymentFailureMessages.settle}
      </Button>
      {failure && <p>{failure}</p>}
    </>
  )
}
