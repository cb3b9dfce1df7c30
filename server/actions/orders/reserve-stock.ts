// What is left today (R59): checked before money is held, and taken in the transaction that stores the order.
import type { Transaction } from 'kysely'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import type { WantedLine } from '#domain/menu/requested-item.ts'
import type { MenuItems } from '#domain/menu/menu.ts'
import type { OrderTime } from '#domain/kitchen/order-times.ts'
import { refuseShort, unitsByItem } from '#domain/menu/stock.ts'
import type { Tables } from '../../db/schema.ts'
import { takeUnits } from '../../db/menu/stock.ts'

export interface OrderOfStock {
  readonly lines: readonly WantedLine[]
  readonly time: OrderTime
  /** The business day of now, whose counts they are. */
  readonly day: string
  readonly timeZone: string
}

export function checkStock(order: OrderOfStock, items: MenuItems): void {
  if (!isForToday(order)) return
  const left = new Map(items.flatMap(({ id, left: units }) => (units === null ? [] : [[id, units]])))
  refuseShort(unitsByItem(order.lines), left)
}

/** Answers the items that were counted. */
export async function takeStock(trx: Transaction<Tables>, order: OrderOfStock): Promise<ReadonlySet<string>> {
  if (!isForToday(order)) return new Set()
  return takeUnits(trx, unitsByItem(order.lines), order.day)
}

/** Only what is promised for today is taken from today's count. */
function isForToday({ time, day, timeZone }: OrderOfStock): boolean {
  return businessDayOf(new Date(time.promise.readyBy), timeZone) === day
}
