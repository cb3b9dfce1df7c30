// The checkout: the bill, the form, and the order on its way (R19–R25).
import { memo, useEffect, useRef, useState, type FormEvent } from 'react'
import { useHashLocation } from '../../ui/hash-location.ts'
import type { MenuReply } from '#domain/api.ts'
import { countBurritos, type Cart } from '#domain/cart.ts'
import { itemIds } from '#domain/menu.ts'
import { formatAmount } from '#domain/money.ts'
import { paths, routeOf } from '../../paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField, Field } from '../../ui/field.tsx'
import { useCart } from '../cart/cart-store.ts'
import { useMenu } from '../menu/menu-store.ts'
import { pauseWords } from '../pause/words.ts'
import { AddressFields } from './address-fields.tsx'
import { Bill } from './bill.tsx'
import { CardFields } from './card-fields.tsx'
import { CheckoutFoot } from './checkout-foot.tsx'
import './checkout.css'
import { useCheckout, type Checkout } from './use-checkout.ts'
import { words } from './words.ts'

interface CheckoutDialogProps {
  open: boolean
  onClose: () => void
}

/** While it is closed it stands still: a click on + in the cart must not wait for twenty fields that nobody sees. */
export function CheckoutDialog({ open, onClose }: CheckoutDialogProps) {
  const cart = useCart()
  const [shown, setShown] = useState(cart)
  if (open && shown !== cart) setShown(cart)
  return <CheckoutOf cart={open ? cart : shown} open={open} onClose={onClose} />
}

const CheckoutOf = memo(function CheckoutOf({ cart, open, onClose }: CheckoutDialogProps & { cart: Cart }) {
  const menu = useMenu()
  const known = menu.state === 'ready' ? menu : undefined
  const items = known?.items ?? []
  const [, navigate] = useHashLocation()
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const checkout = useCheckout({
    cart,
    menu: known,
    open,
    onPlaced: () => navigate(routeOf(paths.complete)),
  })
  const { draft, fields, verdicts, locked } = checkout

  const soldOut = locked ? [] : items.filter((item) => item.soldOut && cart[item.id] > 0)
  const obstacle = obstacleFor(countBurritos(cart), known, checkout)
  const canSubmit = !obstacle && soldOut.length === 0

  // The first field that needs another look gets the focus, else the words about the whole order.
  useEffect(() => {
    if (verdicts === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? notice.current)?.focus()
  }, [verdicts])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (canSubmit) void checkout.submit()
  }

  return (
    <Dialog open={open} onClose={onClose} title={words.title} size="large">
      <div className="checkout">
        <Bill menu={items} checkout={checkout} />
        <form ref={form} className="checkout__form" noValidate onSubmit={submit}>
          <HiddenFields checkout={checkout} />
          <fieldset className="checkout__fields" disabled={locked || checkout.progress !== 'idle'}>
            <legend className="visually-hidden">{words.yourDetails}</legend>
            <Field
              label={words.firstName}
              className="checkout__half"
              name="firstName"
              autoComplete="given-name"
              required
              value={draft.firstName}
              error={fields['firstName']}
              onChange={(event) => checkout.changeDraft({ firstName: event.target.value })}
            />
            <Field
              label={words.lastName}
              className="checkout__half"
              name="lastName"
              autoComplete="family-name"
              required
              value={draft.lastName}
              error={fields['lastName']}
              onChange={(event) => checkout.changeDraft({ lastName: event.target.value })}
            />
            <CardFields card={checkout.card} fields={fields} onChange={checkout.changeCard} />
            <AddressFields
              purpose="billing"
              address={draft}
              fields={fields}
              onChange={(change) => checkout.changeDraft(change)}
            />
            <CheckField
              label={words.sameDelivery}
              className="checkout__same"
              name="sameDelivery"
              checked={draft.sameDelivery}
              onChange={(event) => checkout.changeDraft({ sameDelivery: event.target.checked })}
            />
            <Field
              label={words.email}
              className="checkout__half"
              name="email"
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
              required
              value={draft.email}
              error={fields['email']}
              onChange={(event) => checkout.changeDraft({ email: event.target.value })}
            />
            {!draft.sameDelivery && (
              <AddressFields
                purpose="delivery"
                address={draft.delivery}
                fields={fields}
                onChange={(change) => checkout.changeDraft({ delivery: { ...draft.delivery, ...change } })}
              />
            )}
          </fieldset>
          <CheckoutFoot
            ref={notice}
            checkout={checkout}
            soldOut={soldOut}
            obstacle={obstacle}
            onClose={onClose}
          />
        </form>
      </div>
    </Dialog>
  )
})

/** R21: what the customer was shown, as the restaurant's form has always carried it. */
function HiddenFields({ checkout: { lines, bill } }: { checkout: Checkout }) {
  const countOf = (item: string) => lines.find((line) => line.item === item)?.quantity ?? 0
  return (
    <>
      {itemIds.map((item) => (
        <input key={item} type="hidden" name={item} value={countOf(item)} />
      ))}
      <input type="hidden" name="tax" value={bill ? formatAmount(bill.tax) : ''} />
      <input type="hidden" name="total_sale" value={bill ? formatAmount(bill.total) : ''} />
    </>
  )
}

/** Why SUBMIT is off (R23), in words that stand beside it. */
function obstacleFor(
  count: number,
  menu: MenuReply | undefined,
  { locked, bill }: Checkout,
): string | undefined {
  // An order that may be stored already can be asked for at any time.
  if (locked) return undefined
  if (count === 0) return words.emptyCart
  if (menu?.pause) return `${pauseWords.title} ${pauseWords.submit(menu.pause, menu.timeZone)}`
  return bill ? undefined : words.noBill
}
