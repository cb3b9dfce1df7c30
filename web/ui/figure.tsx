// Figures side by side, each on a sheet of its own: a name, a number as large as its sheet is wide, and a line about it.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './figure.module.css'

interface FiguresProps {
  /** What they are about, for those who do not see where they stand. */
  label?: string
  /** Smaller ones, which come after the main ones. */
  isQuiet?: boolean
  /** The first, which has the longest value, is half as wide again as the others. */
  isFirstWide?: boolean
  children: ReactNode
}

export function Figures({ label, isQuiet = false, isFirstWide = false, children }: FiguresProps) {
  return (
    <dl
      className={classNames(styles.figures, isQuiet && styles.quiet, isFirstWide && styles.firstWide)}
      aria-label={label}
    >
      {children}
    </dl>
  )
}

interface FigureProps {
  name: ReactNode
  value: string
  /** The one that counts most: on a field of color. */
  isHot?: boolean
  tone?: 'plain' | 'good' | 'bad'
  /** A line about the value. */
  children?: ReactNode
}

const tones = { plain: undefined, good: styles.good, bad: styles.bad }

export function Figure({ name, value, isHot = false, tone = 'plain', children }: FigureProps) {
  return (
    <div className={classNames(styles.figure, isHot && classNames(styles.hot, 'grain'))}>
      <dt className={styles.name}>{name}</dt>
      <dd className={classNames(styles.value, sizeFor(value))}>{value}</dd>
      <dd className={classNames(styles.about, tones[tone])}>{children || '\u00A0'}</dd>
    </div>
  )
}

/** As large as the sheet is wide: up to nine signs ($2,315.00), up to twelve, and what no restaurant ever takes. */
function sizeFor({ length }: string): string | undefined {
  if (length <= 6) return undefined
  if (length <= 9) return styles.nine
  return length <= 12 ? styles.twelve : styles.endless
}
