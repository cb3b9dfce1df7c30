// What the cart costs, and CHECKOUT, which always opens; only SUBMIT is ever disabled (R18, R23).
import { useState, type ReactNode } from 'react'
import type { Bill } from '#domain/orders/bill.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import { Button } from '../../ui/button.tsx'
import { FailureFrame, lazyPart } from '../../ui/lazy-part.tsx'
import { Amounts } from '../../receipt/amounts.tsx'
import { MissingLines, TooMany } from './cart-news.tsx'
import { isAnyMissing, type Missing } from './missing.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './cart-tiles.module.css'
import { cartMessages } from '#words/orders/shop/cart.ts'

/** Loaded for a code: most customers have none. */
const CodePart = lazyPart(() => import('./code-part.tsx').then((part) => part.CodePart), FailureFrame)

interface CostTileProps {
  cost: Bill | 'too-many'
  /** The code that is stored with the cart (R64). */
  code: PromoCodeTerms | undefined
  /** What is in the cart and cannot be had. */
  missing: Missing
  isMixed: boolean
  /** When orders are taken again; nothing while orders are taken. */
  pause: ReactNode
  /** What the checkout will add. */
  next: ReactNode
  checkoutRef: (button: HTMLElement | null) => void
  onCheckout: () => void
}

export function CostTile(props: CostTileProps) {
  const { cost, code, missing, isMixed, pause, next, checkoutRef, onCheckout } = props
  const [asks, setAsks] = useState(false)
  return (
    <section className={classNames(styles.cartTile, styles.cartTileCost)} aria-labelledby="cost-tile-title">
      <h2 className={styles.title} id="cost-tile-title">
        {cartMessages.costTitle}
      </h2>
      {cost === 'too-many' ? <TooMany /> : <Amounts amounts={cost} />}
      {cost !== 'too-many' && (code || asks) ? (
        <CodePart code={code} subtotal={cost.subtotal} onAsk={setAsks} />
      ) : (
        <Button link data-code-button onClick={() => setAsks(true)}>
          {cartMessages.haveCode}
        </Button>
      )}
      <Button ref={checkoutRef} go big wide aria-haspopup="dialog" onClick={onCheckout}>
        {cartMessages.checkout}
      </Button>
      {isAnyMissing(missing) && <MissingLines missing={missing} isMixed={isMixed} />}
      {pause}
      {next}
    </section>
  )
}
