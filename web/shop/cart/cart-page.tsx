// The Cart screen: how many of each, what it costs, and the link to the checkout (R14–R18).
import { memo, useCallback, useDeferredValue, useState } from 'react'
import type { Cart, CartLine } from '#domain/orders/cart.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import { itemIn, countItems, countOf, isUnmodified } from '#domain/menu/requested-item.ts'
import type { Bill } from '#domain/orders/bill.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { groupsOf, hasSections, isLongMenu, type MenuItem, type MenuItems } from '#domain/menu/menu.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { classNames } from '../../ui/class-names.ts'
import { AgainStripPart } from '../again/again-strip-part.tsx'
import { useMakeItYours } from '../make-it-yours/make-it-yours-part.tsx'
import { MenuMissing } from '../menu/menu-missing.tsx'
import { useMenu } from '../menu/menu-store.ts'
import { PageHead } from '../page-head.tsx'
import { pointedItem } from '../pointed-item.ts'
import { PauseStrip, PauseUnderCheckout } from '../pause/pause-strip.tsx'
import { agreeToPrices, usePriceChange, useTaxOfStep } from './agreed-prices.ts'
import { CartLines } from './cart-lines.tsx'
import { CartRow, type CartStep } from './cart-row.tsx'
import { changeCart, useCart, useRemovedItems } from './cart-store.ts'
import { CartTile } from './cart-tile.tsx'
import { CheckoutPart } from './checkout-part.tsx'
import { ComesNext } from './comes-next.tsx'
import { CostTile } from './cost-tile.tsx'
import { plainItem } from './removed-items.ts'
import { CheckoutBar } from './checkout-bar.tsx'
import { RemovedNotice, MoreRow, PriceNotice } from './cart-news.tsx'
import { missingIn } from './missing.ts'
import { priceRow, usePricedCart, type PricedCart } from './price-cart.ts'
import styles from './cart-page.module.css'
import { cartMessages } from '#words/orders/shop/cart.ts'

export function CartPage() {
  const menu = useMenu()
  const [checkingOut, setCheckingOut] = useState(false)
  const openCheckout = useCallback(() => setCheckingOut(true), [])
  const [newsPlace, setNewsPlace] = useState<HTMLElement | null>(null)
  return (
    <div className="wrap">
      <PageHead tab={cartMessages.tab} title={cartMessages.title} lead={cartMessages.lead} />
      <div ref={setNewsPlace} />
      {menu.state === 'ready' ? (
        <>
          <PauseStrip menu={menu} />
          {/* Always there, so that a screen reader hears when it fills. */}
          <div role="status">
            <AgainStripPart />
          </div>
          <CartBoard menu={menu} onCheckout={openCheckout} />
        </>
      ) : (
        <MenuMissing menu={menu} />
      )}
      {/* Always there, closed or open: it keeps what was typed (R19), and says what became of an order without an answer. */}
      <CheckoutPart
        open={checkingOut}
        newsPlace={newsPlace}
        onOpen={openCheckout}
        onClose={() => setCheckingOut(false)}
      />
    </div>
  )
}

function CartBoard({ menu, onCheckout }: { menu: MenuReply; onCheckout: () => void }) {
  const { items } = menu
  const priced = usePricedCart(useCart(), menu)
  const { cart, code, cost } = priced
  const stepTax = useTaxOfStep(cart, menu)
  const [openYours, yours] = useMakeItYours(menu, false)
  const [checkoutButton, setCheckoutButton] = useState<HTMLElement | null>(null)
  // The same function every time: a row whose count stays is not rendered again.
  const changeRow = useCallback(
    (item: MenuItem, step: CartStep) => {
      agreeToPrices({ items: [item], groups: [], restaurant: { taxRate: stepTax } })
      changeCart((before) => step(before, plainItem(item)))
    },
    [stepTax],
  )
  const changeLine = (item: MenuItem, line: CartLine, step: CartStep) => {
    agreeToPrices({ items: [item], groups: groupsOf(item, menu), restaurant: { taxRate: stepTax } })
    changeCart((before) => step(before, { ...itemIn(line), name: item.name }))
  }
  // The count under the finger is painted first, what it adds up to in the frame after it.
  const addedUp = useDeferredValue(priced)
  const shownMenu = addedUp.menu
  const checkOut = useCallback(() => {
    agreeToPrices(shownMenu)
    onCheckout()
  }, [shownMenu, onCheckout])
  const change = usePriceChange(cart, menu, { code })
  const removed = useRemovedItems()
  const rows = useRows(items, cart)
  const inAll = countItems(cart)
  const isMixed = hasSections(items)
  const isLong = isLongMenu(items)
  return (
    <>
      {/* Always there, so that a screen reader hears when they fill. */}
      <div role="status">{removed.length > 0 && <RemovedNotice removed={removed} />}</div>
      <div role="status">{change && <PriceNotice change={change} />}</div>
      <div className={classNames(styles.cartBoard, rows.length === 0 && styles.cartBoardEmpty)}>
        <ul
          role="list"
          className={styles.cartRows}
          aria-label={isMixed ? cartMessages.rowsOfMany : cartMessages.rows}
        >
          {rows.map((item) => {
            const ofKind = countOf(cart, item.id)
            const canAdd = !item.soldOut && (item.remaining === null || ofKind < item.remaining)
            const lines = cart.filter((line) => line.item === item.id)
            return (
              <CartRow
                key={item.id}
                item={item}
                count={ofKind}
                price={priceRow(priced, item.id, menu)}
                hasExtras={hasExtras(cost, item)}
                was={change?.items.find((changed) => changed.item === item.id)?.was}
                tooMany={cost === 'too-many'}
                canAdd={canAdd}
                isToAdd={isLong && ofKind === 0}
                onChange={changeRow}
                onYours={openYours}
              >
                {(!lines.every(isUnmodified) || comesOtherwise(cost, item)) && (
                  <CartLines
                    item={item}
                    menu={menu}
                    lines={lines}
                    canAdd={canAdd}
                    onStep={changeLine}
                    onChange={(changed, line) => openYours(changed.id, line)}
                  />
                )}
              </CartRow>
            )
          })}
          {isLong && <MoreRow isEmpty={inAll === 0} isAlone={rows.length === 0} />}
        </ul>
        <CartSum priced={addedUp} code={code} checkoutRef={setCheckoutButton} onCheckout={checkOut} />
      </div>
      <CheckoutBar
        counted={
          addedUp.cart.length > 0 ? cartMessages.counted(countItems(addedUp.cart), isMixed) : undefined
        }
        total={addedUp.cost === 'too-many' ? cartMessages.noPrice : formatMoney(addedUp.cost.total)}
        label={cartMessages.checkout}
        checkout={checkoutButton}
        onCheckout={checkOut}
      />
      {yours}
    </>
  )
}

/**
 * Which items have a row: all of them, and where there are many, those that were chosen (R61). A row that is once there stays
 * while the screen is open: a customer who takes the last one out can put it back.
 */
function useRows(items: MenuItems, cart: Cart): MenuItems {
  // Order Now leads to the row of its item, also where none of it was chosen yet.
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set([pointedItem() ?? '']))
  if (!isLongMenu(items)) return items
  const isNew = ({ id }: MenuItem) => !shown.has(id) && countOf(cart, id) > 0
  const added = items.filter(isNew)
  if (added.length > 0) setShown(new Set([...shown, ...added.map(({ id }) => id)]))
  return items.filter(({ id }) => shown.has(id) || added.some((one) => one.id === id))
}

/** Also what nobody has changed: what it would come with is sold out. */
function comesOtherwise(cost: Bill | 'too-many', { id }: MenuItem): boolean {
  return cost !== 'too-many' && cost.lines.some(({ item, changes }) => item === id && changes)
}

/** One of the kind costs more than the item alone. */
function hasExtras(cost: Bill | 'too-many', { id, price }: MenuItem): boolean {
  return cost !== 'too-many' && cost.lines.some(({ item, unitPrice }) => item === id && unitPrice !== price)
}

interface CartSumProps {
  priced: PricedCart<MenuReply>
  /** Of this moment, not of `priced`: its field and its ticket hand the focus to each other in the turn of the press. */
  code: PromoCodeTerms | undefined
  checkoutRef: (button: HTMLElement | null) => void
  onCheckout: () => void
}

const CartSum = memo(function CartSum({ priced, code, checkoutRef, onCheckout }: CartSumProps) {
  const { menu, cart, cost } = priced
  const { items } = menu
  const count = countItems(cart)
  const counted = cartMessages.counted(count, hasSections(items))
  // A bill of nothing helps nobody where nothing can be tapped beside it (R61).
  const isShown = count > 0 || !isLongMenu(items)
  return (
    <>
      {isShown && (
        <div className={styles.cartTiles}>
          <CartTile count={count} counted={counted} />
          <CostTile
            cost={cost}
            code={code}
            missing={missingIn(cart, menu)}
            isMixed={hasSections(items)}
            next={<ComesNext menu={menu} cost={cost} />}
            pause={<PauseUnderCheckout menu={menu} />}
            checkoutRef={checkoutRef}
            onCheckout={onCheckout}
          />
        </div>
      )}
      {/* One quiet voice for a screen reader, when the count or the cost changes. */}
      <p className="visually-hidden" role="status">
        {cost === 'too-many' ? counted : cartMessages.announce(counted, cost.total)}
      </p>
    </>
  )
})
