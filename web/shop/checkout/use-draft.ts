// What stands in the checkout's form: what was typed in this tab, and until something is, whom this device remembers (R76).
import { useEffect, useState } from 'react'
import { forgetDraft, readDraft, storeDraft, useForgettings, type FormDraft } from './form-draft.ts'
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
  const forgettings = useForgettings()

  // A customer was forgotten, here or in another tab: what was typed before goes, too, from the form and from storage.
  if (!isUnderWay && typed && typed.forgettings !== forgettings) setTyped(undefined)
  useEffect(() => void readDraft(), [forgettings])

  return {
    filled: typed ?? draftFor(remembered),
    isTyped: typed !== undefined,
    remembered,
    type(changed) {
      setTyped(storeDraft(changed))
    },
    adjust: setTyped,
    forget() {
      forgetCustomer()
      forgetDraft()
      setTyped(undefined)
    },
  }
}
