// The strip that says that no orders are taken just now, or only for later: until when, and how long that is.
import type { MenuReply } from '#domain/api.ts'
import { phoneLink } from '../../phone-link.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Countdown } from './countdown.tsx'
import { noOrders, type NoOrders } from './no-orders.ts'
import './pause-strip.css'
import { closedWords } from '#words/shop/closed.ts'
import { pauseWords, unwatchedWords } from '#words/shop/pause.ts'

interface PauseProps {
  menu: MenuReply
  /** The first time that can be ordered for while it is closed. */
  first: string | undefined
}

export function PauseStrip({ menu, first }: PauseProps) {
  const { reason, title, text, isOff } = noOrders(menu, first) ?? {}
  const { phone } = menu.restaurant
  return (
    <div className={classNames(reason && `pause-strip pause-strip--${reason} grain`)}>
      {reason && <Sign reason={reason} />}
      {/* Always there, so that a screen reader hears when it fills. */}
      <div role="status">
        {reason && (
          <>
            <h2 className="pause-strip__title">{title}</h2>
            <p className="pause-strip__text">{isOff ? `${text} ${pauseWords.kept}` : text}</p>
          </>
        )}
      </div>
      {reason === 'pause' && menu.pause?.until && <Countdown until={menu.pause.until} />}
      {reason === 'unwatched' && phone && (
        <ButtonLink className="pause-strip__call" href={phoneLink(phone)}>
          {unwatchedWords.call(phone)}
        </ButtonLink>
      )}
    </div>
  )
}

const drawings = {
  closed: <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z" />,
  unwatched: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v6M12 16.5v.1" />
    </>
  ),
  pause: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
}

function Sign({ reason }: Pick<NoOrders, 'reason'>) {
  return (
    <svg className="pause-strip__sign" viewBox="0 0 24 24" aria-hidden="true">
      {drawings[reason]}
    </svg>
  )
}

/** Under CHECKOUT; nothing while orders are taken. */
export function PauseUnderCheckout({ menu, first }: PauseProps) {
  const reason = noOrders(menu, first)
  return (
    reason && (
      <p className="cart-tile__under">
        {reason.isOff ? `${pauseWords.form} ${reason.until}` : closedWords.chooseNext}
      </p>
    )
  )
}
