// The strip that says that no orders are taken just now: until when, and how long that is.
import type { MenuReply } from '#domain/api.ts'
import { classNames } from '../../ui/class-names.ts'
import { Countdown } from './countdown.tsx'
import { noOrders } from './no-orders.ts'
import './pause-strip.css'
import { pauseWords } from '#words/shop/pause.ts'

export function PauseStrip({ menu }: { menu: MenuReply }) {
  const { reason, title, text } = noOrders(menu) ?? {}
  return (
    <div className={classNames(reason && 'pause-strip grain', reason === 'closed' && 'pause-strip--closed')}>
      {reason && (reason === 'closed' ? <Moon /> : <Clock />)}
      {/* Always there, so that a screen reader hears when it fills. */}
      <div role="status">
        {reason && (
          <>
            <h2 className="pause-strip__title">{title}</h2>
            <p className="pause-strip__text">
              {text} {pauseWords.kept}
            </p>
          </>
        )}
      </div>
      {reason === 'pause' && menu.pause?.until && <Countdown until={menu.pause.until} />}
    </div>
  )
}

function Clock() {
  return (
    <svg className="pause-strip__sign" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </svg>
  )
}

function Moon() {
  return (
    <svg className="pause-strip__sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z" />
    </svg>
  )
}

/** Under CHECKOUT; nothing while orders are taken. */
export function PauseUnderCheckout({ menu }: { menu: MenuReply }) {
  const reason = noOrders(menu)
  return (
    reason && (
      <p className="cart-tile__under">
        {pauseWords.form} {reason.until}
      </p>
    )
  )
}
