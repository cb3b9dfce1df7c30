// What was ordered, at which price, and what it comes to.
import { lineKey } from '#domain/cart.ts'
import { textIn } from '#domain/local-text.ts'
import { findItem } from '#domain/menu.ts'
import { formatMoney } from '#domain/money.ts'
import type { OfficeOrder } from '#domain/office-api.ts'
import { ItemThumb } from '../../item/item-thumb.tsx'
import { Amounts } from '../../receipt/amounts.tsx'
import { language } from '#words/locale.ts'
import { orderWords } from '#words/staff/orders.ts'
import { useFrontItems } from '../../shop-front.ts'

export function OrderBurritos({ order }: { order: OfficeOrder }) {
  const menu = useFrontItems()
  return (
    <section className="panel" aria-labelledby="order-burritos">
      <h2 className="panel__title" id="order-burritos">
        {orderWords.burritos}
      </h2>
      <ul role="list" className="order-lines">
        {order.lines.map((line) => (
          <li key={lineKey(line)} className="order-lines__line">
            <ItemThumb look={findItem(menu, line.item)?.look} className="order-lines__thumb" />
            <b className="order-lines__count">{line.quantity}</b>
            <span className="order-lines__name">
              {textIn(line.shortName, language)}
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
