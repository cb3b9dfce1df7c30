// A value between − and +.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './stepper.module.css'

interface StepperProps {
  /** What the value is of. */
  label: string
  /** As it is shown. */
  value: ReactNode
  /** The names of the buttons. */
  less: string
  more: string
  /** Undefined where it cannot be less, or more. */
  onLess: (() => void) | undefined
  onMore: (() => void) | undefined
  /** `boxed` in the office, `large` for a finger on a busy screen, `round` for a customer's count. */
  look?: 'boxed' | 'large' | 'round' | 'roundSmall'
  /** Several of them, each reading its number out, would talk over each other. */
  isSilent?: boolean
  className?: string | undefined
  /** Of the value. */
  valueClassName?: string | undefined
}

const looks = {
  boxed: styles.boxed,
  large: classNames(styles.boxed, styles.large),
  round: styles.round,
  roundSmall: classNames(styles.round, styles.small),
}

export function Stepper(props: StepperProps) {
  const {
    label,
    value,
    less,
    more,
    onLess,
    onMore,
    look = 'boxed',
    isSilent,
    className,
    valueClassName,
  } = props
  return (
    <span className={classNames(styles.stepper, looks[look], className)} role="group" aria-label={label}>
      <Step sign="minus" name={less} onStep={onLess} />
      <output className={classNames(styles.value, valueClassName)} aria-live={isSilent ? 'off' : undefined}>
        {/* Another number is another element, which pops up. */}
        {look.startsWith('round') && typeof value === 'string' ? (
          <span key={value} className={styles.pop}>
            {value}
          </span>
        ) : (
          value
        )}
      </output>
      <Step sign="plus" name={more} onStep={onMore} />
    </span>
  )
}

const signs = { minus: 'M3 10h14', plus: 'M3 10h14M10 3v14' }

interface StepProps {
  sign: keyof typeof signs
  name: string
  onStep: (() => void) | undefined
}

/** Not `disabled`: at the end of the range that would throw the focus away. */
function Step({ sign, name, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={name}
      aria-disabled={!onStep || undefined}
      onClick={onStep}
    >
      {/* Drawn: a letter of the typeface would sit off center. */}
      <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
        <path d={signs[sign]} />
      </svg>
    </button>
  )
}
