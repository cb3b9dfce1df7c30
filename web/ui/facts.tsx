// A list of names with their values: what is known about an order, or what a sum is made of.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './facts.module.css'

interface FactsProps {
  /** What they are about, for those who do not see where they stand. */
  label?: string
  /**
   * `columns`: each name above its value, beside each other; `rows`: each value at the end of its name's line; `beside`: the
   * names in one column and the values in another.
   */
  look?: 'columns' | 'rows' | 'beside'
  className?: string | undefined
  children: ReactNode
}

const looks = { columns: styles.columns, rows: styles.rows, beside: styles.beside }

export function Facts({ label, look = 'columns', className, children }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, looks[look], className)} aria-label={label}>
      {children}
    </dl>
  )
}

interface FactProps {
  name: ReactNode
  /** In the display face. */
  isLarge?: boolean
  className?: string | undefined
  children: ReactNode
}

export function Fact({ name, isLarge = false, className, children }: FactProps) {
  return (
    <div className={classNames(styles.fact, isLarge && styles.large, className)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
