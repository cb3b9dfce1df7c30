// One item in the cart: its price, minus, count, plus, and what that many cost (R14, R15); and the button Make it yours (R58).
import { memo, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { type Cart, type NamedCartItem, addOne, removeCount, removeOneOf } from '#domain/orders/cart.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { isCustomizable, cartNameOf, type MenuItem } from '#domain/menu/menu.ts'
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import { classNames } from '../../ui/class-names.ts'
import { Stepper } from '../../ui/stepper.tsx'
import { ItemThumb } from '../../item/item-thumb.tsx'
import { fetchesYours, type OpenYours } from '../make-it-yours/make-it-yours-part.tsx'
import { usePointed } from '../pointed-item.ts'
import { Excess } from './cart-news.tsx'
import { excessOf } from './missing.ts'
import { Button } from '../../ui/button.tsx'
import styles from './cart-row.module.css'
import itemLookStyles from '../../item/item-look.module.css'
import { language } from '#words/basics/locale.ts'
import { formatCount } from '#words/basics/counts.ts'
import { stepperMessages } from '#words/basics/ui.ts'
import { cartMessages } from '#words/orders/shop/cart.ts'
import { customizeMessages } from '#words/menu/shop/customize.ts'

export type CartStep = (cart: Cart, burrito: NamedCartItem) => Cart

interface CartRowProps {
  item: MenuItem
  count: number
  price: Cents | 'too-many'
  /** One of them costs more than the item alone. */
  hasExtras: boolean
  /** What one cost when it was put into the cart, where that has changed. */
  was: Cents | undefined
  /** The whole cart is past what can be added up. */
  tooMany: boolean
  /** One more can be had. */
  canAdd: boolean
  /** It is here to be tapped: a link of a long menu has led to it, or the last one was taken out. */
  isToAdd: boolean
  onChange: (item: MenuItem, step: CartStep) => void
  onYours: OpenYours
  /** The burritos of the kind, once one of them is not as it comes. */
  children: ReactNode
}

const removeKindOne: CartStep = (cart, { item }) => removeOneOf(cart, item)

export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { item, count, price, hasExtras, was, tooMany, canAdd, isToAdd, onChange, onYours, children } = props
  const nameId = useId()
  const name = useRef<HTMLHeadingElement>(null)
  const row = useRef<HTMLLIElement>(null)
  const isMarked = usePointed(item.id, row)
  const { soldOut, remaining, look } = item
  const called = textInLanguage(cartNameOf(item), language)
  const each = formatMoney(item.price)
  const excess = tooMany ? count : excessOf(item, count)

  const removeExcess = () => {
    name.current?.focus()
    onChange(item, (cart) => removeCount(cart, item.id, excess))
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
        styles.cartRow,
        soldOut && styles.cartRowSoldOut,
        count === 0 && styles.cartRowNone,
        count > 999 && styles.cartRowLong,
      )}
      aria-current={isMarked || undefined}
    >
      <div className={styles.picture}>
        <ItemThumb look={look} className={classNames(styles.thumb, itemLookStyles.rosette)} />
        {soldOut && (
          <span className={classNames(itemLookStyles.soldOutBand, styles.band)}>{cartMessages.soldOut}</span>
        )}
      </div>
      <div className={styles.item}>
        <h2 className={styles.name} id={nameId} data-item={item.id} ref={name} tabIndex={-1}>
          {called}
        </h2>
        <p className={classNames(styles.each, 'tabular', was !== undefined && styles.eachChanged)}>
          {was !== undefined && (
            <>
              <s>{formatMoney(was)}</s>{' '}
            </>
          )}
          {hasExtras ? cartMessages.eachBeforeExtras(each) : cartMessages.each(each)}
        </p>
        {isToAdd && canAdd && <p className={styles.toAdd}>{cartMessages.addIt}</p>}
        {remaining !== null && !soldOut && excess === 0 && (
          <p className={classNames(itemLookStyles.remainingTag, styles.remaining)}>
            {customizeMessages.remaining(remaining)}
          </p>
        )}
        {isCustomizable(item) && !soldOut && (
          <Button
            link
            className={styles.yours}
            aria-describedby={nameId}
            aria-haspopup="dialog"
            {...fetchesYours}
            onClick={() => onYours(item.id)}
          >
            {customizeMessages.title}
          </Button>
        )}
      </div>
      <Stepper
        look="round"
        isSilent
        label={cartMessages.count(called)}
        value={formatCount(count)}
        less={stepperMessages.removeOne(called)}
        more={stepperMessages.addOne(called)}
        onLess={count > 0 ? () => onChange(item, removeKindOne) : undefined}
        onMore={canAdd && count < Number.MAX_SAFE_INTEGER ? () => onChange(item, addOne) : undefined}
        className={styles.stepper}
        valueClassName={styles.count}
      />
      <span className={styles.price}>{price === 'too-many' ? cartMessages.noPrice : formatMoney(price)}</span>
      {children && <div className={styles.lines}>{children}</div>}
      {excess > 0 && (
        <Excess item={item} excess={excess} tooMany={tooMany} nameId={nameId} onRemove={removeExcess} />
      )}
    </li>
  )
})
