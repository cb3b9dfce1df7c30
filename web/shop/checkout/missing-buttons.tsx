// The buttons that take out of the cart what cannot be had, so that the rest can be ordered (R59).
import { flushSync } from 'react-dom'
import { countOf } from '#domain/cart.ts'
import { removeOf } from '#domain/cart-steps.ts'
import { textIn } from '#domain/local-text.ts'
import type { MenuItem } from '#domain/menu.ts'
import { language } from '#words/locale.ts'
import { backToCart, removeLabel, takeLabel } from '#words/shop/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { changeCart, useCart } from '../cart/cart-store.ts'
import { excessOf, fewOfItem, type Missing } from '../cart/missing.ts'

interface MissingButtonsProps {
  missing: Missing
  /** The pressed button disappears with its burritos, so the caller moves the focus elsewhere. */
  onRemoved: () => void
  onCancel: () => void
}

export function MissingButtons({ missing, onRemoved, onCancel }: MissingButtonsProps) {
  const { items, few, choices } = missing
  const cart = useCart()
  const removeExcess = (kinds: readonly MenuItem[]) => {
    flushSync(() =>
      changeCart((before) =>
        kinds.reduce((rest, item) => removeOf(rest, item.id, excessOf(item, countOf(rest, item.id))), before),
      ),
    )
    onRemoved()
  }
  return (
    <>
      {items.map((item) => (
        <Button key={item.id} small onClick={() => removeExcess([item])}>
          {removeLabel(countOf(cart, item.id), textIn(item.shortName, language))}
        </Button>
      ))}
      {/* One press for all kinds of which there are some. */}
      {few.length > 0 && (
        <Button small onClick={() => removeExcess(few)}>
          {takeLabel(few.map(fewOfItem))}
        </Button>
      )}
      {/* What has the choice is changed in the cart. */}
      {choices.length > 0 && (
        <Button small onClick={onCancel}>
          {backToCart}
        </Button>
      )}
    </>
  )
}
