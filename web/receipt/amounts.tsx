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
  isOneInk?: boolean
  className?: string | undefined
}

export function Amounts({ amounts, was, openDelivery, ...list }: AmountsProps) {
  const { subtotal, charges, total } = amounts
  const chargeRow = (charge: Charge) => (
    <Amount
      key={charge.kind}
      label={chargeLabel(charge)}
      look={charge.kind === 'discount' ? 'off' : undefined}
    >
      {formatMoney(charge.amount)}
    </Amount>
  )
  return (
    <AmountList {...list}>
      <Amount label={amountMessages.subtotal}>{formatMoney(subtotal)}</Amount>
      {charges.filter(({ kind }) => kind !== 'tip').map(chargeRow)}
      {openDelivery !== undefined && <Amount label={amountMessages.delivery}>{openDelivery}</Amount>}
      {/* R62: the delivery comes before the tip, also while its cost is not known. */}
      {charges.filter(({ kind }) => kind === 'tip').map(chargeRow)}
      <Amount
        label={openDelivery === undefined ? amountMessages.total : amountMessages.totalSoFar}
        look={total === 0 ? 'none' : 'total'}
      >
        {formatMoney(total)}
      </Amount>
      {was !== undefined && (
        <Amount label={amountMessages.was} look="was">
          <s>{formatMoney(was)}</s>
        </Amount>
      )}
    </AmountList>
  )
}

interface AmountListProps {
  /** On paper color carries no meaning. */
  isOneInk?: boolean
  /** Comes after another list, with a line between them. */
  isSecond?: boolean
  className?: string | undefined
  children: ReactNode
}

export function AmountList({ isOneInk, isSecond, className, children }: AmountListProps) {
  return (
    <dl
      className={classNames(
        styles.amounts,
        isSecond && styles.amountsRefunds,
        isOneInk && styles.oneInk,
        className,
      )}
    >
      {children}
    </dl>
  )
}

interface AmountProps {
  label: ReactNode
  /**
   * Money off; what all comes to, or comes to nothing; what it was before; a long label, which breaks beside its
   * amount; or the head of what went back.
   */
  look?: 'off' | 'total' | 'none' | 'was' | 'long' | 'refund' | undefined
  children: ReactNode
}

const looks = {
  off: styles.off,
  total: styles.total,
  none: classNames(styles.total, styles.totalNone),
  was: styles.was,
  long: styles.long,
  refund: classNames(styles.long, styles.refund),
}

/** A total with more signs than fit is smaller. */
const mostSigns = 10

export function Amount({ label, look, children }: AmountProps) {
  const isLong = look === 'total' && typeof children === 'string' && children.length > mostSigns
  return (
    <div className={classNames(styles.line, look && looks[look], isLong && styles.totalLong)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
