// A row goes, and with it the button that was pressed in it: nobody who uses a keyboard starts again at the top of the page.

/** To the last button of the next row, or of the one before. A focus that has moved elsewhere meanwhile stays there. */
export function passFocusOn(pressed: Element | null, orElse: HTMLElement | null | undefined): void {
  if (!pressed || pressed !== document.activeElement) return
  const row = pressed.closest('li, tr')
  const other = row?.nextElementSibling ?? row?.previousElementSibling
  const button = other && [...other.querySelectorAll('button')].at(-1)
  ;(button ?? orElse)?.focus()
}
