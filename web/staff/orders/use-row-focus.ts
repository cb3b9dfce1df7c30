// Where the keyboard stands in the list: when a new order pushes that row off the page, the focus goes to the nearest.
import { useLayoutEffect, useRef, type FocusEvent } from 'react'

export function useRowFocus() {
  const table = useRef<HTMLTableElement>(null)
  const row = useRef<number>(undefined)

  // After every rendering: what held the focus may be gone from the page, and then the focus is nowhere.
  useLayoutEffect(() => {
    if (row.current === undefined || document.activeElement !== document.body) return
    const links = table.current?.querySelectorAll<HTMLElement>('tbody a') ?? []
    links[Math.min(row.current, links.length - 1)]?.focus()
  })

  const onFocus = ({ target }: FocusEvent) => {
    row.current = target.closest('tr')?.sectionRowIndex
  }
  // React reports a person who leaves, and not an element that is taken away.
  const onBlur = () => {
    row.current = undefined
  }

  return { table, handlers: { onFocus, onBlur } }
}
