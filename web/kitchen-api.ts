// The calls of whoever is logged in: what they do at the board.
import {
  paths,
  type BusyBody,
  type CancelBody,
  type DelayBody,
  type LeftBody,
  type MenuReply,
  type MoveBody,
  type PauseBody,
  type RollBody,
  type SeeManyBody,
  type SeeManyReply,
  type SoldOutBody,
  type TicketReply,
  type UndoBody,
} from '#domain/orders/order-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { post } from './api.ts'

export function moveOrder(id: OrderId, body: MoveBody): Promise<TicketReply> {
  return post(paths.move(id), body)
}

export function undoMove(id: OrderId, body: UndoBody): Promise<TicketReply> {
  return post(paths.undo(id), body)
}

export function cancelOrder(id: OrderId, body: CancelBody): Promise<TicketReply> {
  return post(paths.cancel(id), body)
}

export function seeTicket(id: OrderId): Promise<TicketReply> {
  return post(paths.seen(id), {})
}

export function seeTickets(body: SeeManyBody): Promise<SeeManyReply> {
  return post(paths.seenMany, body)
}

export function printTicket(id: OrderId): Promise<TicketReply> {
  return post(paths.printed(id), {})
}

export function setSoldOut(body: SoldOutBody): Promise<MenuReply> {
  return post(paths.soldOut, body)
}

export function setLeft(body: LeftBody): Promise<MenuReply> {
  return post(paths.left, body)
}

export function rollBurritos(id: OrderId, body: RollBody): Promise<TicketReply> {
  return post(paths.roll(id), body)
}

/** The customer paid at the counter or at the door (R65). */
export function collectPayment(id: OrderId): Promise<TicketReply> {
  return post(paths.paid(id), {})
}

export function pauseOrders(body: PauseBody): Promise<MenuReply> {
  return post(paths.pause, body)
}

export function resumeOrders(): Promise<MenuReply> {
  return post(paths.resume, {})
}

export function setBusy(body: BusyBody): Promise<MenuReply> {
  return post(paths.busy, body)
}

export function delayOrder(id: OrderId, body: DelayBody): Promise<TicketReply> {
  return post(paths.delay(id), body)
}
