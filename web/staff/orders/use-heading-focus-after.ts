// Where the focus goes when the button that had it is gone.
import { useLayoutEffect, useRef } from 'react'

/**
 * A button goes once it has done its work, and with it the focus: the page's heading takes it. Gone: neither the button nor the
 * window that it opened is there any more.
 */
export function useHeadingFocusAfter(isGone: boolean): void {
  const was = useRef(isGone)
  useLayoutEffect(() => {
    if (isGone && !was.current && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h1')?.focus()
    }
    was.current = isGone
  }, [isGone])
}
