// A soft chime when an order gets ready: a setting of the device, and off until somebody taps it.
import { useEffect, useRef, useState } from 'react'
import { createBell, type Bell, type Tune } from '../../browser/bell.ts'
import { storedValue } from '../../browser/stored-value.ts'

/** Quieter and lower than the kitchen's alarm: guests turn their heads and do not jump. */
const chime: Tune = {
  wave: 'sine',
  loudness: 0.25,
  tones: [
    { pitch: 659, at: 0 },
    { pitch: 523, at: 0.35 },
  ],
  toneLength: 1.4,
}

const wanted = storedValue('burritoful.wall-sound', {
  read: (text) => text === 'on',
  write: (isOn) => (isOn ? 'on' : 'off'),
})

/** `chimes` counts what got ready. `isOn` is false where the browser waits for a tap before it plays sound. */
export function useChime(chimes: number): { isOn: boolean; toggle: () => void } {
  const isWanted = wanted.use()
  const bell = useRef<Bell>(null)
  const [canRing, setCanRing] = useState(false)
  const isOn = isWanted && canRing

  useEffect(() => {
    if (!isWanted) return
    const look = () => setCanRing(own?.canRing() ?? false)
    const own = hangBell(look)
    bell.current = own
    look()
    // After the page was loaded again, any tap turns the sound on.
    const allow = () => own?.allow()
    document.addEventListener('click', allow)
    return () => {
      document.removeEventListener('click', allow)
      own?.close()
      bell.current = null
      setCanRing(false)
    }
  }, [isWanted])

  // Whoever turns the sound on hears it at once.
  useEffect(() => {
    if (isOn) bell.current?.ring()
  }, [isOn, chimes])

  return { isOn, toggle: () => wanted.change(() => !isOn) }
}

/** Null where the device has no sound; the wall works without. */
function hangBell(onChange: () => void): Bell | null {
  try {
    return createBell(chime, onChange)
  } catch {
    return null
  }
}
