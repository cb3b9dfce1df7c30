// The strip that says which burritos and choices in the cart cost something else than when they were put there, and that the
// tax does. Its words are loaded when there is something to say.
import { Notice } from '../../ui/notice.tsx'
import { lateNews } from './late-news.ts'
import type { PriceChange } from './price-change.ts'

const PriceWords = lateNews('PriceWords')

export function PriceStrip({ change }: { change: PriceChange | undefined }) {
  return (
    // Always there, so that a screen reader hears when it fills.
    <div role="status">
      {change && (
        <Notice tone="change" role="none" className="cart-strip">
          <PriceWords change={change} />
        </Notice>
      )}
    </div>
  )
}
