// The routes of the kitchen board: changes to orders and to the shop.
import type * as z from 'zod/mini'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { type AcknowledgeManyReply, type TicketReply, kitchenPaths } from '#domain/kitchen/kitchen-api.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { menuReply } from '#domain/restaurant/shop-schema.ts'
import { cancelBody } from '#domain/orders/order-schema.ts'
import { ticket } from '#domain/kitchen/ticket-schema.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { cancelOrder, moveOrder, undoMove, type MoveDeps } from '../../actions/kitchen/move-order.ts'
import { collectPayment, type CollectDeps } from '../../actions/payments/collect-payment.ts'
import { delayOrder } from '../../actions/kitchen/delay-order.ts'
import { rollBurritos } from '../../actions/kitchen/roll-burritos.ts'
import {
  updateRemaining,
  markSoldOut,
  pauseOrders,
  resumeOrders,
  setKitchenBusy,
  type ControlKitchenDeps,
} from '../../actions/kitchen/control-kitchen.ts'
import {
  printTicket,
  acknowledgeTicket,
  acknowledgeTickets,
  recordBoardActivity,
} from '../../actions/kitchen/acknowledge-ticket.ts'
import { json } from '../../http/reply-spec.ts'
import {
  busyBody,
  delayBody,
  stockBody,
  moveBody,
  pauseBody,
  rollBody,
  acknowledgeManyBody,
  soldOutBody,
  undoBody,
  acknowledgeManyReply,
} from '#domain/kitchen/kitchen-schema.ts'
import { nothing, type Access, type Handler, type Routes, type Schemas } from '../../http/route-rules.ts'
import { orderParams } from '../orders/orders.ts'

export interface KitchenDeps extends MoveDeps, ControlKitchenDeps, CollectDeps {
  readonly onPaymentDue: () => void
  readonly restaurant: ControlKitchenDeps['restaurant'] & CollectDeps['restaurant']
}

export function kitchenRoutes(app: Routes, deps: KitchenDeps): void {
  const kitchen = (summary: string, reply = json(ticket)) =>
    ({ access: 'run-kitchen', summary, reply }) as const
  /** For routes that only a person at the board uses: the office and a printer do not show that somebody is there (R48). */
  const withBoardActivity =
    <Takes extends Schemas, Who extends Access>(handle: Handler<Takes, Who>): Handler<Takes, Who> =>
    async (request, reply) => {
      await recordBoardActivity(deps)
      return handle(request, reply)
    }
  const orderSchema = <Body extends z.ZodMiniType>(body: Body) => ({
    querystring: nothing,
    params: orderParams,
    body,
  })

  app.post(
    kitchenPaths.move(':id'),
    { config: kitchen('Move a ticket on'), schema: orderSchema(moveBody) },
    withBoardActivity(async (request): Promise<TicketReply> =>
      moveOrder(deps, { ...byStaff(request), ...request.body }),
    ),
  )
  app.post(
    kitchenPaths.undo(':id'),
    { config: kitchen('Take the last move back'), schema: orderSchema(undoBody) },
    withBoardActivity(async (request): Promise<TicketReply> =>
      undoMove(deps, { ...byStaff(request), ...request.body }),
    ),
  )
  // Only for the office, because canceling moves money.
  app.post(
    kitchenPaths.cancel(':id'),
    {
      config: { access: 'run-office', summary: 'Cancel an order', reply: json(ticket) },
      schema: orderSchema(cancelBody),
    },
    async (request): Promise<TicketReply> => cancelOrder(deps, { ...byStaff(request), ...request.body }),
  )
  app.post(
    kitchenPaths.acknowledge(':id'),
    { config: kitchen('Say that somebody saw a ticket'), schema: orderSchema(nothing) },
    withBoardActivity(async (request): Promise<TicketReply> => acknowledgeTicket(deps, request.params.id)),
  )
  app.post(
    kitchenPaths.acknowledgeMany,
    {
      config: kitchen('Say that somebody saw all tickets that ring', json(acknowledgeManyReply)),
      schema: { querystring: nothing, body: acknowledgeManyBody },
    },
    withBoardActivity(async (request): Promise<AcknowledgeManyReply> =>
      acknowledgeTickets(deps, request.body.ids),
    ),
  )
  app.post(
    kitchenPaths.printed(':id'),
    {
      config: kitchen('Say that a ticket was printed; answers it as it was before'),
      schema: orderSchema(nothing),
    },
    async (request): Promise<TicketReply> => printTicket(deps, request.params.id),
  )

  app.post(
    kitchenPaths.delay(':id'),
    { config: kitchen('Move the promise of an order'), schema: orderSchema(delayBody) },
    withBoardActivity(async (request): Promise<TicketReply> =>
      delayOrder(deps, { ...byStaff(request), ...request.body }),
    ),
  )

  app.post(
    kitchenPaths.roll(':id'),
    { config: kitchen('Tick burritos of a ticket off'), schema: orderSchema(rollBody) },
    withBoardActivity(async (request): Promise<TicketReply> =>
      rollBurritos(deps, { ...byStaff(request), ...request.body }),
    ),
  )

  app.post(
    kitchenPaths.paid(':id'),
    {
      config: kitchen('Say that a customer has paid at the counter or at the door'),
      schema: orderSchema(nothing),
    },
    withBoardActivity(async (request): Promise<TicketReply> => collectPayment(deps, byStaff(request))),
  )

  const stock = (summary: string) => ({ access: 'mark-sold-out', summary, reply: json(menuReply) }) as const
  app.post(
    kitchenPaths.stock,
    {
      config: stock('Say how many of an item are left today'),
      schema: { querystring: nothing, body: stockBody },
    },
    async (request): Promise<MenuReply> => updateRemaining(deps, { ...request.body, staff: request.staff }),
  )
  app.post(
    kitchenPaths.soldOut,
    {
      config: stock('Say that an item or a choice is sold out, or is there again'),
      schema: { querystring: nothing, body: soldOutBody },
    },
    async (request): Promise<MenuReply> => markSoldOut(deps, { ...request.body, staff: request.staff }),
  )
  app.post(
    kitchenPaths.pause,
    {
      config: kitchen('Take no orders for a while', json(menuReply)),
      schema: { querystring: nothing, body: pauseBody },
    },
    withBoardActivity(async (request): Promise<MenuReply> =>
      pauseOrders(deps, { ...request.body, staff: request.staff }),
    ),
  )
  app.post(
    kitchenPaths.resume,
    {
      config: kitchen('Take orders again', json(menuReply)),
      schema: { querystring: nothing, body: nothing },
    },
    withBoardActivity(async (request): Promise<MenuReply> => resumeOrders(deps, { staff: request.staff })),
  )
  app.post(
    kitchenPaths.busy,
    {
      config: kitchen('Promise later for a while, or as before', json(menuReply)),
      schema: { querystring: nothing, body: busyBody },
    },
    withBoardActivity(async (request): Promise<MenuReply> =>
      setKitchenBusy(deps, { ...request.body, staff: request.staff }),
    ),
  )
}

function byStaff({ params, staff }: { params: { id: OrderId }; staff: StaffMember }) {
  return { id: params.id, staff }
}
