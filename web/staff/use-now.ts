// The time of the reader's clock, to the minute.
import { useEffect, useState } from 'react'
import { minute } from '#domain/basics/time-units.ts'

export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minute - (now % minute))
    return () => clearTimeout(timer)
  }, [now])
  return now
}
