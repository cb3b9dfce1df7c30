// Bars with their value above and their name below. Each says the same in words to a screen reader.
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './bars.module.css'

const barLooks: Readonly<Record<string, string | undefined>> = {
  good: styles.barGood,
  bad: styles.barBad,
  plain: styles.barPlain,
  low: styles.barLow,
}

export interface Bar {
  readonly key: string | number
  /** From 0 to 1. */
  readonly height: number
  readonly tone: 'good' | 'bad' | 'plain' | 'low'
  /** Or a mark, or nothing, where there is no room for it. */
  readonly value: string
  readonly name: string
  readonly aloud: string
}

interface BarsProps {
  label: string
  bars: readonly Bar[]
}

/** The tallest leaves room for its value. */
const tallest = 86

export function Bars({ label, bars }: BarsProps) {
  return (
    <ol
      role="list"
      className={classNames(styles.bars, bars.length > 12 && styles.barsMany)}
      aria-label={label}
    >
      {bars.map(({ key, height, tone, value, name, aloud }) => {
        const top = 100 - height * tallest
        return (
          <li key={key} className={styles.one}>
            <VisuallyHidden>{aloud}</VisuallyHidden>
            <svg className={styles.drawing} aria-hidden="true">
              {/* Its foot lies below the ground, which cuts it off: the shoulders alone are round. */}
              {height > 0 && (
                <rect
                  className={classNames(styles.bar, barLooks[tone])}
                  x="8%"
                  y={`${top}%`}
                  width="84%"
                  height="100%"
                  rx="6"
                />
              )}
              <text className={styles.value} x="50%" y={`${top}%`} dy="-0.35em">
                {value}
              </text>
            </svg>
            <span className={styles.name} aria-hidden="true">
              {name}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
