// The disputes of an order (R66): what the customer told the bank, what it holds, and until when to answer. The answer is given on
// Stripe's own pages, which have the forms of the banks.
import type { OfficeDispute } from '#domain/payments/dispute-schema.ts'
import { bankHasMoney, isDisputeOver } from '#domain/payments/dispute.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { canRefund } from '#domain/payments/refund.ts'
import { calendarDay, dayAndTime } from '#words/basics/dates.ts'
import { disputeMessages as words } from '#words/payments/staff/disputes.ts'
import { useRestaurant } from '../../shop-front.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { timeSeenFrom } from './order-times.ts'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import styles from './order-refunds.module.css'

export function OrderDisputes({ order }: { order: OfficeOrder }) {
  return (
    <section className={officeStyles.panel} aria-labelledby="order-disputes">
      <h2 className={officeStyles.panelTitle} id="order-disputes">
        {words.title}
      </h2>
      <ul role="list">
        {order.disputes.map((dispute) => (
          <DisputeRow key={dispute.id} order={order} dispute={dispute} />
        ))}
      </ul>
      {bankHasMoney(order) && canRefund(order) && <p>{words.noRefund}</p>}
    </section>
  )
}

function DisputeRow({ order, dispute }: { order: OfficeOrder; dispute: OfficeDispute }) {
  const { timeZone } = useRestaurant()
  const { id, amount, reason, status, respondBy, openedAt } = dispute
  const isUrgent = status === 'needs-answer'
  return (
    <li className={styles.row}>
      <time className="tabular" dateTime={openedAt}>
        {timeSeenFrom(calendarDay(order.timestamp, timeZone), openedAt, timeZone)}
      </time>
      <div>
        <b>{words.amount(formatMoney(amount))}</b>{' '}
        <Chip small tone={isUrgent || status === 'lost' ? 'bad' : 'quiet'}>
          {words.states[status]}
        </Chip>
        <p>
          {words.reasons[reason]} {moneyOf(dispute)}
        </p>
        {isUrgent && respondBy !== null && (
          <p className={styles.failed}>{words.answerBy(dayAndTime(respondBy, timeZone))}</p>
        )}
        {isUrgent && (
          <ButtonLink
            quiet
            href={`https://dashboard.stripe.com/${order.isTestMode ? 'test/' : ''}disputes/${id}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.answer} <span className="visually-hidden">{words.opens}</span>
          </ButtonLink>
        )}
      </div>
      <b className={classNames(styles.amount, 'tabular')}>
        {dispute.withdrawn > 0 && `−${formatMoney(dispute.withdrawn)}`}
      </b>
    </li>
  )
}

function moneyOf({ status, withdrawn }: OfficeDispute): string {
  if (status === 'won') return words.givenBack
  if (withdrawn === 0) return words.nothingTaken
  return isDisputeOver(status) ? words.lost(formatMoney(withdrawn)) : words.taken(formatMoney(withdrawn))
}
