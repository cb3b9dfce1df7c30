// The cart as this browser keeps it: across screens, reloads and tabs, until the order is placed (R26).
import { readCart, type Cart } from '#domain/cart.ts'
import { keptValue } from '../../ui/kept-value.ts'

const cart = keptValue<Cart>('burritoful.cart', {
  read: (text) => readCart(parse(text)),
  write: (value) => JSON.stringify(value),
})

export function useCart(): Cart {
  return cart.use()
}

export function changeCart(step: (cart: Cart) => Cart): void {
  cart.change(step)
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
