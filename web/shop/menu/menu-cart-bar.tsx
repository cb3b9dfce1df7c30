// The cart's bar on the Menu: what was put into the cart stays in sight, wherever the reader is, and so does the way there.
import { useDeferredValue } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { countItems } from '#domain/menu/requested-item.ts'
import { hasSections } from '#domain/menu/menu.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { cartMessages } from '#words/orders/shop/cart.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CartBar } from '../cart/cart-bar.tsx'
import { useCart } from '../cart/cart-store.ts'
import { usePricedCart } from '../cart/price-cart.ts'

export function MenuCartBar({ menu }: { menu: MenuReply }) {
  const { cart, cost } = usePricedCart(useDeferredValue(useCart()), menu)
  const count = countItems(cart)
  if (count === 0) return null
  return (
    <CartBar
      stays
      counted={cartMessages.counted(count, hasSections(menu.items))}
      total={cost === 'too-many' ? cartMessages.noPrice : formatMoney(cost.total)}
    >
      <ButtonLink go href={paths.cart}>
        {cartMessages.goToCart}
      </ButtonLink>
    </CartBar>
  )
}
