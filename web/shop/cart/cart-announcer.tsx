// One quiet voice for a screen reader: how many burritos and what they cost, when that changes.
import type { Bill } from '#domain/bill.ts'
import { cartWords } from '#words/shop/cart.ts'

export function CartAnnouncer({ count, cost }: { count: number; cost: Bill | 'too-many' }) {
  return (
    <p className="visually-hidden" role="status">
      {cost === 'too-many' ? cartWords.announceTooMany(count) : cartWords.announce(count, cost.total)}
    </p>
  )
}
