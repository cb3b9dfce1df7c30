// What was ordered, at which price, and what it comes to.
import { lineKey } from '#domain/menu/requested-item.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { LineChange } from '#domain/menu/configured-item.ts'
import { findItem } from '#domain/menu/menu.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { ItemThumb } from '../../item/item-thumb.tsx'
import { remainingOf } from '#domain/payments/refund.ts'
import { OrderBill } from './order-bill.tsx'
import { language } from '#words/basics/locale.ts'
import { officeOrderMessages } from '#words/orders/staff/orders.ts'
import { refundMessages } from '#words/payments/staff/refund.ts'
import { useFrontItems } from '../../shop-front.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import orderStyles from './order.module.css'
import styles from './order-changes.module.css'

const changeLooks: Readonly<Record<string, string | undefined>> = {
  add: styles.changeAdd,
  no: styles.changeNo,
  word: styles.changeWord,
}

export function OrderBurritos({ order }: { order: OfficeOrder }) {
  const menu = useFrontItems()
  const left = remainingOf(order, order.refunds)
  return (
    <section className={officeStyles.panel} aria-labelledby="order-burritos">
      <h2 className={officeStyles.panelTitle} id="order-burritos">
        {officeOrderMessages.burritos}
      </h2>
      <ul role="list" className={orderStyles.orderLines}>
        {order.lines.map((line, at) => (
          <li key={lineKey(line)} className={orderStyles.line}>
            <ItemThumb look={findItem(menu, line.item)?.look} className={orderStyles.thumb} />
            <b className={orderStyles.count}>{line.quantity}</b>
            <div className={orderStyles.name}>
              {textInLanguage(line.shortName, language)}
              {line.changes && <Changes changes={line.changes} />}
              <small className={classNames(orderStyles.each, 'tabular')}>
                {officeOrderMessages.each(formatMoney(line.unitPrice))}
              </small>
              <RefundedUnits count={line.quantity - (left.units[at] ?? 0)} />
              {line.note !== undefined && (
                <small className={styles.orderLinesNote}>{officeOrderMessages.kitchenNote(line.note)}</small>
              )}
            </div>
            <span className={classNames(orderStyles.price, 'tabular')}>{formatMoney(line.price)}</span>
          </li>
        ))}
      </ul>
      <OrderBill order={order} />
    </section>
  )
}

function RefundedUnits({ count }: { count: number }) {
  return count > 0 && <small className={orderStyles.refunded}>{refundMessages.refundedUnits(count)}</small>
}

/** Like the ticket (R60), with what each has added to the price. */
function Changes({ changes }: { changes: readonly LineChange[] }) {
  return (
    <ul role="list" className={styles.orderChanges}>
      {changes.map(({ kind, id, name, count, price }) => (
        <li key={`${kind} ${id}`} className={changeLooks[kind]}>
          {officeOrderMessages.change[kind](textInLanguage(name, language), count)}
          {price > 0 && <span className="tabular"> {formatMoney(cents(price * count))}</span>}
        </li>
      ))}
    </ul>
  )
}
