// Tips by day and way (R63): bars of two colours and the same numbers as a table. Not shown where nobody tipped.
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { SalesDay, SalesReply } from '#domain/books/books-api.ts'
import { shortDay } from '#words/basics/dates.ts'
import { moreSalesWords } from '#words/books/staff/more-sales.ts'
import { salesWords } from '#words/books/staff/sales.ts'
import { wayNames } from '#words/restaurant/fulfillment.ts'
import { tippedPoints, type DayPoint } from './day-points.ts'
import { SalesTable } from './sales-table.tsx'
import { spanName } from './span-words.ts'
import { TipsChart } from './tips-chart.tsx'
import './tips-panel.css'

export function TipsPanel({ sales }: { sales: SalesReply }) {
  const points = tippedPoints(sales)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const weeks = first.from !== first.to || last.from !== last.to
  const title = weeks ? moreSalesWords.tipsByWeek : moreSalesWords.tipsByDay
  const about = moreSalesWords.tipsAbout(spanName(first.from, last.to, sales.today))
  const ways = sales.ways.map(({ way, tips }) => ({ way, tips }))
  return (
    <section className="panel sales__tips" aria-labelledby="sales-tips">
      <h2 className="panel__title" id="sales-tips">
        {title}
      </h2>
      <p className="panel__about">{about}</p>
      <TipsChart label={`${title}. ${about}`} points={points} />
      <p className="tips-key">
        {ways.map(({ way }) => (
          <span key={way} className={`tips-key__way tips-key__way--${way}`}>
            {wayNames[way]}
          </span>
        ))}
      </p>
      <SalesTable
        of={title}
        columns={[
          weeks ? salesWords.week : salesWords.day,
          salesWords.tips,
          wayNames.delivery,
          wayNames.pickup,
        ]}
        rows={points.map((point) => ({
          key: point.from,
          head: <time dateTime={point.from}>{headOf(point)}</time>,
          cells: cellsOf(point.tipsByWay),
        }))}
        total={cellsOf({ delivery: sumOf(points, 'delivery'), pickup: sumOf(points, 'pickup') })}
      />
    </section>
  )
}

function headOf({ from, to }: DayPoint): string {
  return from === to ? shortDay(from) : salesWords.spanOf(shortDay(from), shortDay(to))
}

function cellsOf({ delivery, pickup }: SalesDay['tipsByWay']): string[] {
  return [cents(delivery + pickup), delivery, pickup].map((amount) => formatMoney(amount))
}

function sumOf(points: readonly DayPoint[], way: 'delivery' | 'pickup') {
  return cents(points.reduce((sum, { tipsByWay }) => sum + tipsByWay[way], 0))
}
