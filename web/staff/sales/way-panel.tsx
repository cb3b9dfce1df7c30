// By way: how many orders were delivered and picked up, and what they came to. Not shown while everything went one way.
import { formatMoney } from '#domain/money.ts'
import type { SalesReply } from '#domain/office-api.ts'
import { WayMark } from '../way-mark.tsx'
import './way-panel.css'
import { salesWords } from '#words/staff/sales.ts'

export function WayPanel({ sales }: { sales: SalesReply | undefined }) {
  const used = sales?.ways.filter(({ orders }) => orders > 0) ?? []
  if (!sales || used.length < 2) return null
  return (
    <section className="panel sales__ways" aria-labelledby="sales-ways">
      <h2 className="panel__title" id="sales-ways">
        {salesWords.byWay}
      </h2>
      <dl className="way-figures">
        {used.map(({ way, orders, revenue }) => (
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
