// Brings Stripe's card fields into the page once the checkout is open, and keeps them in step with the form.
import { useEffect, useRef, useState, type RefObject } from 'react'
import { forget, makeCardFields, updateAmount, updateReadOnly } from './stripe-card.ts'
import { forgetScript } from './stripe-js.ts'

/** After this time the form says that the fields are slow; they may still load. */
const lateAfter = 12_000

export type CardFieldsState = 'loading' | 'late' | 'failed' | 'ready'

interface CardFieldsOptions {
  readonly place: RefObject<HTMLElement | null>
  /** The checkout is open. Nothing of Stripe's is loaded before. */
  readonly isNeeded: boolean
  /** Undefined until the bill is known. */
  readonly amount: number | undefined
  readonly readOnly: boolean
  readonly onEdit: () => void
}

export function useCardFields({ place, isNeeded, amount, readOnly, onEdit }: CardFieldsOptions) {
  const [state, setState] = useState<CardFieldsState>('loading')
  const [tries, setTries] = useState(0)
  // Once there, the fields stay while the form is closed and opened again, with what is typed in them.
  const attempt = useRef(0)
  const latest = useRef({ amount, onEdit })
  useEffect(() => {
    latest.current = { amount, onEdit }
  })

  const canLoad = isNeeded && amount !== undefined
  useEffect(() => {
    if (!canLoad || attempt.current > tries || !place.current) return
    attempt.current = tries + 1
    // A try that was given up may still fail minutes later.
    const isLatest = () => attempt.current === tries + 1
    const late = setTimeout(() => setState('late'), lateAfter)
    const end = (next: CardFieldsState) => {
      clearTimeout(late)
      if (isLatest()) setState(next)
    }
    const element = place.current
    makeCardFields(element, () => element.isConnected && isLatest(), {
      amount: latest.current.amount ?? 0,
      onEdit: () => latest.current.onEdit(),
      onReady: () => end('ready'),
      onFailed: () => end('failed'),
    }).catch(() => end('failed'))
  }, [canLoad, tries, place])

  // Choosing another payment method, or leaving, forgets the card.
  useEffect(() => forget, [])

  // Not while a token is being made: it would be for another amount than the order that it goes with.
  useEffect(() => {
    if (amount !== undefined && !readOnly) updateAmount(amount)
  }, [amount, readOnly, state])
  useEffect(() => updateReadOnly(readOnly), [readOnly, state])

  return {
    state,
    tryAgain(): void {
      // At once: fields that come after all would be typed into, and thrown away by the next ones.
      forget()
      forgetScript()
      setState('loading')
      setTries(tries + 1)
    },
  }
}
