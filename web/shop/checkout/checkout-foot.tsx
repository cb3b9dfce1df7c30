// The foot of the checkout, always in sight: what stands in the way, CANCEL and SUBMIT (R23).
import type { Ref } from 'react'
import { flushSync } from 'react-dom'
import { takeOut } from '#domain/cart-steps.ts'
import type { ItemId, MenuItem } from '#domain/menu.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { changeCart, useCart } from '../cart/cart-store.ts'
import type { Checkout } from './use-checkout.ts'
import { priceChanged, soldOutInCart, takeOutLabel, words } from './words.ts'

interface CheckoutFootProps {
  /** The words about the whole order, which can take the focus. */
  ref: Ref<HTMLDivElement>
  checkout: Checkout
  /** What is in the cart and cannot be had. */
  soldOut: readonly MenuItem[]
  /** Why else SUBMIT is off. */
  obstacle: string | undefined
  onClose: () => void
}

const obstacleId = 'checkout-obstacle'
const soldOutId = 'checkout-sold-out'

export function CheckoutFoot({ ref, checkout, soldOut, obstacle, onClose }: CheckoutFootProps) {
  const cart = useCart()
  const { message, progress, priceChange, unread } = checkout
  const news = priceChange && priceChanged(priceChange)
  const takeOutButtons = soldOut.map(({ id, shortName }) => (
    <Button key={id} small onClick={(event) => takeOutAndGoOn(id, event.currentTarget.form)}>
      {takeOutLabel(cart[id], shortName)}
    </Button>
  ))
  const tellsSoldOut = message?.about === 'sold-out'
  return (
    <DialogActions className="checkout__actions">
      <div className="checkout__notices">
        {message && (
          <Notice
            ref={ref}
            id={tellsSoldOut ? soldOutId : undefined}
            tone={message.tone}
            action={tellsSoldOut && takeOutButtons}
          >
            <p>
              <b>{message.lead}</b> {message.rest}
            </p>
          </Notice>
        )}
        {news && (
          <Notice ref={message ? undefined : ref} tone={news.tone}>
            <p>
              <b>{news.lead}</b> {news.rest}
            </p>
          </Notice>
        )}
        {soldOut.length > 0 && !tellsSoldOut && (
          <Notice id={soldOutId} tone="bad" action={takeOutButtons}>
            <p>{soldOutInCart(soldOut.map((item) => item.shortName))}</p>
          </Notice>
        )}
        {progress === 'slow' && <Notice tone="info">{words.slow}</Notice>}
      </div>
      {obstacle && (
        <p className="checkout__obstacle" id={obstacleId} role="status">
          {obstacle}
        </p>
      )}
      <Button onClick={onClose}>CANCEL</Button>
      <Button
        go
        type="submit"
        disabled={obstacle !== undefined || soldOut.length > 0}
        aria-describedby={classNames(obstacle && obstacleId, soldOut.length > 0 && soldOutId) || undefined}
        off={unread}
        busy={progress !== 'idle'}
        busyLabel={progress === 'slow' ? words.stillSending : words.sending}
      >
        SUBMIT
      </Button>
    </DialogActions>
  )
}

/** The pressed button goes with its burrito: the focus moves to the next one to take out, else to SUBMIT. */
function takeOutAndGoOn(item: ItemId, form: HTMLFormElement | null): void {
  flushSync(() => changeCart((cart) => takeOut(cart, item)))
  form?.querySelector<HTMLElement>('.checkout__notices button, [type="submit"]')?.focus()
}
