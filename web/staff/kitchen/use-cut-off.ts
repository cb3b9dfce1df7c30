// Counts the tickets of a column that its window cuts off at the end: the head of the column says how many.
import { useEffect, useState, type RefObject } from 'react'

/** A ticket whose edge is hidden by less than this share counts as whole. */
const whole = 0.99

/** `shown` changes whenever other tickets stand in the list. */
export function useCutOff(list: RefObject<HTMLElement | null>, shown: string): number {
  /** The number belongs to the list that was counted. */
  const [counted, setCounted] = useState({ shown, cutOff: 0 })

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
        setCounted({ shown, cutOff: beyond.size })
      },
      { root: list.current, threshold: [0, whole] },
    )
    for (const ticket of list.current.querySelectorAll('[data-ticket]')) watch.observe(ticket)
    return () => watch.disconnect()
  }, [list, shown])

  return counted.shown === shown ? counted.cutOff : 0
}
