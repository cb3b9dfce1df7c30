// Lists whose entries stand in lines: what each begins with (a time, a tick), what it says, and what stands at its end.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './list.module.css'

export function List({ as: Element = 'ul', children }: { as?: 'ul' | 'ol'; children: ReactNode }) {
  return (
    <div className={styles.room}>
      <Element className={styles.list} role="list">
        {children}
      </Element>
    </div>
  )
}

/** What is known, line by line: a name, what it is, and at the end its value. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <dl className={classNames(styles.list, styles.facts)}>{children}</dl>
    </div>
  )
}

interface FactLineProps {
  name: ReactNode
  about: ReactNode
  children: ReactNode
}

export function FactLine({ name, about, children }: FactLineProps) {
  return (
    <div className={styles.item}>
      <dt className={classNames(styles.main, styles.name)}>{name}</dt>
      <dd className={classNames(styles.main, styles.about)}>{about}</dd>
      <dd className={classNames(styles.end, styles.value)}>{children}</dd>
    </div>
  )
}

interface ListItemProps {
  lead?: ReactNode
  /** A button, a mark. */
  end?: ReactNode
  children: ReactNode
}

export function ListItem({ lead, end, children }: ListItemProps) {
  return (
    <li className={styles.item}>
      {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      <div className={styles.main}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  )
}
