// A strip above what the customer is about to order: a sign, a title, what there is to say, and what can be done about it.
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './strip.module.css'

const grounds: Readonly<Record<string, string | undefined>> = {
  cielo: styles.stripCielo,
  masa: styles.stripMasa,
}

interface StripProps {
  ground: 'maiz' | 'cielo' | 'masa'
  /** The lines of a drawing of 24 by 24. */
  sign: ReactNode
  title: ReactNode
  /** Buttons, at its end where there is room, and below it where there is none. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Strip({ ground, sign, title, action, className, children }: StripProps) {
  return (
    <div className={classNames(styles.room, className)}>
      <div className={classNames(styles.strip, grounds[ground], 'grain')}>
        <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
          {sign}
        </svg>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.text}>{children}</div>
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
