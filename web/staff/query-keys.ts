// The name of every answer that a staff screen keeps; what shares a beginning is asked for again together.
import type { AuditTopic } from '#domain/people/audit.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import type { OrdersQuery } from '#domain/orders/order-api.ts'
import type { OnTimePeriod } from '#domain/kitchen/on-time-record.ts'
import type { SalesQuery } from '#domain/books/sales-days.ts'
import type { WaitPreviewBody } from '#domain/kitchen/kitchen-api.ts'
import type { SettingName } from '#domain/restaurant/restaurant-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'

export const keys = {
  me: ['me'],
  orders: ['orders'],
  orderList: (query: OrdersQuery) => ['orders', 'list', query],
  order: (id: OrderId) => ['orders', 'one', id],
  /** Apart from the others: what is being picked from must not change under the hand. */
  openOrders: (query: Omit<OrdersQuery, 'page'>) => ['open-orders', query],
  sales: ['sales'],
  salesOf: (query: SalesQuery) => ['sales', query],
  codes: ['codes'],
  menu: ['menu'],
  setting: (name: SettingName) => ['setting', name],
  waitAnswers: ['wait-answers'],
  waitAnswersTo: (tried: WaitPreviewBody) => ['wait-answers', tried],
  promises: ['promises'],
  promisesOf: (period: OnTimePeriod) => ['promises', period],
  prices: (item: ItemId) => ['prices', item],
  /** By its name, which says its center and its turns. */
  picture: (name: string) => ['picture', name],
  staff: ['staff'],
  wallLinks: ['wall-links'],
  log: (topic: AuditTopic | undefined) => ['log', topic ?? 'changes'],
  shop: ['shop'],
  times: (fulfillment: Fulfillment) => ['times', fulfillment],
  today: ['today'],
  mail: ['mail'],
  payments: ['payments'],
  backups: ['backups'],
} as const
