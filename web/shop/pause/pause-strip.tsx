// The strip that says that no orders are taken just now, or only for later, and until when. It counts nothing down: whoever
// reads a time need not watch it.
import { useEffect } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { phoneLink } from '../../phone-link.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { refreshMenu } from '../menu/menu-store.ts'
import { restaurantTime } from '../menu/restaurant-clock.ts'
import { noOrders, useNoOrders } from './no-orders.ts'
import { takesNow } from './takes-orders.ts'
import { Strip } from '../strip.tsx'
import cartTilesStyles from '../cart/cart-tiles.module.css'
import { closedMessages } from '#words/restaurant/shop/closed.ts'
import { pauseMessages, unattendedMessages } from '#words/restaurant/shop/pause.ts'

const askEvery = 5_000

const grounds = { closed: 'cielo', unattended: 'masa', pause: 'maiz' } as const

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
    <Strip
      ground={grounds[reason]}
      sign={drawings[reason]}
      title={title}
      action={
        reason === 'unattended' &&
        phone && <ButtonLink href={phoneLink(phone)}>{unattendedMessages.call(phone)}</ButtonLink>
      }
    >
      <p>{isOff ? `${text} ${pauseMessages.kept}` : text}</p>
    </Strip>
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
