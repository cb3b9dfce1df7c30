// The strip that says that no orders are taken just now, or only for later, and until when. It counts nothing down: whoever
// reads a time need not watch it.
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { phoneLink } from '../../phone-link.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useFirstTime } from '../times/use-first-time.ts'
import { noOrders, type NoOrders } from './no-orders.ts'
import { takesNow } from './takes-orders.ts'
import { usePauseEnd } from './use-pause-end.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './pause-strip.module.css'
import cartTilesStyles from '../cart/cart-tiles.module.css'
import { closedMessages } from '#words/restaurant/shop/closed.ts'
import { pauseMessages, unattendedMessages } from '#words/restaurant/shop/pause.ts'

const pauseStripLooks: Readonly<Record<string, string | undefined>> = {
  closed: styles.pauseStripClosed,
  unattended: styles.pauseStripUnattended,
}

export function PauseStrip({ menu }: { menu: MenuReply }) {
  // Always there, so that a screen reader hears when it fills.
  return <div role="status">{!takesNow(menu) && <NoOrdersStrip menu={menu} />}</div>
}

function NoOrdersStrip({ menu }: { menu: MenuReply }) {
  const held = noOrders(menu, useFirstTime(menu))
  usePauseEnd(menu.pause?.until)
  if (!held) return null
  const { reason, title, text, isOff } = held
  const { phone } = menu.restaurant
  return (
    <div className={classNames(styles.pauseStrip, pauseStripLooks[reason], 'grain')}>
      <Sign reason={reason} />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{isOff ? `${text} ${pauseMessages.kept}` : text}</p>
      </div>
      {reason === 'unattended' && phone && (
        <ButtonLink className={styles.call} href={phoneLink(phone)}>
          {unattendedMessages.call(phone)}
        </ButtonLink>
      )}
    </div>
  )
}

const drawings = {
  closed: <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z" />,
  unattended: (
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
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      {drawings[reason]}
    </svg>
  )
}

/** Why, in a sentence or two; `first` is the first time that can be ordered for, if there is one. */
export function NoOrdersMessage({ menu, first }: { menu: MenuReply; first: string | undefined }) {
  const held = noOrders(menu, first)
  return held && `${held.title} ${held.text}`
}

/** Under CHECKOUT; nothing while orders are taken. */
export function PauseUnderCheckout({ menu }: { menu: MenuReply }) {
  return !takesNow(menu) && <NoOrdersUnderCheckout menu={menu} />
}

function NoOrdersUnderCheckout({ menu }: { menu: MenuReply }) {
  const held = noOrders(menu, useFirstTime(menu))
  return (
    held && (
      <p className={cartTilesStyles.under}>
        {held.isOff ? `${pauseMessages.form} ${held.until}` : closedMessages.chooseNext}
      </p>
    )
  )
}
