// The card that offers the last order of this device once more: its items in one line, what they cost today, and what has changed
// since. It names nobody, unless the customer is remembered (R76).
import { useCallback, useEffect } from 'react'
import { priceLines } from '#domain/orders/bill.ts'
import { orderAgain } from '#domain/orders/order-again.ts'
import type { OrderReply } from '#domain/orders/order-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { navigate } from '../../browser/hash-location.ts'
import { fetchOrder } from '../../order-api.ts'
import { paths, routeOf } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { useCart } from '../cart/cart-store.ts'
import { useRemembered } from '../checkout/remembered.ts'
import { useMenu } from '../menu/menu-store.ts'
import { keyOfOwnOrder, useHasKey } from '../own-orders.ts'
import { Strip } from '../strip.tsx'
import { seenOrder } from '../tracker/seen-order.ts'
import { addAgain } from './add-again.ts'
import { againSign } from './again-sign.tsx'
import { fetchStrip } from './again-strip-part.tsx'
import { isInCart, useAgainNews } from './again-store.ts'
import { sayNotNow } from './not-now.ts'
import { formatAgainChange, formatItems, sameAgainMessages as words } from '#words/orders/shop/again.ts'

/** The cart lists them all. */
const mostChanges = 2

export interface SameAgainCardProps {
  id: OrderId
  /** Nothing can be offered. */
  onMissing: () => void
}

export function SameAgainCard({ id, onMissing }: SameAgainCardProps) {
  const menu = useMenu()
  const [order] = useAnswer(useCallback(() => fetchOrder(id, keyOfOwnOrder(id)), [id]))
  const isMissing = order.state === 'failed' || menu.state === 'failed'
  useEffect(() => {
    if (isMissing) onMissing()
  }, [isMissing, onMissing])
  if (order.state !== 'ready' || menu.state !== 'ready') return null
  return <Offer order={order.value} menu={menu} />
}

function Offer({ order: { own, ...tracked }, menu }: { order: OrderReply; menu: MenuReply }) {
  const customer = useRemembered()
  const cart = useCart()
  const order = seenOrder(tracked, useHasKey(tracked.id) ? own : undefined)
  const isAdded = isInCart(useAgainNews(), order.id, cart)
  const { lines, changes } = orderAgain(order.lines, menu, isAdded ? [] : cart)
  const bill = priceLines(lines, menu, menu.restaurant.taxRate)
  const canAdd = lines.length > 0 && bill !== 'too-many'
  const said = changes.map(formatAgainChange)
  const title = words.title(customer?.firstName)
  return (
    <section aria-label={title}>
      <Strip
        ground="masa"
        sign={againSign}
        title={title}
        action={
          <>
            {canAdd && (
              <Button
                go
                onPointerEnter={fetchStrip}
                onFocus={fetchStrip}
                onClick={() => {
                  addAgain(order, menu)
                  navigate(routeOf(paths.cart))
                }}
              >
                {isAdded ? words.inCart : words.add}
              </Button>
            )}
            <Button
              link
              onClick={() => {
                // The pressed button disappears with its card.
                document.querySelector('h1')?.focus()
                sayNotNow()
              }}
            >
              {words.notNow}
            </Button>
          </>
        }
      >
        <p>
          {formatItems(canAdd ? bill.lines : order.lines)}.{' '}
          <b>{canAdd ? words.total(bill.total) : words.nothing}</b>
        </p>
        {said.slice(0, mostChanges).map((change) => (
          <p key={change}>{change}</p>
        ))}
        {said.length > mostChanges && <p>{words.more(said.length - mostChanges)}</p>}
      </Strip>
    </section>
  )
}
