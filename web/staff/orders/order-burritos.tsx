// What was ordered, at which price, and what it comes to.
import { lineKey } from '#domain/cart.ts'
import { formatMoney } from '#domain/money.ts'
import type { OfficeOrder } from '#domain/office-api.ts'
import { BurritoThumb } from '../../burrito/burrito-thumb.tsx'
import { Amounts } from '../../receipt/amounts.tsx'
import { orderWords } from '#words/staff/orders.ts'

export function OrderBurritos({ order }: { order: OfficeOrder }) {
  return (
    <section className="panel" aria-labelledby="order-burritos">
      <h2 className="panel__title" id="order-burritos">
        {orderWords.burritos}
      </h2>
      <ul role="list" className="order-lines">
        {order.lines.map((line) => (
          <li key={lineKey(line)} className="order-lines__line">
            <BurritoThumb item={line.item} className="order-lines__thumb" />
            <b className="order-lines__count">{line.quantity}</b>
            <span className="order-lines__name">
              {line.shortName.en}
              <small className="order-lines__each tabular">
                {orderWords.each(formatMoney(line.unitPrice))}
              </small>
            </span>
            <span className="order-lines__price tabular">{formatMoney(line.price)}</span>
          </li>
        ))}
      </ul>
      <Amounts amounts={order} className="order-lines__amounts" />
    </section>
  )
}
