// By hour: a sentence, the bars and the same numbers as a table.
import { formatMoney } from '#domain/money.ts'
import type { SalesReply } from '#domain/office-api.ts'
import { hourName } from '#domain/restaurant-time.ts'
import { HourChart } from './hour-chart.tsx'
import { peakSentence, shownHours } from './hours.ts'
import { SalesTable } from './sales-table.tsx'
import { salesWords } from './words.ts'

export function HourPanel({ sales }: { sales: SalesReply | undefined }) {
  const onlyToday = sales !== undefined && sales.from === sales.today && sales.to === sales.today
  const sentence = sales ? peakSentence(sales.hours, onlyToday) : salesWords.loading
  return (
    <section className="panel sales__hours">
      <h2 className="panel__title">{salesWords.byHour}</h2>
      <p className="panel__about">{sentence}</p>
      <HourChart hours={sales?.hours} sentence={sentence} />
      {sales && (
        <SalesTable
          of={salesWords.byHour}
          columns={[salesWords.hour, salesWords.revenue, salesWords.orders, salesWords.burritos]}
          rows={shownHours(sales.hours).map(({ hour, orders, burritos, revenue }) => ({
            key: String(hour),
            head: hourName(hour),
            cells: [formatMoney(revenue), orders.toLocaleString('en-US'), burritos.toLocaleString('en-US')],
          }))}
          total={[
            formatMoney(sales.total.revenue),
            sales.total.orders.toLocaleString('en-US'),
            sales.total.burritos.toLocaleString('en-US'),
          ]}
        />
      )}
    </section>
  )
}
