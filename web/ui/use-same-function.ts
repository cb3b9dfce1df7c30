// A function that stays the same from one rendering to the next and always does what the latest one would: for parts
// that are drawn again only when what they are given changes.
import { useLayoutEffect, useRef, useState } from 'react'

export function useSameFunction<Args extends readonly unknown[]>(
  call: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  const [same] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  )
  return same
}
