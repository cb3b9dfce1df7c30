// The card of an order that is not canceled: its number, the customer's name, its promise and what it cost.
import { formatLineCount } from '#words/orders/order-lines.ts'
import { formatLineDetails } from '#words/menu/changes.ts'
import { sectionOf } from '#domain/menu/menu.ts'
import { canCancelOwn, type TrackedOrder } from '#domain/orders/order.ts'
import { orderAddress, orderAgainAddress } from '#domain/orders/order-addresses.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { PrintReceipt } from '../../receipt/print-receipt.tsx'
import { Amounts } from '../../receipt/amounts.tsx'
import { RefundLines } from '../../receipt/refund-lines.tsx'
import { usePageSections, useRestaurant } from '../../page-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { CancelOwn } from './cancel-own.tsx'
import { movedMessage } from './moved-promise.ts'
import { OrderEta } from './order-eta.tsx'
import { OrderPictures } from './order-pictures.tsx'
import { OrderSteps } from './order-steps.tsx'
import type { SeenOrder } from './seen-order.ts'
import sunScreenStyles from './sun-screen.module.css'
import styles from './order-card.module.css'
import { paidMessage } from '#words/payments/paid.ts'
import { trackerMessages } from '#words/orders/shop/tracker.ts'

interface OrderCardProps {
  order: SeenOrder
  connected: boolean | undefined
  /** The screen of the order's own link has the number in its heading, and needs no link to itself. */
  place: 'complete' | 'order'
  onCanceled: (order: TrackedOrder) => void
}

export function OrderCard({ order, connected, place, onCanceled }: OrderCardProps) {
  const { timeZone } = useRestaurant()
  const front = usePageSections()
  const { lines, status, fulfillment } = order
  const who = trackerMessages.who(order.name, fulfillment)
  const moved = movedMessage(order, timeZone)
  return (
    <div className={sunScreenStyles.orderStand}>
      <OrderPictures items={[...new Set(lines.map((line) => line.item))]} />
      <section className={styles.orderCard} aria-labelledby="order-title">
        {moved && <p className={styles.movedBand}>{moved}</p>}
        <div className={styles.head}>
          <div>
            <h2 className={styles.number} id="order-title">
              {place === 'complete' ? trackerMessages.order(order.number) : who}
            </h2>
            {place === 'complete' && <p className={styles.name}>{who}</p>}
          </div>
          <OrderEta order={order} connected={connected} />
        </div>
        <OrderSteps order={order} />
        {status === 'handed-over' && fulfillment === 'pickup' && (
          <p className={styles.closing}>{trackerMessages.now[fulfillment][status]}</p>
        )}
        <div className={styles.bill}>
          <ul role="list" className={styles.lines}>
            {lines.map((line, at) => (
              <li key={at} className={styles.line}>
                <span>{formatLineCount(line, sectionOf(line.item, front))}</span>{' '}
                <span className="tabular">{formatMoney(line.price)}</span>
                {formatLineDetails(line) && (
                  <small className={styles.changes}>{formatLineDetails(line)}</small>
                )}
              </li>
            ))}
          </ul>
          <div>
            <Amounts amounts={order} className={styles.amounts} />
            <RefundLines order={order} className={styles.amounts} />
            <p className={styles.paid}>{paidMessage(order)}</p>
          </div>
        </div>
        <div className={styles.foot}>
          <CancelOwn order={order} onCanceled={onCanceled} />
          {!canCancelOwn(order) && (
            <ButtonLink className={styles.again} href={orderAgainAddress(order.id)}>
              {trackerMessages.orderAgain}
            </ButtonLink>
          )}
          <div className={styles.links}>
            <AddToCalendar order={order} />
            <PrintReceipt order={{ ...order, name: order.fullName }} />
            {place === 'complete' && (
              <ButtonLink link href={orderAddress(order.id)}>
                {trackerMessages.link}
              </ButtonLink>
            )}
          </div>
        </div>
      </section>
    </div>
  )
}
