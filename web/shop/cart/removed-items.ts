// What becomes of a cart when the menu changes: what left the menu leaves the cart, and is remembered until the customer has
// seen it; what is back on the menu by then is back in the cart.
import {
  type Cart,
  type CartLine,
  type NamedCartItem,
  addLine,
  replaceLine,
  dropUnavailable,
  takeOut,
} from '#domain/orders/cart.ts'
import { lineKey, type CartItem, type LineKey } from '#domain/menu/requested-item.ts'
import { findItem, type Menu, type MenuItem } from '#domain/menu/menu.ts'

export interface CartAndRemoved {
  readonly cart: Cart
  /** What left the cart because it left the menu. */
  readonly removed: Cart
}

/** A menu of nothing, whatever made it so, says nothing about the cart. */
export function afterMenu(known: CartAndRemoved, menu: Menu): CartAndRemoved {
  if (menu.items.length === 0) return known
  const { cart, removed } = withCart(known, dropUnavailable(known.cart, menu))
  const back = dropUnavailable(removed, menu)
  return {
    cart: withNames(back.reduce<Cart>(addLine, cart), menu),
    removed: back.length > 0 ? removed.filter((line) => !back.includes(line)) : removed,
  }
}

/** By the server's answer these items are not on the menu. */
export function afterRefusal(known: CartAndRemoved, items: readonly string[]): CartAndRemoved {
  return withCart(
    known,
    items.reduce<Cart>((rest, item) => takeOut(rest, { item }), known.cart),
  )
}

/** Another tab may have let the line go that is changed here: what it has become must not come back as what it was. */
export function afterChange(
  { cart, removed }: CartAndRemoved,
  before: CartItem,
  after: CartLine,
): CartAndRemoved {
  return {
    cart: replaceLine(cart, before, after),
    removed: removed.filter((line) => lineKey(line) !== lineKey(before)),
  }
}

/** As it comes. */
export function plainItem({ id, name }: MenuItem): NamedCartItem & { readonly name: MenuItem['name'] } {
  return { item: id, name }
}

function withCart(known: CartAndRemoved, cart: Cart): CartAndRemoved {
  const gone = known.cart.filter((line) => !cart.includes(line))
  if (gone.length === 0) return known
  const byKey = new Map<LineKey, CartLine>()
  // The quantities are not added up: two tabs may take the same line out at once.
  for (const line of [...known.removed, ...gone]) byKey.set(lineKey(line), line)
  return { cart, removed: [...byKey.values()] }
}

/** The very same cart where every line has the name that the menu has now. */
function withNames(cart: Cart, menu: Menu): Cart {
  const named = cart.map((line) => {
    const item = findItem(menu.items, line.item)
    const name = item && plainItem(item).name
    return !name || (name.en === line.name?.en && name.es === line.name.es) ? line : { ...line, name }
  })
  return named.some((line, at) => line !== cart[at]) ? named : cart
}
