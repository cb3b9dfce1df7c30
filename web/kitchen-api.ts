// The requests that staff send from the board.
import {
  type BusyBody,
  type CancelBody,
  type DelayBody,
  type StockBody,
  type MoveBody,
  type PauseBody,
  type RollBody,
  type AcknowledgeManyBody,
  type AcknowledgeManyReply,
  type SoldOutBody,
  type TicketReply,
  type UndoBody,
  kitchenPaths,
} from '#domain/kitchen/kitchen-api.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { post } from './api.ts'

export function moveOrder(id: OrderId, body: MoveBody): Promise<TicketReply> {
  return post(kitchenPaths.move(id), body)
}

export function undoMove(id: OrderId, body: UndoBody): Promise<TicketReply> {
  return post(kitchenPaths.undo(id), body)
}

export function cancelOrder(id: OrderId, body: CancelBody): Promise<TicketReply> {
  return post(kitchenPaths.cancel(id), body)
}

export function acknowledgeTicket(id: OrderId): Promise<TicketReply> {
  return post(kitchenPaths.acknowledge(id), {})
}

export function acknowledgeTickets(body: AcknowledgeManyBody): Promise<AcknowledgeManyReply> {
  return post(kitchenPaths.acknowledgeMany, body)
}

export function printTicket(id: OrderId): Promise<TicketReply> {
  return post(kitchenPaths.printed(id), {})
}

export function setSoldOut(body: SoldOutBody): Promise<MenuReply> {
  return post(kitchenPaths.soldOut, body)
}

export function setLeft(body: StockBody): Promise<MenuReply> {
  return post(kitchenPaths.stock, body)
}

export function rollItems(id: OrderId, body: RollBody): Promise<TicketReply> {
  return post(kitchenPaths.roll(id), body)
}

/** The customer paid at the counter or at the door (R65). */
export function collectPayment(id: OrderId): Promise<TicketReply> {
  return post(kitchenPaths.paid(id), {})
}

export function pauseOrders(body: PauseBody): Promise<MenuReply> {
  return post(kitchenPaths.pause, body)
}

export function resumeOrders(): Promise<MenuReply> {
  return post(kitchenPaths.resume, {})
}

export function setBusy(body: BusyBody): Promise<MenuReply> {
  return post(kitchenPaths.busy, body)
}

export function delayOrder(id: OrderId, body: DelayBody): Promise<TicketReply> {
  return post(kitchenPaths.delay(id), body)
}
