// By day: the line of the days, or weeks, and the same numbers as a table.
import { countDays } from '#domain/basics/days.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { SalesDay, SalesFigures, SalesReply } from '#domain/books/books-api.ts'
import { dayOfMonth, monthAndDay, shortDay } from '#words/basics/dates.ts'
import { LineChart } from '../../ui/chart.tsx'
import { Panel } from '../../ui/panel.tsx'
import { drawn, pointsOf, type DayPoint } from './day-points.ts'
import { leastOnAxis, roundMoney, shortMoney } from './money-axis.ts'
import { SalesTable } from './sales-table.tsx'
import { spanName } from './span-name.ts'
import styles from './sales-office.module.css'
import { salesMessages } from '#words/books/staff/sales.ts'
import { formatCount } from '#words/basics/counts.ts'

interface DayPanelProps {
  /** The days to be shown are known before their figures. */
  days: readonly SalesDay[]
  today: string
  sales: SalesReply | undefined
}

export function DayPanel({ days, today, sales }: DayPanelProps) {
  const points = pointsOf(days)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const oneDay = sales ? sales.from === sales.to : days.length === 14
  const weeks = points.length < days.length
  const span = spanName(first.from, last.to, today)
  const about = weeks ? salesMessages.perWeek(span) : salesMessages.perDay(span)
  const title = titleOf(oneDay, weeks, last.to, today)
  const hasDisputes = points.some(({ disputes }) => disputes !== 0)
  const firstWeek = countDays(first.from, first.to)
  const named = oneDay ? last : bestOf(points)
  return (
    <Panel
      title={title}
      about={
        <>
          {about} {weeks && firstWeek < 7 && salesMessages.shortWeek(firstWeek)}
        </>
      }
      className={styles.days}
    >
      <LineChart
        label={sales ? salesMessages.dayChart(about, ...lowAndHigh(points)) : about}
        height={(width) => (width < 480 ? 210 : 230)}
        values={points.map(drawn)}
        least={leastOnAxis}
        axis={shortMoney}
        nameOf={(at, step) => dayLabel(points, at, step)}
        named={named && { at: points.indexOf(named), words: roundMoney(named.netSales) }}
        isBlank={!sales}
      />
      {sales && (
        <SalesTable
          of={title}
          columns={[weeks ? salesMessages.week : salesMessages.day, ...columnsOf(hasDisputes)]}
          rows={points.map((point) => ({
            key: point.from,
            head: <time dateTime={point.from}>{weeks ? weekName(point) : shortDay(point.from)}</time>,
            cells: cellsOf(point, hasDisputes),
          }))}
          // The sum of two weeks around one day answers no question of the owner.
          total={oneDay ? undefined : cellsOf(sales.total, hasDisputes)}
          about={weeks ? salesMessages.everyDayInCsv : undefined}
        />
      )}
    </Panel>
  )
}

/** As many as there is room for, and always the last. In two weeks the numbers of the days suffice; more days need the month. */
function dayLabel(points: readonly DayPoint[], at: number, step: number): string | undefined {
  const isShort = points.length <= 16
  const every = Math.ceil((isShort ? 26 : 58) / step)
  const from = points[at]?.from
  if (from === undefined || (points.length - 1 - at) % every !== 0) return undefined
  return isShort ? dayOfMonth(from) : shortDay(from)
}

/** What is looked for most comes first: on a phone the others are a swipe away. Most restaurants never see a dispute. */
function columnsOf(hasDisputes: boolean): string[] {
  return [
    salesMessages.netSales,
    salesMessages.orders,
    salesMessages.burritos,
    salesMessages.sales,
    salesMessages.discounts,
    salesMessages.refunds,
    ...(hasDisputes ? [salesMessages.disputes] : []),
    salesMessages.tax,
    salesMessages.delivery,
    salesMessages.tips,
    salesMessages.total,
    salesMessages.canceled,
    salesMessages.average,
  ]
}

function cellsOf(figures: SalesFigures, hasDisputes: boolean): string[] {
  const { netSales, orders, burritos, sales, discounts, refunds, tax, delivery, tips } = figures
  const { total, canceled, average } = figures
  const disputes = hasDisputes ? [figures.disputes] : []
  return [
    formatMoney(netSales),
    formatCount(orders),
    formatCount(burritos),
    ...[sales, discounts, refunds, ...disputes, tax, delivery, tips, total].map((amount) =>
      formatMoney(amount),
    ),
    formatCount(canceled),
    average === null ? salesMessages.none : formatMoney(average),
  ]
}

function titleOf(oneDay: boolean, weeks: boolean, last: string, today: string): string {
  if (oneDay) return last === today ? salesMessages.lastDays : salesMessages.daysUpTo(monthAndDay(last))
  return weeks ? salesMessages.byWeek : salesMessages.byDay
}

function weekName({ from, to }: DayPoint): string {
  return salesMessages.spanOf(shortDay(from), shortDay(to))
}

function bestOf(points: readonly DayPoint[]): DayPoint | undefined {
  const best = points.toSorted((one, other) => other.netSales - one.netSales)[0]
  return best && best.netSales > 0 ? best : undefined
}

function lowAndHigh(points: readonly DayPoint[]): [string, string] {
  const amounts = points.map(({ netSales }) => netSales)
  return [formatMoney(cents(Math.min(...amounts))), formatMoney(cents(Math.max(...amounts)))]
}
