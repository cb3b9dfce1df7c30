// The foot of the checkout, always in sight: what stands in the way, CANCEL and SUBMIT (R23).
import { useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { takeOut } from '#domain/cart-steps.ts'
import type { ItemId, MenuItem } from '#domain/menu.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { changeCart, useCart } from '../cart/cart-store.ts'
import { canGiveUp } from './checkout-state.ts'
import { DoubtNotice, ElsewhereNotice, Said } from './doubt-notice.tsx'
import type { Checkout } from './use-checkout.ts'
import type { Elsewhere } from './watch-orders.ts'
import { priceChanged, removeLabel, soldOutInCart, words } from './words.ts'

interface CheckoutFootProps {
  /** The words about the whole order, which can take the focus. */
  ref: Ref<HTMLDivElement>
  checkout: Checkout
  elsewhere: Elsewhere
  /** What is in the cart and cannot be had. */
  soldOut: readonly MenuItem[]
  /** Why else SUBMIT is off. */
  obstacle: string | undefined
  /** CANCEL was pressed while it can be. */
  onCancel: () => void
}

const obstacleId = 'checkout-obstacle'
const soldOutId = 'checkout-sold-out'
const onItsWayId = 'checkout-on-its-way'

export function CheckoutFoot({ ref, checkout, elsewhere, soldOut, obstacle, onCancel }: CheckoutFootProps) {
  const { step, readOnly } = checkout
  const isSlow = step.at === 'sending' && step.slow
  const isStuck = !canGiveUp(step)
  // Said to everybody once they want out; before, it would only flash past.
  const [triedToCancel, setTriedToCancel] = useState(false)
  if (triedToCancel && !isStuck) setTriedToCancel(false)
  return (
    <DialogActions className="checkout__actions">
      <Notices ref={ref} checkout={checkout} elsewhere={elsewhere} soldOut={soldOut} />
      {isStuck && (
        <p className="checkout__obstacle" id={onItsWayId} role="status">
          {triedToCancel ? words.onItsWay : <VisuallyHidden>{words.onItsWay}</VisuallyHidden>}
        </p>
      )}
      {obstacle && (
        <p className="checkout__obstacle" id={obstacleId} role="status">
          {obstacle}
        </p>
      )}
      {/* Not `off`: a press is answered, with the reason. */}
      <Button
        className="checkout__cancel"
        aria-disabled={isStuck || undefined}
        aria-describedby={isStuck ? onItsWayId : undefined}
        onClick={() => (isStuck ? setTriedToCancel(true) : onCancel())}
      >
        {words.cancel}
      </Button>
      <Button
        go
        type="submit"
        disabled={obstacle !== undefined || soldOut.length > 0}
        aria-describedby={classNames(obstacle && obstacleId, soldOut.length > 0 && soldOutId) || undefined}
        busy={readOnly}
        busyLabel={isSlow ? words.stillSending : words.sending}
      >
        {words.submit}
      </Button>
    </DialogActions>
  )
}

type NoticesProps = Pick<CheckoutFootProps, 'ref' | 'checkout' | 'elsewhere' | 'soldOut'>

function Notices({ ref, checkout, elsewhere, soldOut }: NoticesProps) {
  const cart = useCart()
  const { step, message, priceChange } = checkout
  const tellsSoldOut = message?.about === 'sold-out'
  const removeButtons = soldOut.map(({ id, shortName }) => (
    <Button key={id} small onClick={(event) => removeAndGoOn(id, event.currentTarget.form)}>
      {removeLabel(cart[id], shortName)}
    </Button>
  ))
  return (
    <div className="checkout__notices">
      {message && step.at === 'in-doubt' && (
        <DoubtNotice ref={ref} message={message} onDecided={() => focusOn('[type="submit"]')} />
      )}
      {message && step.at !== 'in-doubt' && (
        <Notice
          ref={ref}
          id={tellsSoldOut ? soldOutId : undefined}
          tone={message.tone}
          action={tellsSoldOut && removeButtons}
        >
          <Said message={message} />
        </Notice>
      )}
      {priceChange && (
        <Notice {...(!message && { ref })} tone="change">
          <Said message={priceChanged(priceChange)} />
        </Notice>
      )}
      {soldOut.length > 0 && !tellsSoldOut && (
        <Notice id={soldOutId} tone="bad" action={removeButtons}>
          <p>{soldOutInCart(soldOut.map((item) => item.shortName))}</p>
        </Notice>
      )}
      <ElsewhereNotice news={elsewhere} />
    </div>
  )
}

/** The pressed button goes with its burrito: the focus moves to the next one to remove, else to SUBMIT. */
function removeAndGoOn(item: ItemId, form: HTMLFormElement | null): void {
  flushSync(() => changeCart((cart) => takeOut(cart, item)))
  focusOn('.checkout__notices button, [type="submit"]', form)
}

function focusOn(what: string, form: HTMLElement | null = document.querySelector('.checkout__form')): void {
  form?.querySelector<HTMLElement>(what)?.focus()
}
