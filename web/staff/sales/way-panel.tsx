// By way: how many orders were delivered and picked up, and what they came to; below, what each code took off. The ways are
// not shown while everything went one way.
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { SalesReply, SalesFulfillment } from '#domain/books/books-api.ts'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'
import { moreSalesMessages } from '#words/books/staff/more-sales.ts'
import { salesMessages } from '#words/books/staff/sales.ts'
import { classNames } from '../../ui/class-names.ts'
import { waysUsed } from './ways-used.ts'
import officeStyles from '../office/office.module.css'
import salesOfficeStyles from './sales-office.module.css'
import salesPrintStyles from './sales-print.module.css'
import styles from './way-panel.module.css'

const rowLooks: Readonly<Record<string, string | undefined>> = {
  delivery: styles.rowDelivery,
  code: styles.rowCode,
}

interface WayPanelProps {
  sales: SalesReply
  /** Has a row of its own. */
  wide?: boolean
}

export function WayPanel({ sales, wide = false }: WayPanelProps) {
  const fulfillments = waysUsed(sales)
  const mostSold = Math.max(1, ...fulfillments.map(({ sold }) => sold))
  const mostOff = Math.max(1, ...sales.codes.map(({ discounts }) => discounts))
  return (
    <section
      className={classNames(officeStyles.panel, wide && salesOfficeStyles.wide)}
      aria-labelledby="sales-ways"
    >
      <h2 className={officeStyles.panelTitle} id="sales-ways">
        {fulfillments.length > 1 ? moreSalesMessages.byWay : moreSalesMessages.codes}
      </h2>
      {fulfillments.length > 1 && (
        <>
          <p className={officeStyles.panelAbout}>{moreSalesMessages.byWayAbout}</p>
          <ul role="list" className={salesPrintStyles.wayBars}>
            {fulfillments.map(({ fulfillment, orders, sold }) => (
              <BarRow
                key={fulfillment}
                kind={fulfillment}
                name={fulfillmentNames[fulfillment]}
                about={salesMessages.ordersCount(orders)}
                amount={formatMoney(sold)}
                share={sold / mostSold}
              />
            ))}
          </ul>
        </>
      )}
      {sales.codes.length > 0 && (
        <>
          {fulfillments.length > 1 && <h3 className={styles.title}>{moreSalesMessages.codes}</h3>}
          <ul role="list" className={salesPrintStyles.wayBars}>
            {sales.codes.map(({ code, orders, discounts }) => (
              <BarRow
                key={code}
                kind="code"
                name={code}
                about={salesMessages.ordersCount(orders)}
                amount={formatMoney(cents(0 - discounts))}
                share={discounts / mostOff}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface BarRowProps {
  kind: SalesFulfillment['fulfillment'] | 'code'
  name: string
  about: string
  amount: string
  /** From 0 to 1. */
  share: number
}

function BarRow({ kind, name, about, amount, share }: BarRowProps) {
  return (
    <li className={classNames(styles.row, rowLooks[kind])}>
      <span className={styles.name}>
        <b>{name}</b> {about}
      </span>
      <span className={classNames(styles.amount, 'tabular')}>{amount}</span>
      <svg className={salesPrintStyles.track} aria-hidden="true">
        {share > 0 && (
          <rect className={styles.bar} x="1" y="1" width={`${share * 100}%`} height="12" rx="5" />
        )}
      </svg>
    </li>
  )
}
