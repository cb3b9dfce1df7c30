// Watches which tickets of a column are out of sight.
import { useEffect, useState, type RefObject } from 'react'
import { allInSight, countOutOfSight, sides, type Box, type OutOfSight } from './out-of-sight.ts'

/** `shown` changes whenever other tickets stand in the list. */
export function useOutOfSight(list: RefObject<HTMLElement | null>, shown: string): OutOfSight {
  /** The numbers belong to the list that was counted. */
  const [counted, setCounted] = useState({ shown, counts: allInSight })

  useEffect(() => {
    const frame = list.current
    if (!frame) return
    const tickets = [...frame.querySelectorAll<HTMLElement>('[data-ticket]')]
    const count = () => {
      const window = boxOf(frame.scrollLeft, frame.scrollTop, frame.clientWidth, frame.clientHeight)
      const counts = countOutOfSight(window, tickets.map(restingBoxOf))
      // The same object while nothing changes: a scroll draws no column again.
      setCounted((before) =>
        before.shown === shown && sides.every((side) => before.counts[side] === counts[side])
          ? before
          : { shown, counts },
      )
    }
    // It tells of every ticket that comes into sight or goes, for whatever reason, but of none that a jump carries past the
    // window: scrolling counts anew.
    const watch = new IntersectionObserver(count, { root: frame, threshold: [0, 0.99] })
    for (const ticket of tickets) watch.observe(ticket)
    frame.addEventListener('scroll', count, { passive: true })
    return () => {
      watch.disconnect()
      frame.removeEventListener('scroll', count)
    }
  }, [list, shown])

  return counted.shown === shown ? counted.counts : allInSight
}

function boxOf(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height }
}

/** Within the list, which is its offset parent, and without the movement of one that is just coming in. */
function restingBoxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  return boxOf(offsetLeft, offsetTop, offsetWidth, offsetHeight)
}
