// From one page of the list to the next.
import { ordersPerPage, type OrdersReply } from '#domain/office-api.ts'
import { Button } from '../../ui/button.tsx'
import { ordersWords } from './words.ts'

export function OrdersPager({ reply, onPage }: { reply: OrdersReply; onPage: (page: number) => void }) {
  const { page, count, more } = reply
  const first = (page - 1) * ordersPerPage + 1
  const last = Math.min(page * ordersPerPage, count)
  const isLast = last >= count
  return (
    <nav className="orders-pager" aria-label={ordersWords.pages}>
      <p className="orders-pager__range">
        {ordersWords.range(first, last, ordersWords.count(count, more))}
        {isLast && more && <span className="orders-pager__hint">{ordersWords.noFurther}</span>}
      </p>
      <Button className="orders-pager__way" off={page === 1} onClick={() => onPage(page - 1)}>
        {ordersWords.newer}
      </Button>
      <Button className="orders-pager__way" off={isLast} onClick={() => onPage(page + 1)}>
        {ordersWords.older}
      </Button>
    </nav>
  )
}
