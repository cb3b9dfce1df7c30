// One quiet voice for a screen reader: how many burritos and what they cost, when that changes.
import { formatMoney } from '#domain/money.ts'
import type { Bill } from '#domain/bill.ts'
import { formatCount } from './format-count.ts'
import { cartWords } from './words.ts'

export function CartAnnouncer({ count, cost }: { count: number; cost: Bill | 'too-many' }) {
  const burritos = cartWords.burritos(count)
  return (
    <p className="visually-hidden" role="status">
      {cost === 'too-many'
        ? cartWords.announceTooMany(formatCount(count), burritos)
        : cartWords.announce(formatCount(count), burritos, formatMoney(cost.total))}
    </p>
  )
}
