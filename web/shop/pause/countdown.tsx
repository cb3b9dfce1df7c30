// Counts down to a moment the server named; that it is over, the server says.
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { pauseWords } from './words.ts'

export function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(ticking)
  }, [])

  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000))
  return (
    <p className="pause-strip__countdown" role="timer">
      <VisuallyHidden>{pauseWords.left} </VisuallyHidden>
      {twoDigits(Math.floor(seconds / 60))}:{twoDigits(seconds % 60)}
    </p>
  )
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
