// The latest order: its number, who it is for, how far it is, and what it cost.
import type { OrderId, TrackedOrder } from '#domain/order.ts'
import { formatMoney, formatRate } from '#domain/money.ts'
import { Refusal } from '../../api.ts'
import { Beans } from '../../ui/beans.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NoOrder } from './no-order.tsx'
import './order-card.css'
import { OrderPictures } from './order-pictures.tsx'
import { OrderSteps } from './order-steps.tsx'
import { useTrackedOrder } from './use-tracked-order.ts'
import { completeWords } from './words.ts'

export function LatestOrder({ id }: { id: OrderId }) {
  const [answer, again] = useTrackedOrder(id)
  if (answer.state === 'ready') return <OrderCard order={answer.value} />
  if (answer.state === 'loading') {
    return (
      <section className="order-card order-card--plain" role="status">
        <div className="late-part__wait">
          <Beans />
          <p>{completeWords.loading}</p>
        </div>
      </section>
    )
  }
  if (answer.error instanceof Refusal && answer.error.code === 'not-found') {
    return <NoOrder words={completeWords.lostOrder} />
  }
  const retry = (
    <Button small onClick={again}>
      {completeWords.again}
    </Button>
  )
  return (
    <section className="order-card order-card--plain">
      <Notice tone="bad" action={retry}>
        <b>{completeWords.failed}</b> {completeWords.safe}
      </Notice>
    </section>
  )
}

function OrderCard({ order }: { order: TrackedOrder }) {
  const { lines, status } = order
  return (
    <div className="complete__order">
      <OrderPictures items={lines.map((line) => line.item)} />
      <section className="order-card" aria-labelledby="order-title">
        <div className="order-card__head">
          <div>
            <h2 className="order-card__number" id="order-title">
              {completeWords.order(order.number)}
            </h2>
            <p className="order-card__name">{order.name}</p>
          </div>
          <p className={`order-card__status order-card__status--${status}`}>{completeWords.status[status]}</p>
        </div>
        {status === 'cancelled' ? (
          <p className="order-card__note">{completeWords.cancelled}</p>
        ) : (
          <OrderSteps status={status} timestamp={order.timestamp} />
        )}
        <div className="order-card__foot">
          <ul className="order-card__lines">
            {lines.map((line) => (
              <li key={line.item}>{completeWords.line(line.quantity, line.name)}</li>
            ))}
          </ul>
          <dl className="order-card__amounts tabular">
            <Amount label="Subtotal" value={formatMoney(order.subtotal)} />
            <Amount label={`Tax ${formatRate(order.taxRate)}`} value={formatMoney(order.tax)} />
            <Amount label="Total" value={formatMoney(order.total)} />
          </dl>
        </div>
      </section>
    </div>
  )
}

function Amount({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
