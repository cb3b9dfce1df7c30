// The refunds of an order: what went back, when, why and by whom; and what to do where the money did not move.
import { bankHasMoney } from '#domain/payments/dispute.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { canRefund, owedRefunds, type OfficeRefund } from '#domain/payments/refund.ts'
import { refundedAmount } from '#domain/payments/refunded.ts'
import { calendarDay } from '#words/basics/dates.ts'
import { paymentFailureMessages } from '#words/orders/staff/orders.ts'
import { refundMessages as words } from '#words/payments/staff/refund.ts'
import { useRestaurant } from '../../shop-front.ts'
import { timeSeenFrom } from './order-times.ts'
import { partsInWords, refunderOf, whatWentBack } from './refund-lines.ts'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import styles from './order-refunds.module.css'

export function OrderRefunds({ order }: { order: OfficeOrder }) {
  const { refunds, total } = order
  const owed = owedRefunds(refunds)
  return (
    <section className={officeStyles.panel} aria-labelledby="order-refunds">
      <div className={styles.head}>
        <h2 className={officeStyles.panelTitle} id="order-refunds">
          {words.list}
        </h2>
        <span className="tabular">
          {words.ofTotal(formatMoney(refundedAmount(refunds)), formatMoney(total))}
        </span>
      </div>
      <ul role="list">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} order={order} refund={refund} isOwed={owed.includes(refund)} />
        ))}
      </ul>
    </section>
  )
}

interface RefundRowProps {
  order: OfficeOrder
  refund: OfficeRefund
  /** It failed, and was not asked for again. */
  isOwed: boolean
}

function RefundRow({ order, refund, isOwed }: RefundRowProps) {
  const { timeZone } = useRestaurant()
  const { at, amount, reason, note, state } = refund
  const by = refunderOf(order, refund)
  const about = [
    partsInWords(refund),
    words.because[reason],
    note && words.said(note),
    by !== undefined && words.by(by),
  ]
  return (
    <li className={styles.row}>
      <time className="tabular" dateTime={at}>
        {timeSeenFrom(calendarDay(order.timestamp, timeZone), at, timeZone)}
      </time>
      <div>
        <b>{whatWentBack(order, refund)}</b>
        {state !== 'sent' && (
          <>
            {' '}
            <Chip small tone={state === 'failed' ? 'bad' : 'quiet'}>
              {words.states[state]}
            </Chip>
          </>
        )}
        <p>{about.filter(Boolean).join(' ')}</p>
        {refund.isStuck && <p className={styles.failed}>{words.stuckHint}</p>}
        {isOwed && (
          <p className={styles.failed}>
            {bankHasMoney(order, refund.failure?.reason)
              ? paymentFailureMessages.bankHasIt
              : words.failedHint(canRefund(order))}
          </p>
        )}
      </div>
      <b className={classNames(styles.amount, 'tabular')}>
        {state === 'failed' ? <s>{formatMoney(amount)}</s> : `−${formatMoney(amount)}`}
      </b>
    </li>
  )
}
