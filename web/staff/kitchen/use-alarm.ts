// Rings the bell while there is a ticket that nobody has touched, and finds out whether the browser allows sound.
import { useEffect, useRef, useState } from 'react'
import { createBell, type Bell, type Tune } from '../../browser/bell.ts'

/** Two tones that are heard over a kitchen. */
const alarm: Tune = {
  wave: 'triangle',
  loudness: 0.6,
  tones: [
    { pitch: 784, at: 0 },
    { pitch: 1175, at: 0.22 },
  ],
  toneLength: 0.7,
}
const every = 2_500
/** A browser that allows sound needs a moment to start it; without this wait the banner would flash. */
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
    // Any tap allows sound, so nobody has to look for the button.
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

/** Null where the tablet has no sound; the board works without a bell. */
function hangBell(onChange: () => void): Bell | null {
  try {
    return createBell(alarm, onChange)
  } catch {
    return null
  }
}
