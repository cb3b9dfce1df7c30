// The pages of one order, as a link carries them after the site's own address. The browser's routes, the emails and the printed
// receipt say the same ones.
import type { OrderId } from './order.ts'

/** Where its customer follows an order. */
export function orderAddress(id: OrderId | ':id'): string {
  return `#/Order/${id}`
}

/** Fills the cart with the items of an order, on whatever device the link is opened (R76). */
export function orderAgainAddress(id: OrderId | ':id'): string {
  return `${orderAddress(id)}/Again`
}
