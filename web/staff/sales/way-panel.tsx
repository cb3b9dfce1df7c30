// By way: how many orders were delivered and picked up, and what they came to. Not shown while everything went one way.
import { formatMoney } from '#domain/money.ts'
import type { SalesReply, SalesWay } from '#domain/office-api.ts'
import { classNames } from '../../ui/class-names.ts'
import { WayMark } from '../way-mark.tsx'
import './way-panel.css'
import { salesWords } from '#words/staff/sales.ts'

export function waysUsed({ ways }: Pick<SalesReply, 'ways'>): SalesWay[] {
  return ways.filter(({ orders }) => orders > 0)
}

interface WayPanelProps {
  sales: SalesReply
  /** Has a row of its own. */
  wide?: boolean
}

export function WayPanel({ sales, wide = false }: WayPanelProps) {
  return (
    <section className={classNames('panel', wide && 'sales__wide')} aria-labelledby="sales-ways">
      <h2 className="panel__title" id="sales-ways">
        {salesWords.byWay}
      </h2>
      <dl className={classNames('way-figures', wide && 'way-figures--abreast')}>
        {waysUsed(sales).map(({ way, orders, revenue }) => (
          <div key={way} className="way-figures__way">
            <dt>
              <WayMark way={way} />
            </dt>
            <dd className="way-figures__revenue tabular">{formatMoney(revenue)}</dd>
            <dd className="way-figures__orders">
              {salesWords.ordersCount(orders)},{' '}
              {salesWords.share(Math.round((orders * 100) / sales.total.orders))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
