// Every address inside the site, as a link carries it. Routes match them in any casing (R7).
export const paths = {
  welcome: '#/',
  menu: '#/Menu',
  cart: '#/Cart',
  /** R7: the specification writes this one in lower case; it reaches the same screen. */
  orderNow: '#/cart',
  complete: '#/Complete',
  staff: '#/Staff',
} as const

/** The same address as the browser's location gives it: without the hash. */
export function routeOf(path: string): string {
  return path.slice(1)
}

/** Casing and a closing slash make no difference (R7). */
export function isAt(location: string, path: string): boolean {
  return plain(location) === plain(routeOf(path))
}

function plain(route: string): string {
  return route.toLowerCase().replace(/\/+$/, '')
}
