// The order book of the office.
import * as z from 'zod/mini'
import { businessDayOf } from '#domain/business-day.ts'
import { addDays, isDay } from '#domain/days.ts'
import {
  cancelManyPaths,
  mostCancelledAtOnce,
  type CancelManyReply,
  type OpenOrdersReply,
} from '#domain/cancel-many.ts'
import {
  officePaths,
  ordersPeriods,
  type OfficeOrder,
  type OrdersPeriod,
  type OrdersReply,
} from '#domain/office-api.ts'
import { moneyPaths } from '#domain/office-money-api.ts'
import { fault } from '#domain/form-rules.ts'
import type { OrderId } from '#domain/order.ts'
import { orderFilters, type OrderFilter } from '#domain/payment.ts'
import { Problem } from '#domain/problems.ts'
import { refundForm } from '#domain/refund-form.ts'
import { soughtIn } from '#domain/search.ts'
import { cancelMany, type CancelManyDeps } from '../actions/cancel-many.ts'
import { mailAgain, type MailAgainDeps } from '../actions/mail-again.ts'
import { refundOrder, type RefundOrderDeps } from '../actions/refund-order.ts'
import { json } from '../contract/answers.ts'
import {
  cancelManyReply,
  officeOrder,
  openOrdersReply,
  ordersReply,
} from '#domain/contract/office-replies.ts'
import { readOfficeOrder } from '../db/office-order.ts'
import { readBook, readOpenOrders } from '../db/order-book.ts'
import { nothing, type Routes } from '../http/route-rules.ts'
import type { RestaurantNow } from '../live/restaurant-now.ts'
import { cancelBody } from './kitchen.ts'
import { orderParams } from './orders.ts'

const day = z.string().check(z.refine(isDay, fault('not-a-day')))
const find = z.string().check(
  z.maxLength(254, { abort: true }),
  // Half a character or a zero byte is nothing that a database could compare.
  z.refine((typed) => typed.isWellFormed() && !typed.includes('\0'), fault('special-characters')),
)
const page = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))
const searchFields = {
  period: z.optional(z.enum(ordersPeriods)),
  from: z.optional(day),
  to: z.optional(day),
  status: z.optional(z.enum(orderFilters)),
  find: z.optional(find),
}
interface Search {
  readonly period?: OrdersPeriod | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly status?: OrderFilter | undefined
  readonly find?: string | undefined
}
const oneWayToNameDays = [
  z.refine<Search>(({ from, to }) => !from || !to || from <= to, {
    error: fault('reversed'),
    path: ['to'],
  }),
  z.refine<Search>(({ period, from, to }) => !period || (!from && !to), {
    error: fault('unwanted'),
    path: ['period'],
  }),
] as const
const ordersQuery = z.strictObject({ ...searchFields, page: z.optional(page) }).check(...oneWayToNameDays)
const openOrdersQuery = z.strictObject(searchFields).check(...oneWayToNameDays)
const cancelManyBody = z.extend(cancelBody, {
  ids: z.array(orderParams.shape.id).check(z.minLength(1), z.maxLength(mostCancelledAtOnce)),
})

export interface OfficeOrderDeps extends MailAgainDeps, CancelManyDeps, RefundOrderDeps {
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
    officePaths.orders,
    {
      config: config('Orders, newest first, fifty at a time', json(ordersReply)),
      schema: { querystring: ordersQuery },
    },
    async ({ query }): Promise<OrdersReply> => {
      const now = today()
      return { ...(await readBook(deps.db, { ...partOf(query, now), page: query.page ?? 1 })), today: now }
    },
  )

  app.get(
    cancelManyPaths.open,
    {
      config: config('Open orders that match, to be canceled together', json(openOrdersReply)),
      schema: { querystring: openOrdersQuery },
    },
    async ({ query }): Promise<OpenOrdersReply> => readOpenOrders(deps.db, partOf(query, today())),
  )

  app.post(
    cancelManyPaths.cancel,
    {
      config: config('Cancel many open orders for one reason', json(cancelManyReply)),
      schema: { querystring: nothing, body: cancelManyBody },
    },
    async (request): Promise<CancelManyReply> => cancelMany(deps, { ...request.body, staff: request.staff }),
  )

  app.get(
    officePaths.order(':id'),
    {
      config: config('An order, as the office sees it'),
      schema: { querystring: nothing, params: orderParams },
    },
    async (request): Promise<OfficeOrder> => readOrder(request.params.id),
  )

  app.post(
    officePaths.mailAgain(':id'),
    {
      config: config('Send a refused mail again'),
      schema: { querystring: nothing, params: orderParams, body: nothing },
    },
    async (request): Promise<OfficeOrder> => {
      const { id } = request.params
      await mailAgain(deps, { id, staff: request.staff })
      return readOrder(id)
    },
  )

  app.post(
    moneyPaths.refunds(':id'),
    {
      config: config('Send part of an order’s money back'),
      schema: { querystring: nothing, params: orderParams, body: refundForm },
    },
    async (request): Promise<OfficeOrder> => {
      const { id } = request.params
      await refundOrder(deps, { ...request.body, id, staff: request.staff })
      return readOrder(id)
    },
  )
}

function partOf({ period, from, to, status, find: sought = '' }: Search, today: string) {
  const days = period ? daysOf(period, today) : { from, to }
  return { ...days, status, find: soughtIn(sought) }
}

function daysOf(period: OrdersPeriod, today: string): { from: string; to: string } {
  return { from: period === 'today' ? today : addDays(today, -6), to: today }
}
