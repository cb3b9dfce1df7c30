// What stands in the checkout's form: what was typed in this tab, and until something is, whom this device remembers (R76).
import { useEffect, useRef, useState } from 'react'
import { forgetDraft, readDraft, storeDraft, type FormDraft } from './form-draft.ts'
import { draftFor, forgetCustomer, useRemembered, type RememberedCustomer } from './remembered.ts'

interface Draft {
  /** What the form shows. */
  readonly filled: FormDraft
  /** False while the form holds nothing but what is remembered. */
  readonly isTyped: boolean
  readonly remembered: RememberedCustomer | undefined
  /** What the customer has typed or chosen. */
  type(changed: FormDraft): void
  /** What changes by itself; it may be called while rendering. */
  adjust(changed: FormDraft): void
  forget(): void
}

export function useDraft(isUnderWay: boolean): Draft {
  const [typed, setTyped] = useState(readDraft)
  const remembered = useRemembered()
  const before = useRef(remembered)

  // Forgotten, here or in another tab: what was filled in for that customer goes, too.
  useEffect(() => {
    const isForgotten = before.current !== undefined && remembered === undefined
    before.current = remembered
    if (!isForgotten || isUnderWay || !typed?.remember) return
    forgetDraft()
    setTyped(undefined)
  }, [remembered, typed, isUnderWay])

  return {
    filled: typed ?? draftFor(remembered),
    isTyped: typed !== undefined,
    remembered,
    type(changed) {
      setTyped(changed)
      storeDraft(changed)
    },
    adjust: setTyped,
    forget() {
      forgetCustomer()
      forgetDraft()
      setTyped(undefined)
    },
  }
}
