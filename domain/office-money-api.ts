// The wire contract of the office for money: refunds in part, and codes. Types only.
import type { CodeSet } from './codes.ts'
import type { codesReply } from './contract/codes.ts'
import type { Wire } from './contract/values.ts'
import type { Cents } from './money.ts'
import type { OrderId } from './order.ts'
import type { GivenReason, RefundWish } from './refund.ts'

export const moneyPaths = {
  /** POST RefundBody → OfficeOrder */
  refunds: (id: OrderId | ':id') => `/api/office/orders/${id}/refunds`,
  /** GET → CodesReply; POST CodeBody → CodesReply: adds one */
  codes: '/api/office/codes',
  /** PUT CodeChangeBody → CodesReply */
  code: (id: number | ':code') => `/api/office/codes/${id}`,
} as const

export interface RefundBody {
  readonly key: string
  readonly wish: RefundWish
  readonly reason: GivenReason
  readonly note: string
  readonly expected: Cents
}

export type CodesReply = Wire<typeof codesReply>
/** As the owner sets it. */
export type CodeBody = CodeSet
/** All of it, with the version that was read. */
export interface CodeChangeBody extends CodeSet {
  readonly version: number
}
