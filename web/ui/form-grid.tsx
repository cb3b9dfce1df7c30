// The fields of a form beside each other: six columns, of which a field takes as many as what is typed into it needs.
import type { CSSProperties, ReactNode } from 'react'
import styles from './form-grid.module.css'

export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

type Span = 1 | 2 | 3 | 4 | 6

interface FormCellProps {
  span: Span
  /** All six, unless the field says otherwise. */
  onPhone?: Span
  children: ReactNode
}

export function FormCell({ span, onPhone = 6, children }: FormCellProps) {
  const spans = { '--span': span, '--span-on-phone': onPhone } as CSSProperties
  return (
    <div className={styles.cell} style={spans}>
      {children}
    </div>
  )
}
