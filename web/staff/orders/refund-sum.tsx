// What goes back, line by line, where it goes, and what the restaurant keeps.
import { formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import type { RefundPreview } from './refund-draft.ts'
import { classNames } from '../../ui/class-names.ts'
import refundDialogStyles from './refund-dialog.module.css'
import amountsStyles from '../../receipt/amounts.module.css'
import { refundMessages as words } from '#words/payments/staff/refund.ts'

export function RefundSum({ order, preview }: { order: OfficeOrder; preview: RefundPreview }) {
  const { parts, rows, kept } = preview
  if (!parts) return <p className={refundDialogStyles.nothing}>{words.nothing}</p>
  return (
    <>
      <dl className={classNames(amountsStyles.amounts, refundDialogStyles.amounts)}>
        {rows.map(([label, amount], at) => (
          // Two lines may have the same label, and no row keeps a state of its own.
          <div key={at} className={amountsStyles.line}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className={classNames(amountsStyles.line, amountsStyles.total)}>
          <dt>{words.goesBack}</dt>
          <dd>{formatMoney(parts.amount)}</dd>
        </div>
      </dl>
      <p className={refundDialogStyles.note} role="status">
        {words.where[order.paidWith]} {words.told(order.firstName)}{' '}
        {words.keep(formatMoney(kept), formatMoney(order.total))}
      </p>
    </>
  )
}
