// Where "Order this again" leads, from whatever device (R76): fills the cart with the order's items and goes on to the Cart, which
// says what has changed since. What the bare link does not show does not come along (trust rule 25).
import { useCallback, useEffect, useRef } from 'react'
import type { OrderId } from '#domain/orders/order.ts'
import { Refusal } from '../../api.ts'
import { navigate, useHashLocation } from '../../browser/hash-location.ts'
import { fetchOrder } from '../../order-api.ts'
import { paths, routeOf } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/lazy-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { MenuMissing } from '../menu/menu-missing.tsx'
import { useMenu } from '../menu/menu-store.ts'
import { UnknownOrder } from '../order/unknown-order.tsx'
import { readOrderId } from '../order-id.ts'
import { keyOfOwnOrder } from '../own-orders.ts'
import { PageHead } from '../page-head.tsx'
import { seenOrder } from '../tracker/seen-order.ts'
import { addAgain } from './add-again.ts'
import { fetchStrip } from './again-strip-part.tsx'
import { orderAgainMessages as words } from '#words/orders/shop/again.ts'

export function OrderAgainPage() {
  const [location] = useHashLocation()
  const id = readOrderId(location.split('/')[2])
  return id === null ? <UnknownOrder /> : <FillCart key={id} id={id} />
}

function FillCart({ id }: { id: OrderId }) {
  const menu = useMenu()
  const [order, askAgain] = useAnswer(useCallback(() => fetchOrder(id, keyOfOwnOrder(id)), [id]))
  const isDone = useRef(false)
  useEffect(fetchStrip, [])
  useEffect(() => {
    if (order.state !== 'ready' || menu.state !== 'ready' || isDone.current) return
    isDone.current = true
    const { own, ...tracked } = order.value
    addAgain(seenOrder(tracked, own), menu)
    // Back leads to where the customer came from, and fills nothing a second time.
    navigate(routeOf(paths.cart), { replace: true })
  }, [order, menu])

  if (order.state === 'failed' && order.error instanceof Refusal && order.error.code === 'not-found')
    return <UnknownOrder />
  const retry = (
    <Button small onClick={askAgain}>
      {words.retry}
    </Button>
  )
  return (
    <div className="wrap">
      <PageHead tab={words.tab} title={words.title} lead={words.lead} />
      {order.state === 'failed' ? (
        <Notice tone="bad" action={retry}>
          <b>{words.failed}</b> {words.safe}
        </Notice>
      ) : menu.state === 'failed' ? (
        <MenuMissing menu={menu} />
      ) : (
        <Waiting words={words.waiting} />
      )}
    </div>
  )
}
