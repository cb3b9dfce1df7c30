// The place of the strip that says that no orders are taken just now, or only for later. The strip itself is loaded when there
// is something to say: most customers never see it.
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { lazyPart, nothing } from '../../ui/lazy-part.tsx'
import { takesNow } from './takes-orders.ts'

const HeldStrip = lazyPart(() => import('./held-strip.tsx').then((part) => part.HeldStrip), nothing)
const HeldUnderCheckout = lazyPart(
  () => import('./held-strip.tsx').then((part) => part.HeldUnderCheckout),
  nothing,
)

export function PauseStrip({ menu }: { menu: MenuReply }) {
  // Always there, so that a screen reader hears when it fills.
  return <div role="status">{!takesNow(menu) && <HeldStrip menu={menu} />}</div>
}

/** Why, in a sentence or two; `first` is the first time that can be ordered for, if there is one. */
export const HeldWords = lazyPart(() => import('./held-strip.tsx').then((part) => part.HeldWords), nothing)

/** Under CHECKOUT; nothing while orders are taken. */
export function PauseUnderCheckout({ menu }: { menu: MenuReply }) {
  return !takesNow(menu) && <HeldUnderCheckout menu={menu} />
}
