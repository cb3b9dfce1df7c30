// The strip that says which burritos and choices in the cart cost something else than when they were put there, and that the
// tax does. It is loaded when there is something to say.
import { lateNews } from './late-news.ts'
import type { PriceChange } from './price-change.ts'

const PriceNotice = lateNews('PriceNotice')

export function PriceStrip({ change }: { change: PriceChange | undefined }) {
  // Always there, so that a screen reader hears when it fills.
  return <div role="status">{change && <PriceNotice change={change} />}</div>
}
