// Counts what a list has no room to show as a whole: tickets of a column, items of a row.
import { useEffect, useState, type RefObject } from 'react'

/** `shown` changes with what is in the list; while it is undefined nobody asks, and the last number stands. */
export function useCutOff(
  list: RefObject<HTMLElement | null>,
  selector: 'article' | 'li',
  shown: string | undefined,
): number {
  const [cutOff, setCutOff] = useState(0)
  useEffect(() => {
    if (shown === undefined) return
    const hidden = new Set<Element>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (intersectionRatio < 0.99) hidden.add(target)
          else hidden.delete(target)
        setCutOff(hidden.size)
      },
      // A ticket that is just coming in is beside its place.
      { root: list.current, rootMargin: '0px 24px', threshold: 0.99 },
    )
    for (const one of list.current?.querySelectorAll(selector) ?? []) watch.observe(one)
    return () => watch.disconnect()
  }, [list, selector, shown])
  // An empty list has nothing to watch, and its last number would stay.
  return shown === '' ? 0 : cutOff
}
