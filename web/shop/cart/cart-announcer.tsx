// One quiet voice for a screen reader: how much is in the cart and what it costs, when that changes.
import type { Bill } from '#domain/orders/bill.ts'
import { cartMessages } from '#words/orders/shop/cart.ts'

export function CartAnnouncer({ counted, cost }: { counted: string; cost: Bill | 'too-many' }) {
  return (
    <p className="visually-hidden" role="status">
      {cost === 'too-many' ? counted : cartMessages.announce(counted, cost.total)}
    </p>
  )
}
