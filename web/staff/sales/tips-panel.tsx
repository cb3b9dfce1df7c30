// Tips by day and fulfillment (R63): bars of two colors and the same numbers as a table. Not shown where nobody tipped.
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { SalesDay, SalesReply } from '#domain/books/books-api.ts'
import { dayOfMonth, shortDay } from '#words/basics/dates.ts'
import { moreSalesMessages } from '#words/books/staff/more-sales.ts'
import { salesMessages } from '#words/books/staff/sales.ts'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'
import { BarChart } from '../../ui/chart.tsx'
import { Panel } from '../../ui/panel.tsx'
import { tippedPoints, type DayPoint } from './day-points.ts'
import { leastOnAxis, roundMoney } from './money-axis.ts'
import { SalesTable } from './sales-table.tsx'
import { spanName } from './span-name.ts'
import salesOfficeStyles from './sales-office.module.css'
import styles from './tips-panel.module.css'

const keyLooks = { pickup: styles.pickup, delivery: styles.delivery }

export function TipsPanel({ sales }: { sales: SalesReply }) {
  const points = tippedPoints(sales)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const weeks = first.from !== first.to || last.from !== last.to
  const title = weeks ? moreSalesMessages.tipsByWeek : moreSalesMessages.tipsByDay
  const about = moreSalesMessages.tipsAbout(spanName(first.from, last.to, sales.today))
  return (
    <Panel title={title} about={about} className={salesOfficeStyles.tips}>
      <BarChart
        label={`${title}. ${about}`}
        height={() => 210}
        least={leastOnAxis}
        bars={points.map(({ from, tipsByFulfillment: { pickup, delivery } }) => ({
          key: from,
          // What went back of an earlier day's tips may be more than came in: then nothing is drawn.
          parts: [
            { value: Math.max(0, pickup), color: 'jade' },
            { value: Math.max(0, delivery), color: 'cielo' },
          ],
        }))}
        nameOf={(at, step) => dayLabel(points, at, step)}
        valueOf={(at, step) => {
          const tips = points[at]?.tips ?? cents(0)
          return isRoomy(step) && tips > 0 ? roundMoney(tips) : undefined
        }}
      />
      <p className={styles.key}>
        {sales.fulfillments.map(({ fulfillment }) => (
          <span key={fulfillment} className={keyLooks[fulfillment]}>
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
    </Panel>
  )
}

function isRoomy(step: number): boolean {
  return step >= 44
}

function dayLabel(points: readonly DayPoint[], at: number, step: number): string | undefined {
  const every = Math.ceil((points.length <= 7 ? 46 : 34) / step)
  const from = points[at]?.from
  if (from === undefined || (points.length - 1 - at) % every !== 0) return undefined
  return isRoomy(step) ? shortDay(from) : dayOfMonth(from)
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
