// The calls of the owner's office about money: refunds in part, and codes.
import type { OfficeOrder } from '#domain/people/people-api.ts'
import {
  moneyPaths as paths,
  type CodeBody,
  type CodeChangeBody,
  type CodesReply,
  type RefundBody,
} from '#domain/payments/payment-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { call, jsonOf, post } from './api.ts'

export function refundOrder(id: OrderId, body: RefundBody): Promise<OfficeOrder> {
  return post(paths.refunds(id), body)
}

export function fetchCodes(): Promise<CodesReply> {
  return call(paths.codes)
}

export function addCode(body: CodeBody): Promise<CodesReply> {
  return post(paths.codes, body)
}

export function changeCode(id: number, body: CodeChangeBody): Promise<CodesReply> {
  return call(paths.code(id), { method: 'PUT', ...jsonOf(body) })
}
