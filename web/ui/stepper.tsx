// A value between − and +.
import styles from './stepper.module.css'

interface StepperProps {
  /** What the value is of. */
  label: string
  /** As it is shown. */
  value: string
  less: string
  more: string
  /** Undefined where it cannot be less, or more. */
  onLess: (() => void) | undefined
  onMore: (() => void) | undefined
}

export function Stepper({ label, value, less, more, onLess, onMore }: StepperProps) {
  return (
    <span className={styles.stepper} role="group" aria-label={label}>
      {/* Not `disabled`: at the end of the range that would throw the focus away. */}
      <button
        type="button"
        className={styles.step}
        aria-label={less}
        aria-disabled={!onLess || undefined}
        onClick={onLess}
      >
        −
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={more}
        aria-disabled={!onMore || undefined}
        onClick={onMore}
      >
        +
      </button>
    </span>
  )
}
