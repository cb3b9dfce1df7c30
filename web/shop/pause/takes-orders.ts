// Whether orders are taken, for now and for later. Small, because every screen of the shop asks it.
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'

type Asked = Pick<MenuReply, 'opening' | 'pause' | 'isUnattended'>

export function takesNow(menu: Asked): boolean {
  return menu.opening.open && takesLater(menu)
}

/** A kitchen that has paused, or that nobody looks after, takes no order for later either. */
export function takesLater({ pause, isUnattended }: Asked): boolean {
  return !pause && !isUnattended
}
