// The owner's order book: lists and details of orders, cancellations, emails sent again, and refunds.
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { addDays } from '#domain/basics/days.ts'
import {
  type CancelManyReply,
  type OpenOrdersReply,
  type OrdersQuery,
  type OrdersReply,
  orderPaths,
} from '#domain/orders/order-api.ts'
import type { OrdersPeriod } from '#domain/orders/order-book.ts'
import { paymentPaths } from '#domain/payments/payment-api.ts'
import { type OfficeOrder } from '#domain/people/people-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import { parseOrderSearch } from '#domain/orders/search.ts'
import { cancelMany, type CancelManyDeps } from '../../actions/orders/cancel-orders.ts'
import { resendEmail, type ResendEmailDeps } from '../../actions/orders/resend-email.ts'
import { refundOrder, type RefundOrderDeps } from '../../actions/payments/refund-order.ts'
import { settleFailedPayment } from '../../actions/payments/settle-failed-payment.ts'
import { json } from '../../http/reply-spec.ts'
import { officeOrder } from '#domain/people/office-order-schema.ts'
import {
  openOrdersQuery,
  ordersQuery,
  openOrdersReply,
  ordersReply,
  cancelManyReply,
  cancelManyBody,
} from '#domain/orders/order-book-schema.ts'
import { refundBody } from '#domain/payments/refund-schema.ts'
import { readOfficeOrder } from '../../db/orders/office-order.ts'
import { readOrderBook, readOpenOrders } from '../../db/orders/order-book.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'
import { orderParams } from './orders.ts'

export interface OfficeOrderDeps extends ResendEmailDeps, CancelManyDeps, RefundOrderDeps {
  readonly restaurant: Pick<RestaurantNow, 'current'>
}

export function officeOrderRoutes(app: Routes, deps: OfficeOrderDeps): void {
  const config = (summary: string, reply = json(officeOrder)) =>
    ({ access: 'run-office', summary, reply }) as const
  const today = () => businessDayOf(deps.now(), deps.restaurant.current().timeZone)
  const readOrder = async (id: OrderId): Promise<OfficeOrder> => {
    const order = await readOfficeOrder(deps.db, id)
    if (!order) throw new Problem('not-found')
    return order
  }

  app.get(
    orderPaths.officeOrders,
    {
      config: config('Orders, newest first, fifty at a time', json(ordersReply)),
      schema: { querystring: ordersQuery },
    },
    async ({ query }): Promise<OrdersReply> => {
      const now = today()
      return {
        ...(await readOrderBook(deps.db, { ...bookFilter(query, now), page: query.page ?? 1 })),
        today: now,
      }
    },
  )

  app.get(
    orderPaths.openOrders,
    {
      config: config('Open orders that match, to be canceled together', json(openOrdersReply)),
      schema: { querystring: openOrdersQuery },
    },
    async ({ query }): Promise<OpenOrdersReply> => readOpenOrders(deps.db, bookFilter(query, today())),
  )

  app.post(
    orderPaths.cancelMany,
    {
      config: config('Cancel many open orders for one reason', json(cancelManyReply)),
      schema: { querystring: nothing, body: cancelManyBody },
    },
    async (request): Promise<CancelManyReply> => cancelMany(deps, { ...request.body, staff: request.staff }),
  )

  app.get(
    orderPaths.officeOrder(':id'),
    {
      config: config('An order, as the office sees it'),
      schema: { querystring: nothing, params: orderParams },
    },
    async (request): Promise<OfficeOrder> => readOrder(request.params.id),
  )

  app.post(
    orderPaths.resendEmail(':id'),
    {
      config: config('Send a refused mail again'),
      schema: { querystring: nothing, params: orderParams, body: nothing },
    },
    async (request): Promise<OfficeOrder> => {
      const { id } = request.params
      await resendEmail(deps, { id, staff: request.staff })
      return readOrder(id)
    },
  )

  app.post(
    paymentPaths.refunds(':id'),
    {
      config: config('Send part of an order’s money back'),
      schema: { querystring: nothing, params: orderParams, body: refundBody },
    },
    async (request): Promise<OfficeOrder> => {
      const { id } = request.params
      await refundOrder(deps, { ...request.body, id, staff: request.staff })
      return readOrder(id)
    },
  )

  app.post(
    paymentPaths.settleFailure(':id'),
    {
      config: config('Mark a failed payment or refund as settled another way'),
      schema: { querystring: nothing, params: orderParams, body: nothing },
    },
    async (request): Promise<OfficeOrder> => {
      const { id } = request.params
      await settleFailedPayment(deps, { id, staff: request.staff })
      return readOrder(id)
    },
  )
}

function bookFilter(
  { period, from, to, status, find: search = '' }: Omit<OrdersQuery, 'page'>,
  today: string,
) {
  const days = period ? daysOf(period, today) : { from, to }
  return { ...days, status, find: parseOrderSearch(search) }
}

function daysOf(period: OrdersPeriod, today: string): { from: string; to: string } {
  return { from: period === 'today' ? today : addDays(today, -6), to: today }
}
