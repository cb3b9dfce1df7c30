// Whether the screen is a phone's: there the places stand at its foot.
import { useSyncExternalStore } from 'react'

/** As --phone in ui/break-points.css. */
const phone = '(width <= 47.5em)'

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(phone).matches)
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
