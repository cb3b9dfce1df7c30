// One line for the owner when the money of some orders will never move by itself (trust rule 20).
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { orderList } from '../orders/order-list.ts'
import { addressOf, plainView, queryOf } from '../orders/orders-address.ts'
import { staffWords } from '#words/staff/home.ts'

/** Of a week: older ones have been looked after, or stand in the order book. */
const failed = { ...plainView, days: { kind: '7-days' }, status: 'payment-failed' } as const

export function FailedPayments() {
  const { data: found } = useQuery(orderList(queryOf(failed)))
  if (!found || found.count === 0) return null
  return (
    <Notice
      tone="bad"
      className="staff-home__notice"
      action={<ButtonLink href={addressOf(failed)}>{staffWords.showFailed}</ButtonLink>}
    >
      <b>{staffWords.paymentsFailed(found.count)}</b> {staffWords.paymentsFailedHint}
    </Notice>
  )
}
