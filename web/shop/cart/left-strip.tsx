// The strip that names what left the cart, because it left the menu or cannot be made like that anymore, until the customer
// says Got it. Its words are loaded when there is something to say: most customers never see them.
import { Notice } from '../../ui/notice.tsx'
import { useLeft } from './cart-store.ts'
import { lateNews } from './late-news.ts'

export const LeftWords = lateNews('LeftWords')
export const LeftSeen = lateNews('LeftSeen')

export function LeftStrip() {
  const left = useLeft()
  return (
    // Always there, so that a screen reader hears when it fills.
    <div role="status">
      {left.length > 0 && (
        <Notice
          tone="change"
          role="none"
          className="cart-strip"
          action={<LeftSeen onSeen={() => document.querySelector('h1')?.focus()} />}
        >
          <LeftWords left={left} />
        </Notice>
      )}
    </div>
  )
}
