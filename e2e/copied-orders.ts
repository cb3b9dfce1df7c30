// Completes orders that a journey has copied within their table: each gets the lines, charges and payment of the model.
import type { Shop } from './shop.ts'

/** The model is the latest order that has a payment. */
export function completeCopies(shop: Shop): void {
  const model = '(select max(order_seq) from payments)'
  const copies = 'orders.seq not in (select order_seq from payments where order_seq is not null)'
  shop.sql(`insert into order_lines (order_seq, position, item, name, short_name, quantity, unit_price, price)
    select orders.seq, position, item, name, short_name, quantity, unit_price, price
    from orders join order_lines on order_lines.order_seq = ${model} where ${copies}`)
  shop.sql(`insert into order_charges (order_seq, position, kind, amount, rate, base)
    select orders.seq, position, kind, amount, rate, base
    from orders join order_charges on order_charges.order_seq = ${model} where ${copies}`)
  shop.sql(`insert into payments (key, order_seq, gateway, intent, requested, held, captured, state, requested_at, due_at)
    select orders.idempotency_key, orders.seq, gateway, intent, requested, held, captured, state, requested_at, due_at
    from orders join payments on payments.order_seq = ${model} where ${copies}`)
}
