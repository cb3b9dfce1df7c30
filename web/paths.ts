// Every address inside the site, as a link carries it. Routes match them in any casing (R7).
import { orderAddress, orderAgainAddress } from '#domain/orders/order-addresses.ts'

export const paths = {
  welcome: '#/',
  menu: '#/Menu',
  cart: '#/Cart',
  /** R7: the specification writes this one in lower case; it reaches the same screen. */
  orderNow: '#/cart',
  complete: '#/Complete',
  order: orderAddress(':id'),
  /** R76: emails and the printed receipt lead there too. */
  orderAgain: orderAgainAddress(':id'),
  /** A screen in the restaurant, by a link that the owner made (R75). */
  wall: '#/Wall/:secret',
  staff: '#/Staff',
  password: '#/Staff/Password',
  kitchen: '#/Kitchen',
  /** The owner's office, with addresses of its own: staff/office/office-paths.ts. */
  office: '#/Manage/*',
} as const

/** The same address as the browser's location gives it: without the hash. */
export function routeOf(path: string): string {
  return path.slice(1)
}

/**
 * Casing and a closing slash make no difference (R7); a part that starts with a colon stands for any, and a star at the
 * end for whatever follows.
 */
export function isAt(location: string, path: string): boolean {
  const parts = partsOf(location)
  const pattern = partsOf(routeOf(path))
  const open = pattern.at(-1) === '*'
  if (open) pattern.pop()
  return (
    (open || pattern.length === parts.length) &&
    pattern.every((part, at) => part[0] === ':' || part === parts[at])
  )
}

function partsOf(route: string): string[] {
  return route.toLowerCase().replace(/\/+$/, '').split('/')
}
