// Counts the tickets of a column that its window cuts off at the end: the head of the column says how many.
import { useEffect, useState, type RefObject } from 'react'

/** A ticket whose edge is hidden by less than this share counts as whole. */
const whole = 0.99

/** `shown` changes whenever other tickets stand in the list. */
export function useCutOff(list: RefObject<HTMLElement | null>, shown: string): number {
  const [cutOff, setCutOff] = useState(0)

  useEffect(() => {
    if (!list.current) return
    const beyond = new Set<Element>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, boundingClientRect: box, rootBounds: frame } of entries) {
          const isBeyond = frame && (box.bottom > frame.bottom + 1 || box.right > frame.right + 1)
          if (isBeyond && intersectionRatio < whole) beyond.add(target)
          else beyond.delete(target)
        }
        setCutOff(beyond.size)
      },
      { root: list.current, threshold: [0, whole] },
    )
    const tickets = list.current.querySelectorAll('[data-ticket]')
    for (const ticket of tickets) watch.observe(ticket)
    // Nothing is observed, and so nothing would be told.
    if (tickets.length === 0) setCutOff(0)
    return () => watch.disconnect()
  }, [list, shown])

  return cutOff
}
