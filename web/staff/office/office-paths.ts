// The addresses of the owner's office. Filters live in the parts that follow (a hash has no query).
import { isAt } from '../../paths.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import type { OrderId } from '#domain/orders/order.ts'

export const officePaths = {
  menu: '#/Manage/Menu',
  item: '#/Manage/Menu/Item/:id',
  /** A section may follow, which the item is then put in. */
  newItem: '#/Manage/Menu/New',
  /** Of the first group. */
  options: '#/Manage/Options',
  group: '#/Manage/Options/Group/:id',
  newGroup: '#/Manage/Options/New',
  orders: '#/Manage/Orders',
  order: '#/Manage/Order/:id',
  sales: '#/Manage/Sales',
  codes: '#/Manage/Codes',
  /** A day may follow, as it is closed; or two, from and to. */
  books: '#/Manage/Books',
  promises: '#/Manage/Promises',
  staff: '#/Manage/Staff',
  log: '#/Manage/Log',
  restaurant: '#/Manage/Restaurant',
  hours: '#/Manage/Hours',
  waits: '#/Manage/Waits',
  fulfillmentSettings: '#/Manage/Ways',
  /** Payments and mail, which the person who runs the server sets. */
  setUp: '#/Manage/SetUp',
  backups: '#/Manage/Backups',
} as const

export function officeOrderPath(id: OrderId): string {
  return officePaths.order.replace(':id', id)
}

export function itemPath(id: ItemId): string {
  return officePaths.item.replace(':id', id)
}

export function groupPath(id: string): string {
  return officePaths.group.replace(':id', id)
}

/** The part of the address that stands where the path has `:id`, or right after the path. */
export function partAt(location: string, path: string): string | undefined {
  const parts = path.replace(/^#/, '').split('/')
  const at = parts.indexOf(':id')
  return location.split('/')[at < 0 ? parts.length : at]
}

/** At the address itself or at one below it. */
export function isUnder(location: string, path: string): boolean {
  return isAt(location, `${path}/*`)
}
