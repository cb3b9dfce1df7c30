// The strip that names what left the cart because it left the menu, until the customer says Got it.
import type { NamedBurrito } from '#domain/cart.ts'
import { textIn } from '#domain/local-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { forgetLeft, useLeft } from './cart-store.ts'
import { language } from '#words/locale.ts'
import { cartWords } from '#words/shop/cart.ts'

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

export function LeftWords({ left }: { left: readonly NamedBurrito[] }) {
  const names = left.flatMap(({ name }) => (name ? textIn(name, language) : []))
  const nameless = left.length - names.length
  return (
    <>
      {names.length > 0 && <p>{cartWords.leftMenu(names)}</p>}
      {nameless > 0 && <p>{cartWords.somethingLeftMenu(nameless)}</p>}
    </>
  )
}

/** The pressed button disappears with its notice, so the caller moves the focus elsewhere. */
export function LeftSeen({ onSeen }: { onSeen: () => void }) {
  return (
    <Button
      small
      onClick={() => {
        forgetLeft()
        onSeen()
      }}
    >
      {cartWords.gotIt}
    </Button>
  )
}
