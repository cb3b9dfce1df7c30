// The card of an order that is not canceled: its number, the customer's name, its promise and what it cost.
import { formatLineCount } from '#words/orders/order-lines.ts'
import { formatLineDetails } from '#words/menu/changes.ts'
import { sectionOf } from '#domain/menu/menu.ts'
import type { TrackedOrder } from '#domain/orders/order.ts'
import { orderPath } from '../../paths.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { Amounts } from '../../receipt/amounts.tsx'
import { RefundLines } from '../../receipt/refund-lines.tsx'
import { useFrontSections, useRestaurant } from '../../shop-front.ts'
import { latePart, nothing } from '../../ui/late-part.tsx'
import { CancelOwn } from './cancel-own.tsx'
import './moved-band.css'
import { movedWords } from './moved-promise.ts'
import './order-card.css'
import { OrderEta } from './order-eta.tsx'
import { OrderPictures } from './order-pictures.tsx'
import { OrderSteps } from './order-steps.tsx'
import type { SeenOrder } from './seen-order.ts'
import { paidMessage } from '#words/payments/paid.ts'
import { trackerMessages } from '#words/orders/shop/tracker.ts'

/** The print button is loaded after the screen; while it loads, and when loading fails, there is no button. */
const PrintReceipt = latePart(
  () => import('../../receipt/print-receipt.tsx').then((part) => part.PrintReceipt),
  nothing,
)

interface OrderCardProps {
  order: SeenOrder
  connected: boolean | undefined
  /** The screen of the order's own link has the number in its heading, and needs no link to itself. */
  place: 'complete' | 'order'
  onCanceled: (order: TrackedOrder) => void
}

export function OrderCard({ order, connected, place, onCanceled }: OrderCardProps) {
  const { timeZone } = useRestaurant()
  const front = useFrontSections()
  const { lines, status, fulfillment } = order
  const who = trackerMessages.who(order.name, fulfillment)
  const moved = movedWords(order, timeZone)
  return (
    <div className="order-stand">
      <OrderPictures items={[...new Set(lines.map((line) => line.item))]} />
      <section className="order-card" aria-labelledby="order-title">
        {moved && <p className="moved-band">{moved}</p>}
        <div className="order-card__head">
          <div>
            <h2 className="order-card__number" id="order-title">
              {place === 'complete' ? trackerMessages.order(order.number) : who}
            </h2>
            {place === 'complete' && <p className="order-card__name">{who}</p>}
          </div>
          <OrderEta order={order} connected={connected} />
        </div>
        <OrderSteps order={order} />
        {status === 'handed-over' && fulfillment === 'pickup' && (
          <p className="order-card__closing">{trackerMessages.now[fulfillment][status]}</p>
        )}
        <div className="order-card__bill">
          <ul role="list" className="order-card__lines">
            {lines.map((line, at) => (
              <li key={at} className="order-card__line">
                <span>{formatLineCount(line, sectionOf(line.item, front))}</span>{' '}
                <span className="tabular">{formatMoney(line.price)}</span>
                {formatLineDetails(line) && (
                  <small className="order-card__said">{formatLineDetails(line)}</small>
                )}
              </li>
            ))}
          </ul>
          <div>
            <Amounts amounts={order} className="order-card__amounts" />
            <RefundLines order={order} className="order-card__amounts" />
            <p className="order-card__paid">{paidMessage(order)}</p>
          </div>
        </div>
        <div className="order-card__foot">
          <CancelOwn order={order} onCanceled={onCanceled} />
          <div className="order-card__ways">
            <PrintReceipt order={{ ...order, name: order.fullName }} className="order-card__way" />
            {place === 'complete' && (
              <a className="order-card__way" href={orderPath(order.id)}>
                {trackerMessages.link}
              </a>
            )}
          </div>
        </div>
      </section>
    </div>
  )
}
