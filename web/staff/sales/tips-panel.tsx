// Tips by day and way (R63): bars of two colors and the same numbers as a table. Not shown where nobody tipped.
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { SalesDay, SalesReply } from '#domain/books/books-api.ts'
import { shortDay } from '#words/basics/dates.ts'
import { moreSalesMessages } from '#words/books/staff/more-sales.ts'
import { salesMessages } from '#words/books/staff/sales.ts'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'
import { tippedPoints, type DayPoint } from './day-points.ts'
import { SalesTable } from './sales-table.tsx'
import { spanName } from './span-words.ts'
import { TipsChart } from './tips-chart.tsx'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import salesOfficeStyles from './sales-office.module.css'
import styles from './tips-panel.module.css'

const wayLooks: Readonly<Record<string, string | undefined>> = {
  delivery: styles.wayDelivery,
}

export function TipsPanel({ sales }: { sales: SalesReply }) {
  const points = tippedPoints(sales)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const weeks = first.from !== first.to || last.from !== last.to
  const title = weeks ? moreSalesMessages.tipsByWeek : moreSalesMessages.tipsByDay
  const about = moreSalesMessages.tipsAbout(spanName(first.from, last.to, sales.today))
  const fulfillments = sales.fulfillments.map(({ fulfillment, tips }) => ({ fulfillment, tips }))
  return (
    <section className={classNames(officeStyles.panel, salesOfficeStyles.tips)} aria-labelledby="sales-tips">
      <h2 className={officeStyles.panelTitle} id="sales-tips">
        {title}
      </h2>
      <p className={officeStyles.panelAbout}>{about}</p>
      <TipsChart label={`${title}. ${about}`} points={points} />
      <p className={styles.tipsKey}>
        {fulfillments.map(({ fulfillment }) => (
          <span key={fulfillment} className={classNames(styles.way, wayLooks[fulfillment])}>
            {fulfillmentNames[fulfillment]}
          </span>
        ))}
      </p>
      <SalesTable
        of={title}
        columns={[
          weeks ? salesMessages.week : salesMessages.day,
          salesMessages.tips,
          fulfillmentNames.delivery,
          fulfillmentNames.pickup,
        ]}
        rows={points.map((point) => ({
          key: point.from,
          head: <time dateTime={point.from}>{headOf(point)}</time>,
          cells: cellsOf(point.tipsByFulfillment),
        }))}
        total={cellsOf({ delivery: sumOf(points, 'delivery'), pickup: sumOf(points, 'pickup') })}
      />
    </section>
  )
}

function headOf({ from, to }: DayPoint): string {
  return from === to ? shortDay(from) : salesMessages.spanOf(shortDay(from), shortDay(to))
}

function cellsOf({ delivery, pickup }: SalesDay['tipsByFulfillment']): string[] {
  return [cents(delivery + pickup), delivery, pickup].map((amount) => formatMoney(amount))
}

function sumOf(points: readonly DayPoint[], fulfillment: 'delivery' | 'pickup') {
  return cents(points.reduce((sum, { tipsByFulfillment }) => sum + tipsByFulfillment[fulfillment], 0))
}
