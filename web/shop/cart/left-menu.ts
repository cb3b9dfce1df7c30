// What becomes of a cart when the menu changes: what left the menu leaves the cart, and its name is remembered until the
// customer has seen it.
import type { Cart, NamedBurrito } from '#domain/cart.ts'
import { keepToMenu, takeOut } from '#domain/cart-steps.ts'
import { findItem, type Menu, type MenuItem } from '#domain/menu.ts'

export interface CartAndLeft {
  readonly cart: Cart
  /** What left the cart because it left the menu, each item once. */
  readonly left: readonly NamedBurrito[]
}

/** A menu of nothing, whatever made it so, says nothing about the cart. */
export function afterMenu(known: CartAndLeft, menu: Menu): CartAndLeft {
  if (menu.length === 0) return known
  const { cart, left } = withCart(known, keepToMenu(known.cart, menu))
  const isBack = ({ item }: NamedBurrito) => findItem(menu, item) !== undefined
  return {
    cart: withNames(cart, menu),
    left: left.some(isBack) ? left.filter((burrito) => !isBack(burrito)) : left,
  }
}

/** The server has said that these items are not on the menu. */
export function afterRefusal(known: CartAndLeft, items: readonly string[]): CartAndLeft {
  return withCart(
    known,
    items.reduce<Cart>((rest, item) => takeOut(rest, { item }), known.cart),
  )
}

export function burritoOf({ id, name }: MenuItem): Required<NamedBurrito> {
  return { item: id, name }
}

function withCart(known: CartAndLeft, cart: Cart): CartAndLeft {
  const gone = known.cart.filter((line) => !cart.includes(line))
  if (gone.length === 0) return known
  const byItem = new Map<string, NamedBurrito>()
  for (const { item, name } of [...known.left, ...gone]) {
    // A name that was known before stays, where the line that leaves now has none.
    byItem.set(item, { ...byItem.get(item), item, ...(name && { name }) })
  }
  return { cart, left: [...byItem.values()] }
}

/** The very same cart where every line has the name that the menu has now. */
function withNames(cart: Cart, menu: Menu): Cart {
  const named = cart.map((line) => {
    const item = findItem(menu, line.item)
    const name = item && burritoOf(item).name
    return !name || (name.en === line.name?.en && name.es === line.name.es) ? line : { ...line, name }
  })
  return named.some((line, at) => line !== cart[at]) ? named : cart
}
