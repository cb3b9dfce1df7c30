// What becomes of a cart when the menu changes: what left the menu leaves the cart, and is remembered until the customer has
// seen it; what is back on the menu by then is back in the cart.
import {
  type Cart,
  type CartLine,
  type NamedBurrito,
  addLine,
  changeBurrito,
  keepToMenu,
  takeOut,
} from '#domain/orders/cart.ts'
import { lineKey, type Burrito, type LineKey } from '#domain/menu/requested-item.ts'
import { findItem, type Menu, type MenuItem } from '#domain/menu/menu.ts'

export interface CartAndLeft {
  readonly cart: Cart
  /** What left the cart because it left the menu. */
  readonly left: Cart
}

/** A menu of nothing, whatever made it so, says nothing about the cart. */
export function afterMenu(known: CartAndLeft, menu: Menu): CartAndLeft {
  if (menu.items.length === 0) return known
  const { cart, left } = withCart(known, keepToMenu(known.cart, menu))
  const back = keepToMenu(left, menu)
  return {
    cart: withNames(back.reduce<Cart>(addLine, cart), menu),
    left: back.length > 0 ? left.filter((line) => !back.includes(line)) : left,
  }
}

/** The server has said that these items are not on the menu. */
export function afterRefusal(known: CartAndLeft, items: readonly string[]): CartAndLeft {
  return withCart(
    known,
    items.reduce<Cart>((rest, item) => takeOut(rest, { item }), known.cart),
  )
}

/** Another tab may have let the line go that is changed here: what it has become must not come back as what it was. */
export function afterChange({ cart, left }: CartAndLeft, before: Burrito, after: CartLine): CartAndLeft {
  return {
    cart: changeBurrito(cart, before, after),
    left: left.filter((line) => lineKey(line) !== lineKey(before)),
  }
}

/** As it comes. */
export function burritoOf({ id, name }: MenuItem): NamedBurrito & { readonly name: MenuItem['name'] } {
  return { item: id, name }
}

function withCart(known: CartAndLeft, cart: Cart): CartAndLeft {
  const gone = known.cart.filter((line) => !cart.includes(line))
  if (gone.length === 0) return known
  const byKey = new Map<LineKey, CartLine>()
  // The quantities are not added up: two tabs may take the same line out at once.
  for (const line of [...known.left, ...gone]) byKey.set(lineKey(line), line)
  return { cart, left: [...byKey.values()] }
}

/** The very same cart where every line has the name that the menu has now. */
function withNames(cart: Cart, menu: Menu): Cart {
  const named = cart.map((line) => {
    const item = findItem(menu.items, line.item)
    const name = item && burritoOf(item).name
    return !name || (name.en === line.name?.en && name.es === line.name.es) ? line : { ...line, name }
  })
  return named.some((line, at) => line !== cart[at]) ? named : cart
}
