// The time of the reader's clock, to the minute.
import { useEffect, useState } from 'react'

const oneMinute = 60_000

export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), oneMinute - (now % oneMinute))
    return () => clearTimeout(timer)
  }, [now])
  return now
}
