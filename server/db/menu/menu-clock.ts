// The menu as customers see it at a moment. With time alone it changes only when something sold out comes back, so between two
// such moments it is computed once.
import { currentMarks } from '#domain/menu/menu-checks.ts'
import type { Menu } from '#domain/menu/menu.ts'
import { menuAt, parseMenu, type MenuRows } from './menu.ts'

/** Without today's counts. */
export function createMenuClock(rows: MenuRows): (now: Date) => Menu {
  const stored = parseMenu(rows)
  const ends = [...stored.items, ...stored.groups.flatMap(({ choices }) => choices)].flatMap(
    ({ soldOutUntil }) => (soldOutUntil === null ? [] : [Date.parse(soldOutUntil)]),
  )
  let last: { readonly from: number; readonly until: number; readonly menu: Menu } | undefined
  return (now) => {
    const at = now.getTime()
    if (!last || at < last.from || at >= last.until) {
      const menu = menuAt(stored, now)
      last = {
        from: at,
        until: Math.min(...ends.filter((end) => end > at)),
        menu: { ...menu, items: menu.items.map((item) => ({ ...item, marks: currentMarks(item) })) },
      }
    }
    return last.menu
  }
}
