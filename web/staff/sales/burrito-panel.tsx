// By burrito: how many were rolled, the bars and the same numbers as a table.
import type { ItemId } from '#domain/menu.ts'
import { cents, formatMoney } from '#domain/money.ts'
import type { SalesBurrito, SalesReply } from '#domain/office-api.ts'
import { picturedItems } from '../../burrito/burrito-thumb.tsx'
import { BurritoBars } from './burrito-bars.tsx'
import { SalesTable } from './sales-table.tsx'
import { salesWords } from '#words/staff/sales.ts'
import { formatCount } from '#words/counts.ts'

/** Their pictures are known before their figures. */
const toCome = picturedItems.map((item): SalesBurrito => ({
  item: item as ItemId,
  name: '',
  burritos: 0,
  beforeTax: cents(0),
}))

export function BurritoPanel({ sales }: { sales: SalesReply | undefined }) {
  const onlyToday = sales !== undefined && sales.from === sales.today && sales.to === sales.today
  return (
    <section className="panel sales__burritos">
      <h2 className="panel__title">{salesWords.byBurrito}</h2>
      <p className="panel__about">
        {sales ? salesWords.rolled(sales.total.burritos, onlyToday) : salesWords.loading}
      </p>
      <BurritoBars burritos={sales?.burritos ?? toCome} blank={!sales} />
      {sales && (
        <SalesTable
          of={salesWords.byBurrito}
          columns={[salesWords.burrito, salesWords.burritos, salesWords.beforeTax]}
          rows={sales.burritos.map(({ item, name, burritos, beforeTax }) => ({
            key: item,
            head: name,
            cells: [formatCount(burritos), formatMoney(beforeTax)],
          }))}
          total={[formatCount(sales.total.burritos), formatMoney(sales.total.beforeTax)]}
        />
      )}
    </section>
  )
}
