// The calls of the owner's office about money: refunds in part, failed payments, and codes.
import {
  type PromoCodeBody,
  type PromoCodeChangeBody,
  type PromoCodesReply,
  orderPaths,
} from '#domain/orders/order-api.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { type RefundBody, paymentPaths } from '#domain/payments/payment-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { call, jsonOf, post } from './api.ts'

export function refundOrder(id: OrderId, body: RefundBody): Promise<OfficeOrder> {
  return post(paymentPaths.refunds(id), body)
}

export function settleFailure(id: OrderId): Promise<OfficeOrder> {
  return post(paymentPaths.settleFailure(id), {})
}

export function fetchCodes(): Promise<PromoCodesReply> {
  return call(orderPaths.codes)
}

export function addCode(body: PromoCodeBody): Promise<PromoCodesReply> {
  return post(orderPaths.codes, body)
}

export function changeCode(id: number, body: PromoCodeChangeBody): Promise<PromoCodesReply> {
  return call(orderPaths.code(id), { method: 'PUT', ...jsonOf(body) })
}
