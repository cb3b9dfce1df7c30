// What happened to the money of an order after it was paid: its refunds, and its disputes (R66). A dispute is answered on
// Stripe's own pages, which have the forms of the banks.
import type { ReactNode } from 'react'
import type { OfficeDispute } from '#domain/payments/dispute-schema.ts'
import { bankHasMoney, isDisputeOver } from '#domain/payments/dispute.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { canRefund, owedRefunds, type OfficeRefund } from '#domain/payments/refund.ts'
import { refundedAmount } from '#domain/payments/refunded.ts'
import { calendarDay, dayAndTime } from '#words/basics/dates.ts'
import { paymentFailureMessages } from '#words/orders/staff/orders.ts'
import { disputeMessages } from '#words/payments/staff/disputes.ts'
import { refundMessages as words } from '#words/payments/staff/refund.ts'
import { useRestaurant } from '../../page-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { timeSeenFrom } from './order-times.ts'
import { formatParts, refunderOf, whatWasRefunded } from './refund-lines.ts'
import styles from './order-money.module.css'

export function OrderRefunds({ order }: { order: OfficeOrder }) {
  const { refunds, total } = order
  const owed = owedRefunds(refunds)
  const sum = words.ofTotal(formatMoney(refundedAmount(refunds)), formatMoney(total))
  return (
    <Panel title={words.list} actions={<span className="tabular">{sum}</span>}>
      <ul role="list">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} order={order} refund={refund} isOwed={owed.includes(refund)} />
        ))}
      </ul>
    </Panel>
  )
}

interface RefundRowProps {
  order: OfficeOrder
  refund: OfficeRefund
  /** It failed, and was not requested again. */
  isOwed: boolean
}

function RefundRow({ order, refund, isOwed }: RefundRowProps) {
  const { at, amount, reason, note, state } = refund
  const by = refunderOf(order, refund)
  const about = [
    formatParts(refund),
    words.because[reason],
    note && words.said(note),
    by !== undefined && words.by(by),
  ]
  return (
    <MoneyRow
      order={order}
      at={at}
      what={whatWasRefunded(order, refund)}
      state={state === 'sent' ? undefined : words.states[state]}
      isBad={state === 'failed'}
      amount={state === 'failed' ? <s>{formatMoney(amount)}</s> : `−${formatMoney(amount)}`}
    >
      <p>{about.filter(Boolean).join(' ')}</p>
      {refund.isStuck && <p className={styles.failed}>{words.stuckHint}</p>}
      {isOwed && (
        <p className={styles.failed}>
          {bankHasMoney(order, refund.failure?.reason)
            ? paymentFailureMessages.bankHasIt
            : words.failedHint(canRefund(order))}
        </p>
      )}
    </MoneyRow>
  )
}

/** What the customer told the bank, what the bank holds, and until when to answer. */
export function OrderDisputes({ order }: { order: OfficeOrder }) {
  return (
    <Panel title={disputeMessages.title}>
      <ul role="list">
        {order.disputes.map((dispute) => (
          <DisputeRow key={dispute.id} order={order} dispute={dispute} />
        ))}
      </ul>
      {bankHasMoney(order) && canRefund(order) && <p>{disputeMessages.noRefund}</p>}
    </Panel>
  )
}

function DisputeRow({ order, dispute }: { order: OfficeOrder; dispute: OfficeDispute }) {
  const { timeZone } = useRestaurant()
  const { id, amount, reason, status, respondBy, openedAt, withdrawn } = dispute
  const isUrgent = status === 'needs-answer'
  return (
    <MoneyRow
      order={order}
      at={openedAt}
      what={disputeMessages.amount(formatMoney(amount))}
      state={disputeMessages.states[status]}
      isBad={isUrgent || status === 'lost'}
      amount={withdrawn > 0 && `−${formatMoney(withdrawn)}`}
    >
      <p>
        {disputeMessages.reasons[reason]} {moneyOf(dispute)}
      </p>
      {isUrgent && respondBy !== null && (
        <p className={styles.failed}>{disputeMessages.answerBy(dayAndTime(respondBy, timeZone))}</p>
      )}
      {isUrgent && (
        <ButtonLink
          quiet
          href={`https://dashboard.stripe.com/${order.isTestMode ? 'test/' : ''}disputes/${id}`}
          target="_blank"
          rel="noreferrer"
        >
          {disputeMessages.answer} <span className="visually-hidden">{disputeMessages.opens}</span>
        </ButtonLink>
      )}
    </MoneyRow>
  )
}

function moneyOf({ status, withdrawn }: OfficeDispute): string {
  if (status === 'won') return disputeMessages.givenBack
  if (withdrawn === 0) return disputeMessages.nothingTaken
  const taken = formatMoney(withdrawn)
  return isDisputeOver(status) ? disputeMessages.lost(taken) : disputeMessages.taken(taken)
}

interface MoneyRowProps {
  order: OfficeOrder
  at: string
  what: string
  state: string | undefined
  isBad: boolean
  amount: ReactNode
  children: ReactNode
}

function MoneyRow({ order, at, what, state, isBad, amount, children }: MoneyRowProps) {
  const { timeZone } = useRestaurant()
  return (
    <li className={styles.row}>
      <time className="tabular" dateTime={at}>
        {timeSeenFrom(calendarDay(order.timestamp, timeZone), at, timeZone)}
      </time>
      <div>
        <b>{what}</b>{' '}
        {state !== undefined && (
          <Chip small tone={isBad ? 'bad' : 'quiet'}>
            {state}
          </Chip>
        )}
        {children}
      </div>
      <b className={styles.amount}>{amount}</b>
    </li>
  )
}
