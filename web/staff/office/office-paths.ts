// The addresses of the owner's office. Filters live in the parts that follow (a hash has no query).
import { isAt } from '../../paths.ts'
import type { OrderId } from '#domain/order.ts'

export const officePaths = {
  menu: '#/Manage/Menu',
  orders: '#/Manage/Orders',
  order: '#/Manage/Order/:id',
  sales: '#/Manage/Sales',
  staff: '#/Manage/Staff',
  log: '#/Manage/Log',
  restaurant: '#/Manage/Restaurant',
  hours: '#/Manage/Hours',
  waits: '#/Manage/Waits',
  ways: '#/Manage/Ways',
  /** Set by environment: reached from the first screen. */
  payments: '#/Manage/Payments',
  mail: '#/Manage/Mail',
} as const

export function officeOrderPath(id: OrderId): string {
  return officePaths.order.replace(':id', id)
}

/** At the address itself or at one below it. */
export function isUnder(location: string, path: string): boolean {
  return isAt(location, `${path}/*`)
}
