// The wire contract of the office for money: refunds in part, and codes. Types only.
import type { CodeSet } from '../orders/promo-codes.ts'
import type { codeChange, codesReply } from '../orders/promo-code-schema.ts'
import type { refundBody } from './refund-schema.ts'
import type { Wire } from '../basics/values.ts'
import type { OrderId } from '../orders/order.ts'

export const moneyPaths = {
  /** POST RefundBody → OfficeOrder */
  refunds: (id: OrderId | ':id') => `/api/office/orders/${id}/refunds`,
  /** GET → CodesReply; POST CodeBody → CodesReply: adds one */
  codes: '/api/office/codes',
  /** PUT CodeChangeBody → CodesReply */
  code: (id: number | ':code') => `/api/office/codes/${id}`,
} as const

export type RefundBody = Wire<typeof refundBody>

export type CodesReply = Wire<typeof codesReply>
/** As the owner sets it. */
export type CodeBody = CodeSet
/** All of it, with the version that was read. */
export type CodeChangeBody = Wire<typeof codeChange>
