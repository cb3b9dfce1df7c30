// Moves the focus when the window of Make it yours closes and the button that opened the window is gone or disabled.
import { useEffect } from 'react'
import type { ItemId } from '#domain/menu/menu.ts'

/** The browser gives the focus back to the button that opened the window, where that is still there and on. */
export function useFocusBack(item: ItemId | undefined): void {
  useEffect(() => {
    if (item === undefined) return
    return () => {
      if (isFocusLost()) headingOf(item)?.focus()
    }
  }, [item])
}

/** What is disabled or closed keeps the focus until the browser paints, and then drops it. */
function isFocusLost(): boolean {
  const { activeElement, body } = document
  return !activeElement || activeElement === body || activeElement.matches(':disabled, dialog:not([open]) *')
}

/** The heading of the item's place on this screen, or where there is none any longer, of the screen. */
function headingOf(item: ItemId): HTMLElement | null {
  return document.querySelector(`[data-item="${item}"]`) ?? document.querySelector('h1')
}
