// Keeps a window open while what was asked in it is on its way: a failure must have somewhere to be told.
import { useRef, type RefObject } from 'react'

/** `inside` goes on an element of the window; a second Escape closes the window whatever we say, so it opens again. */
export function usePatientClose<Inside extends HTMLElement>(
  sending: boolean,
  onClose: () => void,
): [inside: RefObject<Inside | null>, close: () => void] {
  const inside = useRef<Inside>(null)
  const close = () => {
    const dialog = inside.current?.closest('dialog')
    if (!sending) onClose()
    else if (dialog?.open === false) dialog.showModal()
  }
  return [inside, close]
}
