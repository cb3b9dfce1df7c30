// What the cart costs, and CHECKOUT, which always opens; only SUBMIT is ever disabled (R18, R23).
import type { ReactNode } from 'react'
import type { Bill } from '#domain/bill.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Amounts } from '../../receipt/amounts.tsx'
import './cart-tiles.css'
import { cartWords } from '#words/shop/cart.ts'

interface CostTileProps {
  cost: Bill | 'too-many'
  /** The names of what is in the cart and cannot be had. */
  soldOut: readonly string[]
  /** When orders are taken again; nothing while orders are taken. */
  pause: ReactNode
  onCheckout: () => void
}

export function CostTile({ cost, soldOut, pause, onCheckout }: CostTileProps) {
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
      <Button go big wide aria-haspopup="dialog" onClick={onCheckout}>
        {cartWords.checkout}
      </Button>
      {soldOut.length > 0 && <p className="cart-tile__under">{cartWords.removeFirst(soldOut)}</p>}
      {pause}
    </section>
  )
}
