// The strip that says which burritos in the cart cost something else than when they were put there.
import { Notice } from '../../ui/notice.tsx'
import type { ChangedPrice } from './price-change.ts'
import { cartWords } from '#words/shop/cart.ts'

export function PriceStrip({ changed }: { changed: readonly ChangedPrice[] }) {
  return (
    // Always there, so that a screen reader hears when it fills.
    <div role="status">
      {changed.length > 0 && (
        <Notice tone="change" role="none" className="cart-strip">
          {changed.map((change) => (
            <p key={change.item}>
              <b>{cartWords.went(change)}</b> {cartWords.wasWhenAdded(change)}
            </p>
          ))}
          <p>{cartWords.totalUpdated}</p>
        </Notice>
      )}
    </div>
  )
}
