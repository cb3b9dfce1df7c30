// One burrito in the cart: its price, minus, count, plus, and what that many cost (R14, R15).
import { memo, useId, useLayoutEffect, useRef } from 'react'
import type { Cart, NamedBurrito } from '#domain/cart.ts'
import { addOne, removeOne, takeOut } from '#domain/cart-steps.ts'
import { textIn } from '#domain/local-text.ts'
import type { MenuItem } from '#domain/menu.ts'
import { formatMoney, type Cents } from '#domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ItemThumb } from '../../item/item-thumb.tsx'
import './cart-row.css'
import { formatCount } from '#words/counts.ts'
import { language } from '#words/locale.ts'
import { StepSign } from './step-sign.tsx'
import { cartWords } from '#words/shop/cart.ts'

export type CartStep = (cart: Cart, burrito: NamedBurrito) => Cart

interface CartRowProps {
  item: MenuItem
  count: number
  price: Cents | 'too-many'
  /** What one cost when it was put into the cart, where that has changed. */
  was: Cents | undefined
  /** The whole cart is past what can be added up. */
  tooMany: boolean
  onChange: (item: MenuItem, step: CartStep) => void
}

export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { item, count, price, was, tooMany, onChange } = props
  const nameId = useId()
  const name = useRef<HTMLHeadingElement>(null)
  const plus = useRef<HTMLButtonElement>(null)
  const row = useRef<HTMLLIElement>(null)
  const { soldOut, look } = item
  const shortName = textIn(item.shortName, language)
  const mustReduce = count > 0 && (soldOut || tooMany)

  // At zero the pressed button goes off; the focus moves on instead of falling out of the page.
  const moveFocus = () => (soldOut ? name : plus).current?.focus()
  const remove = () => {
    if (count === 1) moveFocus()
    onChange(item, removeOne)
  }
  const removeAll = () => {
    moveFocus()
    onChange(item, takeOut)
  }

  // A burrito that leaves the menu takes its row along. This clean-up runs before that, while the row has the focus.
  useLayoutEffect(() => {
    const leaving = row.current
    return () => {
      if (leaving?.contains(document.activeElement)) document.querySelector('h1')?.focus()
    }
  }, [])

  return (
    <li
      ref={row}
      className={classNames(
        'cart-row',
        soldOut && 'cart-row--sold-out',
        count === 0 && 'cart-row--none',
        count > 999 && 'cart-row--long',
      )}
    >
      <div className="cart-row__picture">
        <ItemThumb look={look} className="cart-row__thumb rosette" />
        {soldOut && <span className="sold-out-band cart-row__band">{cartWords.soldOut}</span>}
      </div>
      <div className="cart-row__item">
        <h2 className="cart-row__name" id={nameId} ref={name} tabIndex={-1}>
          {shortName}
        </h2>
        <p className={classNames('cart-row__each tabular', was !== undefined && 'cart-row__each--changed')}>
          {was !== undefined && (
            <>
              <s>{formatMoney(was)}</s>{' '}
            </>
          )}
          {cartWords.each(formatMoney(item.price))}
        </p>
      </div>
      <div className="cart-row__stepper">
        <button
          type="button"
          className="cart-row__step"
          aria-label={cartWords.removeOne(shortName)}
          disabled={count < 1}
          onClick={remove}
        >
          <StepSign sign="minus" />
        </button>
        {/* Silent by itself: counters that speak would talk over each other. */}
        <output className="cart-row__count" aria-label={cartWords.count(shortName)} aria-live="off">
          <span key={count} className="cart-row__digits">
            {formatCount(count)}
          </span>
        </output>
        <button
          type="button"
          ref={plus}
          className="cart-row__step"
          aria-label={cartWords.addOne(shortName)}
          disabled={soldOut || count >= Number.MAX_SAFE_INTEGER}
          onClick={() => onChange(item, addOne)}
        >
          <StepSign sign="plus" />
        </button>
      </div>
      <span className="cart-row__price">{price === 'too-many' ? cartWords.noPrice : formatMoney(price)}</span>
      {mustReduce && (
        <div className="cart-row__message">
          <p role="status">{soldOut && cartWords.soldOutLater(shortName)}</p>
          <Button small aria-describedby={nameId} onClick={removeAll}>
            {cartWords.remove(count)}
          </Button>
        </div>
      )}
    </li>
  )
})
