// What goes back, line by line, where it goes, and what the restaurant keeps.
import { formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import type { RefundPreview } from './refund-draft.ts'
import { refundMessages as words } from '#words/payments/staff/refund.ts'

export function RefundSum({ order, preview }: { order: OfficeOrder; preview: RefundPreview }) {
  const { parts, rows, kept } = preview
  if (!parts) return <p className="refund__nothing">{words.nothing}</p>
  return (
    <>
      <dl className="amounts refund__amounts">
        {rows.map(([label, amount], at) => (
          // Two lines may have the same label, and no row keeps a state of its own.
          <div key={at} className="amounts__line">
            <dt>{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className="amounts__line amounts__total">
          <dt>{words.goesBack}</dt>
          <dd>{formatMoney(parts.amount)}</dd>
        </div>
      </dl>
      <p className="refund__note" role="status">
        {words.where[order.paidWith]} {words.told(order.firstName)}{' '}
        {words.keep(formatMoney(kept), formatMoney(order.total))}
      </p>
    </>
  )
}
