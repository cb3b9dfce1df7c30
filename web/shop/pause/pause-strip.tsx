// The strip that says that the kitchen takes no orders just now: until when, and how long that is.
import type { MenuReply, Pause } from '#domain/api.ts'
import { Countdown } from './countdown.tsx'
import './pause-strip.css'
import { pauseWords } from '#words/shop/pause.ts'

export function PauseStrip({ menu: { pause, restaurant } }: { menu: MenuReply }) {
  return (
    <div className={pause ? 'pause-strip grain' : undefined}>
      {pause && <Clock />}
      {/* Always there, so that a screen reader hears when it fills. */}
      <div role="status">
        {pause && (
          <>
            <h2 className="pause-strip__title">{pauseWords.title}</h2>
            <p className="pause-strip__text">
              {pauseWords.ordering(pause, restaurant.timeZone)} {pauseWords.kept}
            </p>
          </>
        )}
      </div>
      {pause?.until && <Countdown until={pause.until} />}
    </div>
  )
}

function Clock() {
  return (
    <svg className="pause-strip__clock" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </svg>
  )
}

/** Under CHECKOUT. */
export function PauseUnderCheckout({ pause, timeZone }: { pause: Pause; timeZone: string }) {
  return (
    <p className="cart-tile__under">
      {pauseWords.form} {pauseWords.ordering(pause, timeZone)}
    </p>
  )
}
