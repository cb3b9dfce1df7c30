// The strip that names what left the cart because it left the menu, or cannot be made like that anymore, until the customer says Got it.
import type { NamedBurrito } from '#domain/cart.ts'
import { textIn } from '#domain/local-text.ts'
import { findItem } from '#domain/menu.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMenu } from '../menu/menu-store.ts'
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
  const menu = useMenu()
  const items = menu.state === 'ready' ? menu.items : []
  const isThere = ({ item }: NamedBurrito) => findItem(items, item) !== undefined
  const gone = left.filter((one) => !isThere(one))
  const names = namesOf(gone)
  const unmade = namesOf(left.filter(isThere))
  return (
    <>
      {names.length > 0 && <p>{cartWords.leftMenu(names)}</p>}
      {gone.some(({ name }) => !name) && (
        <p>{cartWords.somethingLeftMenu(gone.filter(({ name }) => !name).length)}</p>
      )}
      {unmade.length > 0 && <p>{cartWords.cannotBeMade(unmade)}</p>}
    </>
  )
}

/** Each name once: two burritos of a kind may leave together. */
function namesOf(burritos: readonly NamedBurrito[]): string[] {
  return [...new Set(burritos.flatMap(({ name }) => (name ? textIn(name, language) : [])))]
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
