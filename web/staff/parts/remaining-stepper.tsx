// How many are left of an item today: − n +, or no limit; on the board and in the office.
import { useEffect, useRef, useState } from 'react'
import type { StockBody } from '#domain/kitchen/kitchen-api.ts'
import { formatCount } from '#words/basics/counts.ts'
import { stockMessages as words } from '#words/menu/staff/stock.ts'
import { classNames } from '../../ui/class-names.ts'
import { Stepper } from '../../ui/stepper.tsx'
import { unconfirmedAfter } from './unconfirmed.ts'
import styles from './remaining-stepper.module.css'

type Step = Pick<StockBody, 'remaining' | 'from'>

interface RemainingStepperProps {
  name: string
  /** Null: no limit. */
  remaining: number | null
  className?: string | undefined
  /** Whether the server took it. */
  onStep: (step: Step) => Promise<boolean>
}

/** From here down the number is marked. */
const few = 3

export function RemainingStepper({ name, remaining, className, onStep }: RemainingStepperProps) {
  const { shown, step } = useSteps(remaining, onStep)
  const isLimited = shown !== null
  return (
    <Stepper
      look="large"
      label={words.howManyLeft(name)}
      value={
        isLimited ? (
          <>
            {formatCount(shown)} <small>{words.remaining}</small>
          </>
        ) : (
          words.noLimit
        )
      }
      less={words.oneLess(name)}
      more={isLimited ? words.oneMore(name) : words.count(name)}
      onLess={isLimited && shown > 0 ? () => step(-1) : undefined}
      onMore={() => step(1)}
      className={classNames(!isLimited && styles.unlimited, className)}
      valueClassName={classNames(
        isLimited ? styles.value : styles.unlimitedValue,
        isLimited && shown <= few && styles.few,
      )}
    />
  )
}

/** A stream that has not confirmed a number by then brings another one. */
const patience = 10_000

/** Quick taps show at once and are sent together: a cook who counts to ten does not wait for ten answers. */
function useSteps(remaining: number | null, onStep: RemainingStepperProps['onStep']) {
  const [typed, setTyped] = useState<number>()
  const target = useRef<number>(undefined)
  const isSending = useRef(false)
  /** Sent, and not in the stream yet: until then the number of the stream is the older one. */
  const unconfirmed = useRef<readonly number[]>([])

  function settle(): void {
    if (!isSending.current && unconfirmed.current.length === 0) setTyped(undefined)
  }

  useEffect(() => {
    unconfirmed.current = unconfirmedAfter(unconfirmed.current, remaining)
    settle()
  }, [remaining])

  useEffect(() => {
    if (typed === undefined) return
    const timer = setInterval(() => {
      if (!isSending.current) unconfirmed.current = []
      settle()
    }, patience)
    return () => clearInterval(timer)
  }, [typed])

  async function send(from: number | null): Promise<void> {
    isSending.current = true
    let sent = from
    while (target.current !== undefined && target.current !== sent) {
      const next = target.current
      // The stream may be faster than the answer.
      unconfirmed.current = [...unconfirmed.current, next]
      const isAccepted = await onStep({ remaining: next, ...(sent !== null && { from: sent }) })
      if (!isAccepted) {
        unconfirmed.current = []
        break
      }
      sent = next
    }
    target.current = undefined
    isSending.current = false
    settle()
  }

  return {
    shown: typed ?? remaining,
    step(by: number) {
      const next = Math.max(0, (target.current ?? typed ?? remaining ?? 0) + by)
      target.current = next
      setTyped(next)
      if (!isSending.current) void send(typed ?? remaining)
    },
  }
}
