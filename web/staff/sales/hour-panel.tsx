// By hour: a sentence, the bars, the busiest in another color, and the same numbers as a table.
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { SalesHour, SalesReply } from '#domain/books/books-api.ts'
import { figuresByHour } from '#domain/books/sales-breakdown.ts'
import { formatCount } from '#words/basics/counts.ts'
import { hourName } from '#words/basics/dates.ts'
import { salesMessages } from '#words/books/staff/sales.ts'
import { BarChart } from '../../ui/chart.tsx'
import { Panel } from '../../ui/panel.tsx'
import { busiestHours, peakMessage, shownHours } from './hours.ts'
import { leastOnAxis, roundMoney, shortMoney } from './money-axis.ts'
import { SalesTable } from './sales-table.tsx'

const toCome = figuresByHour([])

/** Without sales: the axes alone, until the figures come. */
export function HourPanel({ sales }: { sales: SalesReply | undefined }) {
  const onlyToday = sales !== undefined && sales.from === sales.today && sales.to === sales.today
  const sentence = sales ? peakMessage(sales.hours, onlyToday) : salesMessages.loading
  const hours = shownHours(sales?.hours ?? toCome)
  const busiest = sales ? busiestHours(sales.hours) : []
  // Where many share the top, none of them stands out.
  const peaks = busiest.length <= 2 ? busiest : []
  const isPeak = (at: number) => peaks.some(({ hour }) => hour === hours[at]?.hour)
  return (
    <Panel
      title={salesMessages.byHour}
      about={
        <>
          {sentence} {sales && salesMessages.byHourAbout}
        </>
      }
    >
      <BarChart
        label={salesMessages.hourChart(sentence, peaksAloud(peaks))}
        height={(width) => (width < 480 ? 230 : 300)}
        least={leastOnAxis}
        axis={(amount) => (sales || amount === 0 ? shortMoney(amount) : '')}
        bars={hours.map(({ hour, sold, orders }, at) => ({
          key: hour,
          parts: [{ value: sold, color: isPeak(at) ? 'rosa' : 'maiz' }],
          title: salesMessages.hourValue(
            hourName(hour),
            formatMoney(sold),
            salesMessages.ordersCount(orders),
          ),
        }))}
        nameOf={(at, step) => hourLabel(hours, at, step)}
        valueOf={(at) => (isPeak(at) ? roundMoney(hours[at]?.sold ?? cents(0)) : undefined)}
        isPeak={isPeak}
      />
      {sales && (
        <SalesTable
          of={salesMessages.byHour}
          columns={[salesMessages.hour, salesMessages.sold, salesMessages.orders, salesMessages.burritos]}
          rows={hours.map(({ hour, orders, burritos, sold }) => ({
            key: String(hour),
            head: hourName(hour),
            cells: [formatMoney(sold), formatCount(orders), formatCount(burritos)],
          }))}
          total={[
            formatMoney(cents(sales.total.sales - sales.total.discounts)),
            formatCount(sales.total.orders),
            formatCount(sales.total.burritos),
          ]}
        />
      )}
    </Panel>
  )
}

function peaksAloud(peaks: readonly SalesHour[]): string {
  const first = peaks[0]
  if (!first) return ''
  return salesMessages.busiest(peaks.map(({ hour }) => hourName(hour)).join(', '), formatMoney(first.sold))
}

/** As many as there is room for: "11 AM", "1" where it is wide; "11", or "11a" where half a day would not be clear. */
function hourLabel(hours: readonly SalesHour[], at: number, step: number): string | undefined {
  const isLong = hours.length > 12
  if (at % Math.ceil((isLong ? 30 : 22) / step) !== 0) return undefined
  const hour = hours[at]?.hour ?? 0
  const number = String(hour % 12 || 12)
  if (step >= 48) return at === 0 || hour % 12 === 0 ? hourName(hour) : number
  return isLong ? number + (hour < 12 ? 'a' : 'p') : number
}
