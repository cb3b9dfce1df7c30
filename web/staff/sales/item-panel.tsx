// By item: how many were sold, the bars in the items' own colors, and the same numbers as a table.
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { PageDataItem } from '#domain/restaurant/page-data.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { SalesItem, SalesReply } from '#domain/books/books-api.ts'
import { defaultColor } from '#domain/menu/look.ts'
import { findItem } from '#domain/menu/menu.ts'
import { ItemThumb } from '../../item/item-thumb.tsx'
import { BarList } from '../../ui/chart.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SalesTable } from './sales-table.tsx'
import { salesMessages } from '#words/books/staff/sales.ts'
import { formatCount } from '#words/basics/counts.ts'
import { language } from '#words/basics/locale.ts'
import { usePageItems } from '../../page-data.ts'

export function ItemPanel({ sales }: { sales: SalesReply | undefined }) {
  const menu = usePageItems()
  const items = sales?.burritos ?? toCome(menu)
  const most = Math.max(1, ...items.map(({ burritos }) => burritos))
  const onlyToday = sales !== undefined && sales.from === sales.today && sales.to === sales.today
  return (
    <Panel
      title={salesMessages.byBurrito}
      about={sales ? salesMessages.soldCount(sales.total.burritos, onlyToday) : salesMessages.loading}
    >
      <BarList
        rows={items.map(({ item, name, burritos, sold }) => {
          const look = findItem(menu, item)?.look
          return {
            key: item,
            name: sales ? (
              <b>
                {textInLanguage(name, language)} {formatCount(burritos)}
              </b>
            ) : (
              '\u00A0'
            ),
            amount: sales && formatMoney(sold),
            share: burritos / most,
            color: 'own' as const,
            field: look?.color ?? defaultColor,
            picture: <ItemThumb look={look} />,
          }
        })}
      />
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
    </Panel>
  )
}

/** What is on the menu stands in the page, before the figures have come. */
function toCome(menu: readonly PageDataItem[]): SalesItem[] {
  return menu.map(({ id, shortName }) => ({ item: id, name: shortName, burritos: 0, sold: cents(0) }))
}
