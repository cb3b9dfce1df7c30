// The cart as this browser keeps it: across screens, reloads and tabs, until the order is placed (R26).
import { readCart, type Cart } from '#domain/cart.ts'
import { keptValue } from '../../browser/kept-value.ts'
import { parseKept } from '../../browser/safe-storage.ts'

const cart = keptValue<Cart>('burritoful.cart', {
  read: (text) => readCart(parseKept(text)),
  write: (value) => JSON.stringify(value),
})

export function useCart(): Cart {
  return cart.use()
}

export function changeCart(step: (cart: Cart) => Cart): void {
  cart.change(step)
}
