// The item that the last pressed link means: Order Now leads to its row in the cart, a tile on Welcome to its card on the
// menu (R58). It stands in no address, for the addresses of these screens are the specification's (R7).
import { useEffect, useState, type RefObject } from 'react'

let pointed: string | undefined

export function pointAt(item: string): void {
  pointed = item
}

/** Undefined once the screen has shown it. */
export function pointedItem(): string | undefined {
  return pointed
}

const markedFor = 3_000

/** Brings the item into sight where a link has pointed at it, and answers whether it is marked just now. */
export function usePointed(item: string, element: RefObject<HTMLElement | null>): boolean {
  const [isMarked, setMarked] = useState(() => pointed === item)

  useEffect(() => {
    if (!isMarked) return
    pointed = undefined
    element.current?.scrollIntoView({ block: 'center' })
    const timer = setTimeout(() => setMarked(false), markedFor)
    return () => clearTimeout(timer)
  }, [isMarked, element])

  return isMarked
}
