// Holds a wake lock, which keeps the screen on while the board or the wall is shown: a sleeping screen shows no order.
import { useEffect, useState } from 'react'

/** `refused` means that the browser has no wake lock (it needs https), or gives none even after a tap. */
export type Awake = 'asking' | 'held' | 'refused'

export function useAwake(): Awake {
  const [awake, setAwake] = useState<Awake>(() => ('wakeLock' in navigator ? 'asking' : 'refused'))

  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isAsking = false
    let isOver = false

    async function ask(afterTap: boolean): Promise<void> {
      const isHeld = lock !== undefined && !lock.released
      if (isHeld || isAsking || isOver || document.visibilityState !== 'visible') return
      isAsking = true
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) return await lock.release()
        setAwake('held')
        lock.addEventListener('release', letGo, { once: true })
      } catch {
        // Some browsers grant a wake lock only after a tap; a tablet in battery-saving mode never grants one.
        if (afterTap && !isOver) setAwake('refused')
      } finally {
        isAsking = false
      }
    }

    /** Browsers release the wake lock of a hidden page and at low battery, and do not give it back by themselves. */
    function letGo(): void {
      if (isOver) return
      setAwake('asking')
      void ask(false)
    }

    const askAgain = () => void ask(false)
    const askAfterTap = () => void ask(true)
    askAgain()
    document.addEventListener('visibilitychange', askAgain)
    document.addEventListener('click', askAfterTap)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', askAgain)
      document.removeEventListener('click', askAfterTap)
      void lock?.release()
    }
  }, [])

  return awake
}
