// Which items have a row in the cart: all of them, and where there are many, those that were chosen (R61).
import { useState } from 'react'
import type { Cart } from '#domain/orders/cart.ts'
import { countOf } from '#domain/menu/requested-item.ts'
import { isLongMenu, type MenuItem, type MenuItems } from '#domain/menu/menu.ts'
import { pointedItem } from '../pointed-item.ts'

/** A row that is once there stays while the screen is open: whoever takes the last one out can put it back. */
export function useRows(items: MenuItems, cart: Cart): MenuItems {
  // Order Now leads to the row of its item, also where none of it was chosen yet.
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set([pointedItem() ?? '']))
  if (!isLongMenu(items)) return items
  const isNew = ({ id }: MenuItem) => !shown.has(id) && countOf(cart, id) > 0
  const added = items.filter(isNew)
  if (added.length > 0) setShown(new Set([...shown, ...added.map(({ id }) => id)]))
  return items.filter(({ id }) => shown.has(id) || added.some((one) => one.id === id))
}
