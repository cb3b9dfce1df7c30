// What the cart costs, and CHECKOUT, which always opens; only SUBMIT is ever disabled (R18, R23).
import type { ReactNode } from 'react'
import type { Bill } from '#domain/bill.ts'
import { textIn, type LocalText } from '#domain/local-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Amounts } from '../../receipt/amounts.tsx'
import './cart-tiles.css'
import type { Missing } from './missing.ts'
import { language } from '#words/locale.ts'
import { cartWords } from '#words/shop/cart.ts'

interface CostTileProps {
  cost: Bill | 'too-many'
  /** What is in the cart and cannot be had. */
  missing: Missing
  isMixed: boolean
  /** When orders are taken again; nothing while orders are taken. */
  pause: ReactNode
  checkoutRef: (button: HTMLElement | null) => void
  onCheckout: () => void
}

export function CostTile({ cost, missing, isMixed, pause, checkoutRef, onCheckout }: CostTileProps) {
  const { items, choices } = missing
  const nameOf = ({ name }: { name: LocalText }) => textIn(name, language)
  return (
    <section className="cart-tile cart-tile--cost" aria-labelledby="cost-tile-title">
      <h2 className="cart-tile__title" id="cost-tile-title">
        {cartWords.costTitle}
      </h2>
      {cost === 'too-many' ? (
        <Notice tone="bad" className="cart-tile__notice">
          <b>{cartWords.tooMany}</b> {cartWords.tooManyHelp}
        </Notice>
      ) : (
        <Amounts amounts={cost} />
      )}
      <Button ref={checkoutRef} go big wide aria-haspopup="dialog" onClick={onCheckout}>
        {cartWords.checkout}
      </Button>
      {items.length > 0 && (
        <p className="cart-tile__under">{cartWords.removeFirst(items.map(nameOf), isMixed)}</p>
      )}
      {choices.length > 0 && <p className="cart-tile__under">{cartWords.changeFirst(choices.map(nameOf))}</p>}
      {pause}
    </section>
  )
}
