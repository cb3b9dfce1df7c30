// What the cart costs, and CHECKOUT, which always opens; only SUBMIT is ever disabled (R18, R23).
import type { ReactNode } from 'react'
import type { Bill } from '#domain/bill.ts'
import { Button } from '../../ui/button.tsx'
import { Amounts } from '../../receipt/amounts.tsx'
import './cart-tiles.css'
import { lateNews } from './late-news.ts'
import { isAnyMissing, type Missing } from './missing.ts'
import { cartWords } from '#words/shop/cart.ts'

const MissingLines = lateNews('MissingLines')
const TooMany = lateNews('TooMany')

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
  return (
    <section className="cart-tile cart-tile--cost" aria-labelledby="cost-tile-title">
      <h2 className="cart-tile__title" id="cost-tile-title">
        {cartWords.costTitle}
      </h2>
      {cost === 'too-many' ? <TooMany /> : <Amounts amounts={cost} />}
      <Button ref={checkoutRef} go big wide aria-haspopup="dialog" onClick={onCheckout}>
        {cartWords.checkout}
      </Button>
      {isAnyMissing(missing) && <MissingLines missing={missing} isMixed={isMixed} />}
      {pause}
    </section>
  )
}
