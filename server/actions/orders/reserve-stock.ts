// Today's stock (R59): checked before money is held, and reserved in the transaction that stores the order.
import type { Transaction } from 'kysely'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import type { RequestedLine } from '#domain/menu/requested-item.ts'
import type { MenuItems } from '#domain/menu/menu.ts'
import type { OrderTime } from '#domain/kitchen/order-times.ts'
import { assertInStock, unitsByItem } from '#domain/menu/stock.ts'
import type { Tables } from '../../db/schema.ts'
import { reserveStock } from '../../db/menu/stock.ts'
import { countsOn, type ShopState } from '../../db/restaurant/shop-state.ts'

export interface StockRequest {
  readonly lines: readonly RequestedLine[]
  readonly time: OrderTime
  /** The current business day, which the stock is counted for. */
  readonly day: string
  readonly timeZone: string
}

export function assertStockForOrder(order: StockRequest, items: MenuItems): void {
  if (!isForToday(order)) return
  const remaining = new Map(
    items.flatMap(({ id, remaining: units }) => (units === null ? [] : [[id, units]])),
  )
  assertInStock(unitsByItem(order.lines), remaining)
}

/** Returns the items whose stock is counted. `state` is what this transaction has read. */
export async function reserveOrderStock(
  trx: Transaction<Tables>,
  order: StockRequest,
  state: Pick<ShopState, 'counts'>,
): Promise<ReadonlySet<string>> {
  if (!isForToday(order)) return new Set()
  const { day } = order
  return reserveStock(trx, unitsByItem(order.lines), { counts: countsOn(day, state), day })
}

/** Only an order promised for today takes from today's stock. */
function isForToday({ time, day, timeZone }: StockRequest): boolean {
  return businessDayOf(new Date(time.promise.readyBy), timeZone) === day
}
