// The strip that names what left the cart, because it left the menu or cannot be made like that anymore, until the customer
// says Got it. It is loaded when there is something to say: most customers never see it.
import { useLeft } from './cart-store.ts'
import { lateNews } from './late-news.ts'

const LeftNotice = lateNews('LeftNotice')

export function LeftStrip() {
  const removed = useLeft()
  // Always there, so that a screen reader hears when it fills.
  return <div role="status">{removed.length > 0 && <LeftNotice removed={removed} />}</div>
}
