// The checkout window: the bill, the form and its buttons (R19–R25).
import { memo, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { canAnybodyPay } from '#domain/restaurant/payment-methods.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { Cart } from '#domain/orders/cart.ts'
import { countOf } from '#domain/menu/requested-item.ts'
import type { MenuItems } from '#domain/menu/menu.ts'
import { formatAmount } from '#domain/basics/money.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useCart } from '../cart/cart-store.ts'
import { isAnyMissing, missingIn, nothingMissing } from '../cart/missing.ts'
import { readLatestOrder } from '../own-orders.ts'
import { useMenu } from '../menu/menu-store.ts'
import { NoOrdersMessage } from '../pause/pause-strip.tsx'
import { Bill } from './bill.tsx'
import { CartNotices } from './cart-notices.tsx'
import type { Checkout } from './checkout.ts'
import { CheckoutFoot } from './checkout-foot.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { canGiveUp } from './checkout-state.ts'
import { timeObstacle } from './time-notice.tsx'
import { useCheckout } from './use-checkout.ts'
import { abandonOrder, useWatch } from './watch-orders.ts'
import { fulfillmentObstacle } from './fulfillment-parts.tsx'
import styles from './checkout.module.css'
import { checkoutLabels as words } from '#words/orders/shop/checkout.ts'

export interface CheckoutProps {
  open: boolean
  /** Where the cart shows what became of an order without an answer. */
  newsPlace: HTMLElement | null
  onOpen: () => void
  onClose: () => void
}

/** A closed checkout does not render with the cart: a click on + must not wait for twenty invisible fields. */
export function CheckoutDialog(props: CheckoutProps) {
  const { open } = props
  const cart = useCart()
  const [shown, setShown] = useState(cart)
  if (open && shown !== cart) setShown(cart)
  return <CheckoutOf {...props} cart={open ? cart : shown} />
}

const CheckoutOf = memo(function CheckoutOf(props: CheckoutProps & { cart: Cart }) {
  const { cart, open, newsPlace, onOpen, onClose } = props
  const menu = useMenu()
  const known = menu.state === 'ready' ? menu : undefined
  const items = known?.items ?? []
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const elsewhere = useWatch()
  const checkout = useCheckout(cart, known, open)
  const { step, readOnly, attentionCount } = checkout
  const missing = readOnly || !known ? nothingMissing : missingIn(checkout.lines, known)
  const obstacle = useObstacle(known, checkout)
  // The reason why CANCEL is off appears when CANCEL is pressed; at every SUBMIT it would only flash by.
  const [isCancelPressed, setCancelPressed] = useState(false)
  if (isCancelPressed && canGiveUp(step)) setCancelPressed(false)
  const canSubmit = obstacle === undefined && !isAnyMissing(missing) && !readOnly

  // The first wrong field gets the focus; without a wrong field, the notice about the whole order gets the focus.
  useEffect(() => {
    if (attentionCount === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')
    ;(wrong ?? notice.current)?.focus()
  }, [attentionCount])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (canSubmit) checkout.submit()
  }

  /** CANCEL ends the attempt: nothing is sent any more without another SUBMIT. */
  function cancel(): void {
    if (!canGiveUp(step)) return setCancelPressed(true)
    abandonOrder()
    onClose()
  }

  /** Escape does the same as CANCEL. A second Escape closes the dialog in any case, so the dialog is opened again. */
  function escape(): void {
    const dialog = form.current?.closest('dialog')
    cancel()
    if (!canGiveUp(step) && dialog?.open === false) dialog.showModal()
  }

  /** Back only puts the form aside, as it is; an order on its way, and the bank's window, stay in sight. */
  function goBack(): void {
    if (readOnly) setCancelPressed(true)
    else onClose()
  }

  return (
    <>
      {!open &&
        newsPlace &&
        createPortal(<CartNotices checkout={checkout} elsewhere={elsewhere} onOpen={onOpen} />, newsPlace)}
      <Dialog open={open} onClose={escape} onBack={goBack} title={words.title} size="large">
        <form ref={form} className={styles.checkout} noValidate onSubmit={submit}>
          <HiddenFields items={items} checkout={checkout} />
          <CheckoutForm checkout={checkout} />
          <Bill items={items} checkout={checkout} />
          <CheckoutFoot
            ref={notice}
            checkout={checkout}
            elsewhere={elsewhere}
            missing={missing}
            obstacle={obstacle}
            isCancelPressed={isCancelPressed}
            onCancel={cancel}
          />
        </form>
      </Dialog>
    </>
  )
})

/** The hidden fields of R21, with the figures that the customer was shown. */
function HiddenFields({ items, checkout: { lines, bill } }: { items: MenuItems; checkout: Checkout }) {
  return (
    <>
      {items.map(({ id }) => (
        <input key={id} type="hidden" name={id} value={countOf(lines, id)} />
      ))}
      {(bill?.charges ?? [{ kind: 'tax', amount: undefined }]).map(({ kind, amount }) => (
        <input
          key={kind}
          type="hidden"
          name={kind === 'delivery' ? 'delivery_fee' : kind}
          value={amount === undefined ? '' : formatAmount(amount)}
        />
      ))}
      <input type="hidden" name="total_sale" value={bill ? formatAmount(bill.total) : ''} />
    </>
  )
}

/** The sentence beside SUBMIT that says why SUBMIT is disabled (R23). */
function useObstacle(menu: MenuReply | undefined, checkout: Checkout): ReactNode {
  const [latestAtFirst] = useState(readLatestOrder)
  const { step, readOnly, lines, bill, noOrdersNow } = checkout
  if (readOnly) return undefined
  if (step.at === 'in-doubt') return words.decideFirst
  // A burrito that is no longer on the menu is in no order, so the lines can be empty although the cart is not.
  if (menu && lines.length === 0)
    return readLatestOrder() === latestAtFirst ? words.emptyCart : words.orderedElsewhere
  if (noOrdersNow?.isOff) return <NoOrdersMessage {...noOrdersNow} />
  if (!menu || !bill) return words.noBill
  if (bill.total > 0 && !canAnybodyPay(menu.paymentMethods)) return words.noWayToPay
  return fulfillmentObstacle(checkout.chosenFulfillment) ?? timeObstacle(checkout, menu.restaurant.timeZone)
}
