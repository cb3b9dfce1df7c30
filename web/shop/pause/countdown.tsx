// Counts down to a moment the server named, by the server's clock; that it is over, the server says.
import { useEffect, useState } from 'react'
import { refreshMenu } from '../menu/menu-store.ts'
import { restaurantTime } from '../menu/restaurant-clock.ts'
import { pauseWords } from '#words/shop/pause.ts'

/** Where the live stream does not get through, the end is asked for. */
const askAgainAfter = 5_000

export function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState(restaurantTime)
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000))
  const isOver = seconds === 0

  useEffect(() => {
    const ticking = setInterval(() => setNow(restaurantTime()), 250)
    return () => clearInterval(ticking)
  }, [])

  useEffect(() => {
    if (!isOver) return
    void refreshMenu()
    const asking = setInterval(() => void refreshMenu(), askAgainAfter)
    return () => clearInterval(asking)
  }, [isOver])

  return (
    <p className="pause-strip__countdown" role="timer">
      <span className="pause-strip__left">{pauseWords.left} </span>
      {twoDigits(Math.floor(seconds / 60))}:{twoDigits(seconds % 60)}
    </p>
  )
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
