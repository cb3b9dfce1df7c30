// What the Orders screen shows, as its address says it: a hash has no query, so that filters are parts of its path.
import { isDay } from '#domain/basics/days.ts'
import type { OrdersQuery } from '#domain/orders/order-api.ts'
import { orderFilters } from '#domain/orders/order-constants.ts'
import type { OrderFilter } from '#domain/orders/order.ts'
import { officePaths } from '../office/office-paths.ts'

export type Days =
  | { readonly kind: 'today' | '7-days' | 'all' }
  | { readonly kind: 'day'; readonly day: string }

export interface OrdersView {
  readonly days: Days
  readonly status: OrderFilter | undefined
  readonly find: string
  readonly page: number
}

/** The longest e-mail address there is. */
export const longestFind = 254

export const plainView: OrdersView = { days: { kind: 'today' }, status: undefined, find: '', page: 1 }

/** Reads the parts after "/Manage/Orders" in any order and casing; what it does not understand, it leaves out. */
export function readView(location: string): OrdersView {
  const parts = location.split('/').slice(3)
  let view = plainView
  for (let at = 0; at < parts.length; at += 1) {
    const read = readers.get(parts[at]?.toLowerCase() ?? '')
    if (!read) continue
    at += 1
    view = { ...view, ...read(decoded(parts[at] ?? '')) }
  }
  return view
}

export function addressOf({ days, status, find, page }: OrdersView): string {
  const searched = tidy(find)
  const parts = [
    days.kind === 'day' && `day/${days.day}`,
    (days.kind === '7-days' || days.kind === 'all') && `days/${days.kind}`,
    status && `status/${status}`,
    searched && `find/${encodeURIComponent(searched)}`,
    page > 1 && `page/${page}`,
  ]
  return [officePaths.orders, ...parts.filter((part) => typeof part === 'string' && part !== '')].join('/')
}

export function queryOf({ days, status, find, page }: OrdersView): OrdersQuery {
  return {
    ...(days.kind === 'day' && { from: days.day, to: days.day }),
    ...((days.kind === 'today' || days.kind === '7-days') && { period: days.kind }),
    ...(status && { status }),
    ...(find !== '' && { find }),
    ...(page > 1 && { page }),
  }
}

const readers = new Map<string, (value: string) => Partial<OrdersView>>([
  ['day', (value) => (isDay(value) ? { days: { kind: 'day', day: value } } : {})],
  ['days', readDays],
  ['status', readStatus],
  ['find', (value) => ({ find: tidy(value) })],
  ['page', (value) => (/^[1-9]\d{0,3}$/.test(value) ? { page: Number(value) } : {})],
])

function readDays(value: string): Partial<OrdersView> {
  const kind = (['today', '7-days', 'all'] as const).find((one) => one === value.toLowerCase())
  return kind ? { days: { kind } } : {}
}

function readStatus(value: string): Partial<OrdersView> {
  const status = orderFilters.find((one) => one === value.toLowerCase())
  return status ? { status } : {}
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // Somebody's "100%": take it as it stands.
    return part
  }
}

/** What can be looked for: no control characters, no half ones, not too much. */
function tidy(find: string): string {
  const plain = find.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return plain.slice(0, longestFind).toWellFormed().trim()
}
