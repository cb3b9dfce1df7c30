// Subtotal, tax and total (R18), as the cart and the bill show them.
import type { ReactNode } from 'react'
import { formatMoney, formatRate, type BasisPoints, type Cents } from '#domain/money.ts'
import './amounts.css'
import { classNames } from '../ui/class-names.ts'

interface AmountsProps {
  amounts: { subtotal: Cents; tax: Cents; total: Cents; taxRate: BasisPoints }
  /** The total before a price changed. */
  was?: Cents | undefined
  className?: string
}

export function Amounts({ amounts, was, className }: AmountsProps) {
  const { subtotal, tax, total, taxRate } = amounts
  return (
    <dl className={classNames('amounts', className)}>
      <Amount label="Subtotal">{formatMoney(subtotal)}</Amount>
      <Amount label={`Tax ${formatRate(taxRate)}`}>{formatMoney(tax)}</Amount>
      <Amount
        label="Total"
        className={classNames(
          'amounts__total',
          total === 0 && 'amounts__total--none',
          formatMoney(total).length > 10 && 'amounts__total--long',
        )}
      >
        {formatMoney(total)}
      </Amount>
      {was !== undefined && (
        <Amount label="Was" className="amounts__was">
          <s>{formatMoney(was)}</s>
        </Amount>
      )}
    </dl>
  )
}

function Amount({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('amounts__line', className)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
