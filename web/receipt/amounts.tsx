// Subtotal, charges and total (R18), as the cart, the bill, the receipt and the customer's order show them.
import type { ReactNode } from 'react'
import type { Bill, Charge } from '#domain/orders/bill.ts'
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import { amountMessages, chargeLabel } from '#words/basics/amounts.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './amounts.module.css'

interface AmountsProps {
  amounts: Pick<Bill, 'subtotal' | 'charges' | 'total'>
  /** The total before a price changed. */
  was?: Cents | undefined
  /** What stands in the place of the delivery's cost while that is not known: then the total is not the last word. */
  openDelivery?: string | undefined
  /** On paper nothing is told by its color. */
  isOneInk?: boolean
  className?: string | undefined
}

export function Amounts(props: AmountsProps) {
  const { amounts, was, openDelivery, isOneInk = false, className } = props
  const { subtotal, charges, total } = amounts
  const line = styles.line
  const totalLine = classNames(
    line,
    styles.total,
    total === 0 && styles.totalNone,
    formatMoney(total).length > 10 && styles.totalLong,
  )
  const chargeRow = (charge: Charge) => (
    <Amount
      key={charge.kind}
      label={chargeLabel(charge)}
      className={classNames(line, charge.kind === 'discount' && styles.off)}
    >
      {formatMoney(charge.amount)}
    </Amount>
  )
  return (
    <dl className={classNames(styles.amounts, isOneInk && styles.oneInk, className)}>
      <Amount label={amountMessages.subtotal} className={line}>
        {formatMoney(subtotal)}
      </Amount>
      {charges.filter(({ kind }) => kind !== 'tip').map(chargeRow)}
      {openDelivery !== undefined && (
        <Amount label={amountMessages.delivery} className={line}>
          {openDelivery}
        </Amount>
      )}
      {/* R62: the delivery comes before the tip, also while its cost is not known. */}
      {charges.filter(({ kind }) => kind === 'tip').map(chargeRow)}
      <Amount
        label={openDelivery === undefined ? amountMessages.total : amountMessages.totalSoFar}
        className={totalLine}
      >
        {formatMoney(total)}
      </Amount>
      {was !== undefined && (
        <Amount label={amountMessages.was} className={classNames(line, styles.was)}>
          <s>{formatMoney(was)}</s>
        </Amount>
      )}
    </dl>
  )
}

function Amount({
  label,
  className,
  children,
}: {
  label: string
  className: string | undefined
  children: ReactNode
}) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
