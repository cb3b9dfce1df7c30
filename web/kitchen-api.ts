// The calls of whoever is logged in: who they are, and what they do at the board.
import {
  paths,
  type BusyBody,
  type CancelBody,
  type DelayBody,
  type LeftBody,
  type MenuReply,
  type MeReply,
  type MoveBody,
  type PauseBody,
  type RollBody,
  type SessionReply,
  type SoldOutBody,
  type TicketReply,
  type UndoBody,
} from '#domain/api.ts'
import type { OrderId } from '#domain/order.ts'
import { call, post } from './api.ts'

export function fetchMe(): Promise<MeReply> {
  return call<MeReply>(paths.me)
}

/** For pages that are open to everybody: asks without being refused. */
export function fetchSession(): Promise<SessionReply> {
  return call<SessionReply>(paths.session)
}

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
