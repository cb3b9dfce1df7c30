// By item: how many were sold, the bars and the same numbers as a table.
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { PageDataItem } from '#domain/restaurant/page-data.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { SalesItem, SalesReply } from '#domain/books/books-api.ts'
import { BurritoBars } from './burrito-bars.tsx'
import { SalesTable } from './sales-table.tsx'
import { salesMessages } from '#words/books/staff/sales.ts'
import { formatCount } from '#words/basics/counts.ts'
import { language } from '#words/basics/locale.ts'
import { useFrontItems } from '../../shop-front.ts'
import officeStyles from '../office/office.module.css'

export function BurritoPanel({ sales }: { sales: SalesReply | undefined }) {
  const menu = useFrontItems()
  const onlyToday = sales !== undefined && sales.from === sales.today && sales.to === sales.today
  return (
    <section className={officeStyles.panel}>
      <h2 className={officeStyles.panelTitle}>{salesMessages.byBurrito}</h2>
      <p className={officeStyles.panelAbout}>
        {sales ? salesMessages.soldCount(sales.total.burritos, onlyToday) : salesMessages.loading}
      </p>
      <BurritoBars burritos={sales?.burritos ?? toCome(menu)} menu={menu} blank={!sales} />
      {sales && (
        <SalesTable
          of={salesMessages.byBurrito}
          columns={[salesMessages.burrito, salesMessages.burritos, salesMessages.sold]}
          rows={sales.burritos.map(({ item, name, burritos, sold }) => ({
            key: item,
            head: textInLanguage(name, language),
            cells: [formatCount(burritos), formatMoney(sold)],
          }))}
          total={[
            formatCount(sales.total.burritos),
            formatMoney(cents(sales.total.sales - sales.total.discounts)),
          ]}
        />
      )}
    </section>
  )
}

/** What is on the menu stands in the page, before the figures have come. */
function toCome(menu: readonly PageDataItem[]): SalesItem[] {
  return menu.map(({ id, shortName }) => ({ item: id, name: shortName, burritos: 0, sold: cents(0) }))
}
