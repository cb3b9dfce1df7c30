// The state of the shop in the bar: open until when, closed until when, busy, paused, or without anybody in the kitchen.
import { barMessages } from '#words/basics/staff/bar.ts'
import { openingLine } from '#words/restaurant/opening.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { officePaths } from '../office/office-paths.ts'
import { useShop } from './use-shop.ts'
import staffBarStyles from './staff-bar.module.css'

const dotLooks: Readonly<Record<string, string | undefined>> = {
  open: staffBarStyles.shopStateDotOpen,
  unattended: staffBarStyles.shopStateDotUnattended,
  busy: staffBarStyles.shopStateDotBusy,
  paused: staffBarStyles.shopStateDotPaused,
  closed: staffBarStyles.shopStateDotClosed,
}

export function ShopState() {
  const shop = useShop()
  if (!shop) return null
  const { state, words, href } = stateOf(shop)
  return (
    <a className={staffBarStyles.shopState} href={href}>
      <i className={classNames(staffBarStyles.shopStateDot, dotLooks[state])} />
      {words}
    </a>
  )
}

/** While it is paused, or nobody is at the board, nobody can order, whatever the hours say. */
function stateOf({ isUnattended, pause, busy, opening, now, restaurant: { timeZone } }: MenuReply) {
  if (isUnattended)
    return { state: 'unattended', words: barMessages.unattended, href: paths.kitchen } as const
  if (pause) return { state: 'paused', words: barMessages.paused, href: paths.kitchen } as const
  if (busy && opening.open)
    return { state: 'busy', words: barMessages.busy(busy.minutes), href: paths.kitchen } as const
  return {
    state: opening.open ? 'open' : 'closed',
    words: openingLine(opening, { timeZone, now }),
    href: officePaths.hours,
  } as const
}
