// By way: how many orders were delivered and picked up, and what they came to; below, what each code took off. The ways are
// not shown while everything went one way.
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { SalesReply, SalesWay } from '#domain/books/books-api.ts'
import { wayNames } from '#words/restaurant/fulfillment.ts'
import { moreSalesWords } from '#words/books/staff/more-sales.ts'
import { salesWords } from '#words/books/staff/sales.ts'
import { classNames } from '../../ui/class-names.ts'
import { waysUsed } from './ways-used.ts'
import './way-panel.css'

interface WayPanelProps {
  sales: SalesReply
  /** Has a row of its own. */
  wide?: boolean
}

export function WayPanel({ sales, wide = false }: WayPanelProps) {
  const ways = waysUsed(sales)
  const mostSold = Math.max(1, ...ways.map(({ sold }) => sold))
  const mostOff = Math.max(1, ...sales.codes.map(({ discounts }) => discounts))
  return (
    <section className={classNames('panel', wide && 'sales__wide')} aria-labelledby="sales-ways">
      <h2 className="panel__title" id="sales-ways">
        {ways.length > 1 ? moreSalesWords.byWay : moreSalesWords.codes}
      </h2>
      {ways.length > 1 && (
        <>
          <p className="panel__about">{moreSalesWords.byWayAbout}</p>
          <ul role="list" className="way-bars">
            {ways.map(({ way, orders, sold }) => (
              <BarRow
                key={way}
                kind={way}
                name={wayNames[way]}
                about={salesWords.ordersCount(orders)}
                amount={formatMoney(sold)}
                share={sold / mostSold}
              />
            ))}
          </ul>
        </>
      )}
      {sales.codes.length > 0 && (
        <>
          {ways.length > 1 && <h3 className="way-bars__title">{moreSalesWords.codes}</h3>}
          <ul role="list" className="way-bars">
            {sales.codes.map(({ code, orders, discounts }) => (
              <BarRow
                key={code}
                kind="code"
                name={code}
                about={salesWords.ordersCount(orders)}
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
  kind: SalesWay['way'] | 'code'
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
