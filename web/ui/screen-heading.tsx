// The h1 of a screen: names the page, and takes the focus when one comes here from another screen.
import { useEffect, useRef, type ReactNode } from 'react'
import { useHashLocation } from 'wouter/use-hash-location'
import { arriveOnScreen } from './scroll-memory.ts'

interface ScreenHeadingProps {
  /** What the browser's tab says. */
  title: string
  className?: string
  children: ReactNode
}

export function ScreenHeading({ title, className, children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [location] = useHashLocation()

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    if (arriveOnScreen()) heading.current?.focus({ preventScroll: true })
  }, [location])

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
