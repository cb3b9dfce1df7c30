// Rings while there is a ticket that nobody has touched, and knows whether this browser lets it.
import { useEffect, useRef, useState } from 'react'
import { createBell, type Bell } from './bell.ts'

const every = 2_500
/** A browser that allows sound needs a moment to start it; a banner that flashes helps nobody. */
const patience = 2_000
const gestures = ['click', 'pointerup', 'keydown'] as const

export type Sound = 'unknown' | 'on' | 'blocked'

export function useAlarm(ringing: boolean): { sound: Sound; turnOn: () => void } {
  const bell = useRef<Bell>(null)
  const [sound, setSound] = useState<Sound>('unknown')

  useEffect(() => {
    const look = () => setSound(own?.canRing() ? 'on' : 'blocked')
    const own = hangBell(look)
    bell.current = own
    const timer = setTimeout(look, patience)
    // Any tap will do; nobody has to look for the button.
    const allow = () => {
      if (!own?.canRing()) own?.allow()
    }
    for (const gesture of gestures) document.addEventListener(gesture, allow, { capture: true })
    return () => {
      clearTimeout(timer)
      for (const gesture of gestures) document.removeEventListener(gesture, allow, { capture: true })
      own?.close()
    }
  }, [])

  const audible = ringing && sound === 'on'
  useEffect(() => {
    if (!audible) return
    bell.current?.ring()
    const timer = setInterval(() => bell.current?.ring(), every)
    return () => clearInterval(timer)
  }, [audible])

  return { sound, turnOn: () => bell.current?.allow() }
}

/** A tablet without sound is still a board. */
function hangBell(onChange: () => void): Bell | null {
  try {
    return createBell(onChange)
  } catch {
    return null
  }
}
