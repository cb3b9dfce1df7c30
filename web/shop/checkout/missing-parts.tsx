// What the checkout says about what cannot be had (R59), and the buttons that take it out of the cart, so that the rest can be
// ordered.
import { flushSync } from 'react-dom'
import { removeCount } from '#domain/orders/cart.ts'
import { countOf, type RequestedLine } from '#domain/menu/requested-item.ts'
import { textInLanguage, type LocalText } from '#domain/basics/local-text.ts'
import { sectionOf, type Choice, type MenuItem } from '#domain/menu/menu.ts'
import { substitutesFor } from '#domain/menu/substitutes.ts'
import { formatLineCount } from '#words/orders/order-lines.ts'
import { language } from '#words/basics/locale.ts'
import { unavailableMessages as words } from '#words/orders/shop/unavailable.ts'
import { Button } from '../../ui/button.tsx'
import { changeCart, useCart } from '../cart/cart-store.ts'
import { fewOfItem } from '../cart/few-of-item.ts'
import { excessOf, type Missing } from '../cart/missing.ts'
import { usePageSections } from '../../page-data.ts'
import { useMenu } from '../menu/menu-store.ts'

interface MissingButtonsProps {
  missing: Missing
  /** The pressed button disappears with its burritos, so the caller moves the focus elsewhere. */
  onRemoved: () => void
  onCancel: () => void
}

export function MissingButtons({ missing, onRemoved, onCancel }: MissingButtonsProps) {
  const { items, few, choices } = missing
  const cart = useCart()
  const front = usePageSections()
  const removeExcess = (kinds: readonly MenuItem[]) => {
    flushSync(() =>
      changeCart((before) =>
        kinds.reduce(
          (rest, item) => removeCount(rest, item.id, excessOf(item, countOf(rest, item.id))),
          before,
        ),
      ),
    )
    onRemoved()
  }
  return (
    <>
      {items.map((item) => (
        <Button key={item.id} small onClick={() => removeExcess([item])}>
          {words.remove(
            formatLineCount({ quantity: countOf(cart, item.id), name: item.name }, sectionOf(item.id, front)),
          )}
        </Button>
      ))}
      {/* One press for all kinds of which there are some. */}
      {few.length > 0 && (
        <Button small onClick={() => removeExcess(few)}>
          {words.take(few.map((item) => fewOfItem(item, front)))}
        </Button>
      )}
      {/* What has the choice is changed in the cart. */}
      {choices.length > 0 && (
        <Button small onClick={onCancel}>
          {words.backToCart}
        </Button>
      )}
    </>
  )
}

export function MissingLines({ missing: { items, few, choices } }: { missing: Missing }) {
  const front = usePageSections()
  return (
    <>
      {few.length > 0 && <p>{words.few(few.map((item) => fewOfItem(item, front)))}</p>}
      {items.length > 0 && <p>{words.soldOut(items.map(nameOf))}</p>}
      {choices.length > 0 && <p>{words.choiceSoldOut(choices.map(nameOf))}</p>}
    </>
  )
}

/** What is sold out, so that something else comes in burritos that nobody has changed. */
export function ReplacedLine({ replaced, lines }: ReplacedLineProps) {
  const menu = useMenu()
  const substitutes =
    menu.state === 'ready' ? new Set(lines.flatMap((line) => substitutesFor(line, menu))) : new Set<Choice>()
  return <p>{words.replaced(replaced.map(nameOf), [...substitutes].map(nameOf))}</p>
}

interface ReplacedLineProps {
  replaced: readonly Choice[]
  lines: readonly RequestedLine[]
}

function nameOf({ name }: { readonly name: LocalText }): string {
  return textInLanguage(name, language)
}
