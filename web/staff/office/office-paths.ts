// The addresses of the owner's office. Filters live in the parts that follow (a hash has no query).
import { isAt } from '../../paths.ts'
import type { OrderId } from '#domain/order.ts'

export const officePaths = {
  menu: '#/Manage/Menu',
  restaurant: '#/Manage/Restaurant',
  ways: '#/Manage/Ways',
  orders: '#/Manage/Orders',
  order: '#/Manage/Order/:id',
  sales: '#/Manage/Sales',
  staff: '#/Manage/Staff',
  log: '#/Manage/Log',
} as const

export function officeOrderPath(id: OrderId): string {
  return officePaths.order.replace(':id', id)
}

/** Screens that have no place of their own in the bar, and where they belong. */
const belongsTo = new Map<string, string>([
  [officePaths.order, officePaths.orders],
  [officePaths.log, officePaths.staff],
])

export function isWithin(location: string, path: string): boolean {
  return [path, ...screensOf(path)].some((one) => isUnder(location, one))
}

function screensOf(path: string): string[] {
  return [...belongsTo].filter(([, place]) => place === path).map(([screen]) => screen)
}

/** At the address itself or at one below it. */
export function isUnder(location: string, path: string): boolean {
  return isAt(location, `${path}/*`)
}
