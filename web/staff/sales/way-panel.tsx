// By way: how many orders were delivered and picked up, and what they came to; below, what each code took off. The ways are
// not shown while everything went one way.
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { SalesReply, SalesFulfillment } from '#domain/books/books-api.ts'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'
import { moreSalesMessages } from '#words/books/staff/more-sales.ts'
import { salesMessages } from '#words/books/staff/sales.ts'
import { classNames } from '../../ui/class-names.ts'
import { waysUsed } from './ways-used.ts'
import './way-panel.css'

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
    <section className={classNames('panel', wide && 'sales__wide')} aria-labelledby="sales-ways">
      <h2 className="panel__title" id="sales-ways">
        {fulfillments.length > 1 ? moreSalesMessages.byWay : moreSalesMessages.codes}
      </h2>
      {fulfillments.length > 1 && (
        <>
          <p className="panel__about">{moreSalesMessages.byWayAbout}</p>
          <ul role="list" className="way-bars">
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
          {fulfillments.length > 1 && <h3 className="way-bars__title">{moreSalesMessages.codes}</h3>}
          <ul role="list" className="way-bars">
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
    <li className={`way-bars__row way-bars__row--${kind}`}>
      <span className="way-bars__name">
        <b>{name}</b> {about}
      </span>
      <span className="way-bars__amount tabular">{amount}</span>
      <svg className="way-bars__track" aria-hidden="true">
        {share > 0 && (
          <rect className="way-bars__bar" x="1" y="1" width={`${share * 100}%`} height="12" rx="5" />
        )}
      </svg>
    </li>
  )
}
