// The foot of the checkout, which is always in sight: notices, CANCEL and SUBMIT (R23).
import type { ReactNode, Ref } from 'react'
import { flushSync } from 'react-dom'
import { countOf } from '#domain/cart.ts'
import { takeOut } from '#domain/cart-steps.ts'
import { textIn } from '#domain/local-text.ts'
import { formatMoney } from '#domain/money.ts'
import type { MenuItem } from '#domain/menu.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { changeCart, useCart } from '../cart/cart-store.ts'
import { LeftSeen, LeftWords } from '../cart/left-strip.tsx'
import { canGiveUp } from './checkout-state.ts'
import { DoubtButtons, ElsewhereNotice, Said } from './doubt-notice.tsx'
import { usePromiseLine } from './promise-box.tsx'
import { TimeNotice } from './time-notice.tsx'
import type { Checkout } from './use-checkout.ts'
import type { Elsewhere } from './watch-orders.ts'
import { amountWords } from '#words/amounts.ts'
import { checkoutWords as words, removeLabel, soldOutInCart } from '#words/shop/checkout.ts'
import { language } from '#words/locale.ts'
import { priceChanged } from './messages.ts'

interface CheckoutFootProps {
  /** The notice about the whole order, which can take the focus. */
  ref: Ref<HTMLDivElement>
  checkout: Checkout
  elsewhere: Elsewhere
  /** The burritos in the cart that are sold out. */
  soldOut: readonly MenuItem[]
  /** Any other reason why SUBMIT is disabled. */
  obstacle: ReactNode
  /** CANCEL was pressed while the order could not be cancelled. */
  wantsOut: boolean
  onCancel: () => void
}

const obstacleId = 'checkout-obstacle'
const soldOutId = 'checkout-sold-out'
const onItsWayId = 'checkout-on-its-way'

export function CheckoutFoot(props: CheckoutFootProps) {
  const { ref, checkout, elsewhere, soldOut, obstacle, wantsOut, onCancel } = props
  const { step, readOnly, bill, chosen } = checkout
  const promise = usePromiseLine(checkout)
  const isSlow = step.at === 'sending' && step.slow
  const isStuck = !canGiveUp(step)
  return (
    <DialogActions className="checkout__actions">
      <Notices ref={ref} checkout={checkout} elsewhere={elsewhere} soldOut={soldOut} />
      {isStuck && (
        <p className={wantsOut ? 'checkout__obstacle' : 'visually-hidden'} id={onItsWayId} role="status">
          {words.onItsWay}
        </p>
      )}
      {obstacle && (
        <p className="checkout__obstacle" id={obstacleId} role="status">
          {obstacle}
        </p>
      )}
      {/* On a phone the bill is out of sight. */}
      {bill && (
        <p className="checkout__total">
          {/* Until the time is known its place stays. */}
          <span className="checkout__promise">{promise}</span>
          {/* What is on its way has its fee, whatever the form says meanwhile. */}
          <span>{chosen.isFeeOpen && !readOnly ? amountWords.totalSoFar : amountWords.total}</span>
          <b>{formatMoney(bill.total)}</b>
        </p>
      )}
      {/* CANCEL is not `off`, so that a press is answered with the reason. */}
      <Button
        className="checkout__cancel"
        aria-disabled={isStuck || undefined}
        aria-describedby={isStuck ? onItsWayId : undefined}
        onClick={onCancel}
      >
        {words.cancel}
      </Button>
      <Button
        go
        type="submit"
        disabled={obstacle !== undefined || soldOut.length > 0}
        aria-describedby={
          classNames(obstacle !== undefined && obstacleId, soldOut.length > 0 && soldOutId) || undefined
        }
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
  const { step, message, time, priceChange, phoneNews, left } = checkout
  const isInDoubt = step.at === 'in-doubt'
  const tellsSoldOut = message?.about === 'sold-out'
  const tellsTime = time.was !== undefined || time.gone !== undefined
  const removeButtons = soldOut.map(({ id, shortName }) => (
    <Button key={id} small onClick={() => removeAndGoOn(id)}>
      {removeLabel(countOf(cart, id), textIn(shortName, language))}
    </Button>
  ))
  return (
    <div className="checkout__notices">
      {/* All messages about the order share one element, so that the next message does not lose the focus. */}
      {message && (
        <Notice
          ref={ref}
          id={tellsSoldOut ? soldOutId : undefined}
          tone={message.tone}
          action={isInDoubt ? <DoubtButtons onDecided={focusOnButtons} /> : tellsSoldOut && removeButtons}
        >
          <Said message={message} />
        </Notice>
      )}
      <TimeNotice {...(!message && { ref })} checkout={checkout} onPicked={focusOnButtons} />
      {priceChange && (
        <Notice {...(!message && !tellsTime && { ref })} tone="change">
          <Said message={priceChanged(priceChange)} />
        </Notice>
      )}
      {phoneNews && (
        <Notice tone="change">
          <Said message={phoneNews} />
        </Notice>
      )}
      {left.length > 0 && (
        <Notice
          {...(!message && !tellsTime && !priceChange && { ref })}
          tone="change"
          action={<LeftSeen onSeen={focusOnButtons} />}
        >
          <LeftWords left={left} />
        </Notice>
      )}
      {soldOut.length > 0 && !tellsSoldOut && (
        <Notice id={soldOutId} tone="bad" action={removeButtons}>
          <p>{soldOutInCart(soldOut.map((item) => textIn(item.name, language)))}</p>
        </Notice>
      )}
      <ElsewhereNotice news={elsewhere} />
    </div>
  )
}

/** The pressed Remove button disappears with its burrito: the focus moves to the next Remove button, else to SUBMIT. */
function removeAndGoOn(item: string): void {
  flushSync(() => changeCart((cart) => takeOut(cart, { item })))
  if (!focusOn('.checkout__notices button')) focusOnButtons()
}

/** Focuses SUBMIT, or CANCEL while SUBMIT is disabled. */
function focusOnButtons(): void {
  if (!focusOn('[type="submit"]:enabled')) focusOn('.checkout__cancel')
}

function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(`.checkout ${selector}`)
  found?.focus()
  return found !== null
}
