// From one page of the list to the next.
import type { ReactNode } from 'react'
import { ordersPerPage } from '#domain/orders/order-book.ts'
import type { OrdersReply } from '#domain/orders/order-api.ts'
import { Button } from '../../ui/button.tsx'
import ordersStyles from './orders.module.css'
import { ordersMessages } from '#words/orders/staff/orders.ts'

interface OrdersPagerProps {
  reply: OrdersReply
  onPage: (page: number) => void
  /** What can be done to all of them. */
  children?: ReactNode
}

export function OrdersPager({ reply, onPage, children }: OrdersPagerProps) {
  const { page, count, more } = reply
  const first = (page - 1) * ordersPerPage + 1
  const last = Math.min(page * ordersPerPage, count)
  const isLast = last >= count
  return (
    <nav className={ordersStyles.ordersPager} aria-label={ordersMessages.pages}>
      <p className={ordersStyles.ordersPagerRange}>
        {ordersMessages.range(first, last, count, more)}
        {isLast && more && <span className={ordersStyles.ordersPagerHint}>{ordersMessages.noFurther}</span>}
      </p>
      {children}
      <Button off={page === 1} onClick={() => onPage(page - 1)}>
        {ordersMessages.newer}
      </Button>
      <Button off={isLast} onClick={() => onPage(page + 1)}>
        {ordersMessages.older}
      </Button>
    </nav>
  )
}
