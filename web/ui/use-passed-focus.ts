// For a button that disappears once its press has helped: the focus moves on to the heading of the screen.
import { useLayoutEffect, useRef, type RefObject } from 'react'

export function usePassedFocus(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  // The clean-up of a layout effect runs before the button is removed, while the button still has the focus.
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own === document.activeElement) document.querySelector<HTMLElement>('main h1')?.focus()
    }
  }, [])
  return button
}
