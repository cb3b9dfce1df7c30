// What customers read while the kitchen takes no orders: that it is so, until when, and how long that is.
import type { Pause } from '#domain/api.ts'
import { Countdown } from './countdown.tsx'
import './pause-strip.css'
import { pauseWords } from './words.ts'

export interface PauseNews {
  pause: Pause
  timeZone: string
}

export function PauseWords({ pause, timeZone }: PauseNews) {
  return (
    <>
      <h2 className="pause-strip__title">{pauseWords.title}</h2>
      <p className="pause-strip__text">
        {pauseWords.ordering(pause, timeZone)} {pauseWords.kept}
      </p>
    </>
  )
}

export function PauseClock() {
  return (
    <svg className="pause-strip__clock" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </svg>
  )
}

export function PauseEnd({ pause: { until } }: PauseNews) {
  return until && <Countdown until={until} />
}

/** Under CHECKOUT. */
export function PauseUnderCheckout({ pause, timeZone }: PauseNews) {
  return (
    <p className="cart-tile__under">
      {pauseWords.form} {pauseWords.submit(pause, timeZone)}
    </p>
  )
}
