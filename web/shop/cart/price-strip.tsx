// The strip that says which burritos and choices in the cart cost something else than when they were put there, and that the
// tax does.
import { Notice } from '../../ui/notice.tsx'
import type { PriceChange } from './price-change.ts'
import { cartWords } from '#words/shop/cart.ts'

export function PriceStrip({ change }: { change: PriceChange | undefined }) {
  return (
    // Always there, so that a screen reader hears when it fills.
    <div role="status">
      {change && (
        <Notice tone="change" role="none" className="cart-strip">
          {[...change.items, ...change.choices].map((changed) => (
            <p key={changed.name}>
              <b>{cartWords.went(changed)}</b> {cartWords.wasWhenAdded(changed)}
            </p>
          ))}
          {change.taxChanged ? (
            <p>
              <b>{cartWords.taxChanged}</b> {cartWords.totalNow(change.totalIs)}
            </p>
          ) : (
            <p>{cartWords.totalUpdated}</p>
          )}
        </Notice>
      )}
    </div>
  )
}
