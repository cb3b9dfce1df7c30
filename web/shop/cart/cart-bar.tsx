// The bar of the cart: how much is in it, what it costs, and the link to the next step. In the Cart it stands in for CHECKOUT while that is out
// of sight; on the Menu it stays for as long as the cart holds something (R58).
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './cart-bar.module.css'

interface CartBarProps {
  /** How much is in the cart, in words. */
  counted: string
  total: string
  hidden?: boolean
  /** On every screen, in a place of its own; otherwise on a phone only, over what it covers. */
  stays?: boolean
  /** Where it leads. */
  children: ReactNode
}

export function CartBar({ counted, total, hidden, stays, children }: CartBarProps) {
  return (
    <div className={classNames(styles.cartBar, stays && styles.cartBarStays)}>
      <div className={styles.sheet} hidden={hidden}>
        <p className={styles.sum}>
          {counted} <b>{total}</b>
        </p>
        {children}
      </div>
    </div>
  )
}
