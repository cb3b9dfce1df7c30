// How many are left of an item today: − n +, or no limit; on the board and in the office.
import { useEffect, useRef, useState } from 'react'
import type { StockBody } from '#domain/kitchen/kitchen-api.ts'
import { formatCount } from '#words/basics/counts.ts'
import { stockMessages as words } from '#words/menu/staff/stock.ts'
import { classNames } from '../../ui/class-names.ts'
import { untoldAfter } from './untold.ts'
import styles from './left-stepper.module.css'

type Step = Pick<StockBody, 'remaining' | 'from'>

interface LeftStepperProps {
  name: string
  /** Null: no limit. */
  remaining: number | null
  /** Whether the server took it. */
  onLeft: (step: Step) => Promise<boolean>
}

/** From here down the number is marked. */
const few = 3

export function LeftStepper({ name, remaining, onLeft }: LeftStepperProps) {
  const { shown, step } = useSteps(remaining, onLeft)
  const isLimited = shown !== null
  return (
    <div
      className={classNames(
        styles.left,
        !isLimited && styles.leftNone,
        isLimited && shown <= few && styles.leftFew,
      )}
      role="group"
      aria-label={words.howManyLeft(name)}
    >
      <button
        type="button"
        className={styles.step}
        aria-label={words.oneLess(name)}
        aria-disabled={!isLimited || shown === 0 || undefined}
        onClick={() => isLimited && shown > 0 && step(-1)}
      >
        −
      </button>
      <output className={styles.count}>
        {isLimited ? (
          <>
            {formatCount(shown)} <small>{words.remaining}</small>
          </>
        ) : (
          words.noLimit
        )}
      </output>
      <button
        type="button"
        className={styles.step}
        aria-label={isLimited ? words.oneMore(name) : words.count(name)}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  )
}

/** A stream that has not told the new number by then tells another one. */
const patience = 10_000

/** Quick taps show at once and are sent together: a cook who counts to ten does not wait for ten answers. */
function useSteps(remaining: number | null, onLeft: LeftStepperProps['onLeft']) {
  const [wanted, setWanted] = useState<number>()
  const target = useRef<number>(undefined)
  const isSending = useRef(false)
  /** What was sent and the stream has not told yet: until then the number of the stream is the older one. */
  const untold = useRef<readonly number[]>([])

  function settle(): void {
    if (!isSending.current && untold.current.length === 0) setWanted(undefined)
  }

  useEffect(() => {
    untold.current = untoldAfter(untold.current, remaining)
    settle()
  }, [remaining])

  useEffect(() => {
    if (wanted === undefined) return
    const timer = setInterval(() => {
      if (!isSending.current) untold.current = []
      settle()
    }, patience)
    return () => clearInterval(timer)
  }, [wanted])

  async function send(from: number | null): Promise<void> {
    isSending.current = true
    let sent = from
    while (target.current !== undefined && target.current !== sent) {
      const next = target.current
      // The stream may be faster than the answer.
      untold.current = [...untold.current, next]
      const isTaken = await onLeft({ remaining: next, ...(sent !== null && { from: sent }) })
      if (!isTaken) {
        untold.current = []
        break
      }
      sent = next
    }
    target.current = undefined
    isSending.current = false
    settle()
  }

  return {
    shown: wanted ?? remaining,
    step(by: number) {
      const next = Math.max(0, (target.current ?? wanted ?? remaining ?? 0) + by)
      target.current = next
      setWanted(next)
      if (!isSending.current) void send(wanted ?? remaining)
    },
  }
}
