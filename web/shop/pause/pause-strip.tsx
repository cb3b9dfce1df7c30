// The strip that says that no orders are taken just now, or only for later, and until when. It counts nothing down: whoever
// reads a time need not watch it.
import { useEffect } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { phoneLink } from '../../phone-link.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { refreshMenu } from '../menu/menu-store.ts'
import { restaurantTime } from '../menu/restaurant-clock.ts'
import { noOrders, useNoOrders, type NoOrders } from './no-orders.ts'
import { takesNow } from './takes-orders.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './pause-strip.module.css'
import cartTilesStyles from '../cart/cart-tiles.module.css'
import { closedMessages } from '#words/restaurant/shop/closed.ts'
import { pauseMessages, unattendedMessages } from '#words/restaurant/shop/pause.ts'

const askEvery = 5_000

const pauseStripLooks: Readonly<Record<string, string | undefined>> = {
  closed: styles.pauseStripClosed,
  unattended: styles.pauseStripUnattended,
}

export function PauseStrip({ menu }: { menu: MenuReply }) {
  // Always there, so that a screen reader hears when it fills.
  return <div role="status">{!takesNow(menu) && <NoOrdersStrip menu={menu} />}</div>
}

function NoOrdersStrip({ menu }: { menu: MenuReply }) {
  const stop = useNoOrders(menu)
  usePauseEnd(menu.pause?.until)
  if (!stop) return null
  const { reason, title, text, isOff } = stop
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

/**
 * Asks for the menu when a pause is over by the server's clock: where the live stream does not get through, nobody else says
 * so. Nobody knows when a pause without `until` ends.
 */
function usePauseEnd(until: string | null | undefined): void {
  useEffect(() => {
    if (!until) return
    const asking = setInterval(() => {
      if (restaurantTime() >= Date.parse(until)) void refreshMenu()
    }, askEvery)
    return () => clearInterval(asking)
  }, [until])
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
  const stop = noOrders(menu, first)
  return stop && `${stop.title} ${stop.text}`
}

/** Under CHECKOUT; nothing while orders are taken. */
export function PauseUnderCheckout({ menu }: { menu: MenuReply }) {
  return !takesNow(menu) && <NoOrdersUnderCheckout menu={menu} />
}

function NoOrdersUnderCheckout({ menu }: { menu: MenuReply }) {
  const stop = useNoOrders(menu)
  return (
    stop && (
      <p className={cartTilesStyles.under}>
        {stop.isOff ? `${pauseMessages.form} ${stop.until}` : closedMessages.chooseNext}
      </p>
    )
  )
}
