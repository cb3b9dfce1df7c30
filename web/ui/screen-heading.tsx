// The h1 of a screen: names the page, and takes the focus when one comes here from another screen.
import { useEffect, useRef, type ReactNode } from 'react'
import { useHashLocation } from '../browser/hash-location.ts'
import { demoMessages } from './demo.ts'
import { arriveOnScreen } from '../browser/scroll-memory.ts'

interface ScreenHeadingProps {
  /** What the browser's tab says. */
  title: string
  /** Where one screen has many addresses, its name: from one of them to the next, the focus stays where it is. */
  screen?: string | undefined
  className?: string | undefined
  children: ReactNode
}

export function ScreenHeading({ title, screen, className, children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [location] = useHashLocation()
  const here = screen ?? location
  const shown = useRef<string>(undefined)

  useEffect(() => {
    document.title = demoMessages ? demoMessages.title(title) : title
  }, [title])

  useEffect(() => {
    const cameFromElsewhere = arriveOnScreen()
    if (cameFromElsewhere && shown.current !== here) heading.current?.focus({ preventScroll: true })
    shown.current = here
  }, [location, here])

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
