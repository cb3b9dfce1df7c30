// A ref for what has just appeared in place of the thing that had the focus. One function, so that it runs once.
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
