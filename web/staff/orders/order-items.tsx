// What was ordered, at which price, and what it comes to.
import { lineKey } from '#domain/menu/requested-item.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { LineChange } from '#domain/menu/configured-item.ts'
import { findItem } from '#domain/menu/menu.ts'
import { cents, formatMoney, formatRate } from '#domain/basics/money.ts'
import type { Charge } from '#domain/orders/bill.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { remainingOf } from '#domain/payments/refund.ts'
import { language } from '#words/basics/locale.ts'
import { officeOrderMessages } from '#words/orders/staff/orders.ts'
import { refundBillMessages, refundMessages } from '#words/payments/staff/refund.ts'
import { ItemThumb } from '../../item/item-thumb.tsx'
import { Amount, AmountList } from '../../receipt/amounts.tsx'
import { usePageItems } from '../../page-data.ts'
import { Money } from '../../ui/money.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './order-items.module.css'

const changeLooks = { add: styles.add, no: styles.no, word: styles.word }

export function OrderItems({ order }: { order: OfficeOrder }) {
  const menu = usePageItems()
  const left = remainingOf(order, order.refunds)
  return (
    <Panel title={officeOrderMessages.burritos}>
      <ul role="list" className={styles.lines}>
        {order.lines.map((line, at) => (
          <li key={lineKey(line)} className={styles.line}>
            <ItemThumb look={findItem(menu, line.item)?.look} className={styles.thumb} />
            <b className={styles.count}>{line.quantity}</b>
            <div className={styles.name}>
              {textInLanguage(line.shortName, language)}
              {line.changes && <Changes changes={line.changes} />}
              <small className="tabular">{officeOrderMessages.each(formatMoney(line.unitPrice))}</small>
              <RefundedUnits count={line.quantity - (left.units[at] ?? 0)} />
              {line.note !== undefined && (
                <small className={styles.note}>{officeOrderMessages.kitchenNote(line.note)}</small>
              )}
            </div>
            <b>
              <Money amount={line.price} />
            </b>
          </li>
        ))}
      </ul>
      <OrderBill order={order} />
    </Panel>
  )
}

function RefundedUnits({ count }: { count: number }) {
  return count > 0 && <small className={styles.refunded}>{refundMessages.refundedUnits(count)}</small>
}

/** Like the ticket (R60), with what each has added to the price. */
function Changes({ changes }: { changes: readonly LineChange[] }) {
  return (
    <ul role="list" className={styles.changes}>
      {changes.map(({ kind, id, name, count, price }) => (
        <li key={`${kind} ${id}`} className={changeLooks[kind]}>
          {officeOrderMessages.change[kind](textInLanguage(name, language), count)}
          {price > 0 && <span className="tabular"> {formatMoney(cents(price * count))}</span>}
        </li>
      ))}
    </ul>
  )
}

/** In the order of R62, with the code, what the tax is on, and the part of the tip. */
function OrderBill({ order }: { order: OfficeOrder }) {
  return (
    <AmountList className={styles.bill}>
      <Amount label={refundBillMessages.subtotal}>{formatMoney(order.subtotal)}</Amount>
      {order.charges.map((charge) => (
        <Amount key={charge.kind} label={labelOf(charge)}>
          {formatMoney(charge.amount)}
        </Amount>
      ))}
      <Amount label={refundBillMessages.total} look="total">
        {formatMoney(order.total)}
      </Amount>
    </AmountList>
  )
}

function labelOf(charge: Charge): string {
  switch (charge.kind) {
    case 'discount':
      return refundBillMessages.discount(charge.code)
    case 'tax':
      return refundBillMessages.tax(formatRate(charge.rate), formatMoney(charge.base))
    case 'delivery':
      return refundBillMessages.delivery
    case 'tip':
      return charge.percent === undefined ? refundBillMessages.tip : refundBillMessages.tipOf(charge.percent)
  }
}
