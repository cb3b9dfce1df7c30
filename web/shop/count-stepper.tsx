// − n + with round buttons: how many burritos, in the cart and in Make it yours.
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { formatCount } from '#words/basics/counts.ts'
import { stepperMessages } from '#words/basics/ui.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './count-stepper.module.css'

interface CountStepperProps {
  /** What is counted, for the names of the buttons. */
  name: string
  /** What the number is called. */
  label: string
  count: number
  least?: number
  canAdd?: boolean
  small?: boolean
  /** Where the focus goes when the pressed button goes off and the other one is off, too. */
  after?: RefObject<HTMLElement | null>
  className?: string | undefined
  onLess: () => void
  onMore: () => void
}

export function CountStepper(props: CountStepperProps) {
  const { name, label, count, least = 0, canAdd = true, small, after, className, onLess, onMore } = props
  const minus = useRef<HTMLButtonElement>(null)
  const plus = useRef<HTMLButtonElement>(null)

  // At either end the pressed button goes off under the finger; the focus moves on instead of falling out of the page. Some
  // browsers have taken the focus from it by now: then what is around it has the focus.
  const pressed = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = pressed.current
    if (!button?.disabled || !document.activeElement?.contains(button)) return
    const other = button === plus.current ? minus.current : plus.current
    ;(other?.disabled ? after?.current : other)?.focus()
  }, [count, canAdd, after])

  return (
    <div className={classNames(styles.countStepper, small && styles.countStepperSmall, className)}>
      <button
        type="button"
        ref={minus}
        className={styles.step}
        aria-label={stepperMessages.removeOne(name)}
        disabled={count <= least}
        onFocus={({ currentTarget }) => void (pressed.current = currentTarget)}
        onClick={onLess}
      >
        <StepSign sign="minus" />
      </button>
      {/* Silent by itself: counters that speak would talk over each other. */}
      <output className={styles.count} aria-label={label} aria-live="off">
        <span key={count} className={styles.digits}>
          {formatCount(count)}
        </span>
      </output>
      <button
        type="button"
        ref={plus}
        className={styles.step}
        aria-label={stepperMessages.addOne(name)}
        disabled={!canAdd || count >= Number.MAX_SAFE_INTEGER}
        onFocus={({ currentTarget }) => void (pressed.current = currentTarget)}
        onClick={onMore}
      >
        <StepSign sign="plus" />
      </button>
    </div>
  )
}

/** Drawn: a letter of the typeface would sit off center. */
function StepSign({ sign }: { sign: 'plus' | 'minus' }) {
  return (
    <svg className={styles.stepSign} viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={sign === 'plus' ? 'M3 10h14M10 3v14' : 'M3 10h14'}
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}
