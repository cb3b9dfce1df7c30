// The Cart screen: how many of each, what it costs, and the way to the checkout (R14–R18).
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { countBurritos, countOf, type Cart } from '#domain/cart.ts'
import { keepToMenu } from '#domain/cart-steps.ts'
import { priceLines } from '#domain/bill.ts'
import type { MenuReply } from '#domain/api.ts'
import { textIn } from '#domain/local-text.ts'
import type { MenuItem } from '#domain/menu.ts'
import { MenuMissing } from '../menu/menu-missing.tsx'
import { useMenu } from '../menu/menu-store.ts'
import { PageHead } from '../page-head.tsx'
import { PauseStrip, PauseUnderCheckout } from '../pause/pause-strip.tsx'
import { agreeToPrices, usePriceChange, useTaxOfStep } from './agreed-prices.ts'
import { CartAnnouncer } from './cart-announcer.tsx'
import './cart-page.css'
import { CartRow, type CartStep } from './cart-row.tsx'
import { changeCart, useCart } from './cart-store.ts'
import { CartTile } from './cart-tile.tsx'
import { CheckoutPart } from './checkout-part.tsx'
import { CostTile } from './cost-tile.tsx'
import { burritoOf } from './left-menu.ts'
import { LeftStrip } from './left-strip.tsx'
import { priceRow } from './price-cart.ts'
import { PriceStrip } from './price-strip.tsx'
import { language } from '#words/locale.ts'
import { cartWords } from '#words/shop/cart.ts'

export function CartPage() {
  const menu = useMenu()
  const [checkingOut, setCheckingOut] = useState(false)
  const [newsPlace, setNewsPlace] = useState<HTMLElement | null>(null)
  return (
    <div className="wrap">
      <PageHead tab={cartWords.tab} title={cartWords.title} lead={cartWords.lead} />
      <div ref={setNewsPlace} />
      {menu.state === 'ready' ? (
        <>
          <PauseStrip menu={menu} />
          <CartBoard menu={menu} onCheckout={() => setCheckingOut(true)} />
        </>
      ) : (
        <MenuMissing menu={menu} />
      )}
      {/* Always there, closed or open: it keeps what was typed (R19), and says what became of an order without an answer. */}
      <CheckoutPart
        open={checkingOut}
        newsPlace={newsPlace}
        onOpen={() => setCheckingOut(true)}
        onClose={() => setCheckingOut(false)}
      />
    </div>
  )
}

function CartBoard({ menu, onCheckout }: { menu: MenuReply; onCheckout: () => void }) {
  const { items } = menu
  const { taxRate } = menu.restaurant
  const kept = useCart()
  const cart = useMemo(() => keepToMenu(kept, menu), [kept, menu])
  const stepTax = useTaxOfStep(cart, menu)
  // The same function every time: a row whose count stays is not rendered again.
  const changeRow = useCallback(
    (item: MenuItem, step: CartStep) => {
      agreeToPrices({ items: [item], restaurant: { taxRate: stepTax } })
      changeCart((before) => step(before, burritoOf(item)))
    },
    [stepTax],
  )
  // The count under the finger is painted first, what it adds up to in the frame after it.
  const addedUp = useDeferredValue(cart)
  const cost = priceLines(cart, menu, taxRate)
  const change = usePriceChange(cart, menu)
  return (
    <>
      <LeftStrip />
      <PriceStrip change={change} />
      <div className="cart-board">
        <ul role="list" className="cart-rows" aria-label={cartWords.rows}>
          {items.map((item) => (
            <CartRow
              key={item.id}
              item={item}
              count={countOf(cart, item.id)}
              price={priceRow(cart, item.id, menu, taxRate)}
              was={change?.items.find((changed) => changed.item === item.id)?.was}
              tooMany={cost === 'too-many'}
              onChange={changeRow}
            />
          ))}
        </ul>
        <CartSum cart={addedUp} menu={menu} onCheckout={onCheckout} />
      </div>
    </>
  )
}

interface CartSumProps {
  cart: Cart
  menu: MenuReply
  onCheckout: () => void
}

const CartSum = memo(function CartSum({ cart, menu, onCheckout }: CartSumProps) {
  const { items, restaurant } = menu
  const count = countBurritos(cart)
  const cost = priceLines(cart, menu, restaurant.taxRate)
  const soldOut = items.filter((item) => item.soldOut && countOf(cart, item.id) > 0)
  return (
    <>
      <div className="cart-tiles">
        <CartTile count={count} />
        <CostTile
          cost={cost}
          soldOut={soldOut.map((item) => textIn(item.name, language))}
          pause={<PauseUnderCheckout menu={menu} />}
          onCheckout={() => {
            agreeToPrices(menu)
            onCheckout()
          }}
        />
      </div>
      <CartAnnouncer count={count} cost={cost} />
    </>
  )
})
