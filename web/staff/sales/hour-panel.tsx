// By hour: a sentence, the bars and the same numbers as a table.
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { SalesReply } from '#domain/books/books-api.ts'
import { hourName } from '#words/basics/dates.ts'
import { HourChart } from './hour-chart.tsx'
import { peakSentence, shownHours } from './hours.ts'
import { SalesTable } from './sales-table.tsx'
import officeStyles from '../office/office.module.css'
import { salesMessages } from '#words/books/staff/sales.ts'
import { formatCount } from '#words/basics/counts.ts'

export function HourPanel({ sales }: { sales: SalesReply | undefined }) {
  const onlyToday = sales !== undefined && sales.from === sales.today && sales.to === sales.today
  const sentence = sales ? peakSentence(sales.hours, onlyToday) : salesMessages.loading
  return (
    <section className={officeStyles.panel}>
      <h2 className={officeStyles.panelTitle}>{salesMessages.byHour}</h2>
      <p className={officeStyles.panelAbout}>
        {sentence} {sales && salesMessages.byHourAbout}
      </p>
      <HourChart hours={sales?.hours} sentence={sentence} />
      {sales && (
        <SalesTable
          of={salesMessages.byHour}
          columns={[salesMessages.hour, salesMessages.sold, salesMessages.orders, salesMessages.burritos]}
          rows={shownHours(sales.hours).map(({ hour, orders, burritos, sold }) => ({
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
    </section>
  )
}
