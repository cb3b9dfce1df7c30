// What the cart says about what cannot be had, or is more than can be added up. Loaded when there is something to say: most
// customers never see it.
import { textIn, type LocalText } from '#domain/local-text.ts'
import type { MenuItem } from '#domain/menu.ts'
import { language } from '#words/locale.ts'
import { troubleWords as words } from '#words/shop/cart-trouble.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Missing } from './missing.ts'

interface ExcessProps {
  item: MenuItem
  /** How many must go. */
  excess: number
  /** The whole cart is past what can be added up. */
  tooMany: boolean
  nameId: string
  onRemove: () => void
}

/** In the row of a kind. */
export function Excess({ item, excess, tooMany, nameId, onRemove }: ExcessProps) {
  const { soldOut, left } = item
  return (
    <div className="cart-row__message">
      <p role="status">
        {soldOut
          ? words.soldOutLater(textIn(item.shortName, language))
          : !tooMany && left !== null && words.onlyLeft(left)}
      </p>
      <Button small aria-describedby={nameId} onClick={onRemove}>
        {words.remove(excess)}
      </Button>
    </div>
  )
}

/** Under CHECKOUT. */
export function MissingLines({ missing, isMixed }: { missing: Missing; isMixed: boolean }) {
  const { items, choices } = missing
  return (
    <>
      {items.length > 0 && (
        <p className="cart-tile__under">{words.removeFirst(items.map(nameOf), isMixed)}</p>
      )}
      {choices.length > 0 && <p className="cart-tile__under">{words.changeFirst(choices.map(nameOf))}</p>}
    </>
  )
}

/** In place of the cost (R16). */
export function TooMany() {
  return (
    <Notice tone="bad" className="cart-tile__notice">
      <b>{words.tooMany}</b> {words.tooManyHelp}
    </Notice>
  )
}

function nameOf({ name }: { readonly name: LocalText }): string {
  return textIn(name, language)
}
