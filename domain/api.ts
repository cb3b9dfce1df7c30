// The wire contract: the path, body and reply of each call. Types only, so the first load carries no validator.
import type { Menu } from './menu.ts'
import type { BasisPoints } from './money.ts'
import type { OrderRequest } from './order-form.ts'
import type { OrderId, PlacedOrder, TrackedOrder } from './order.ts'
import type { Quote } from './pricing.ts'
import type { ProblemCode } from './problems.ts'
import type { StaffMember } from './staff.ts'

export const paths = {
  /** GET → MenuReply */
  menu: '/api/menu',
  /** POST PlaceOrderBody with an Idempotency-Key → 201 PlaceOrderReply */
  orders: '/api/orders',
  /** GET → OrderReply */
  order: (id: OrderId | ':id') => `/api/orders/${id}`,
  /** GET → MeReply, or 401 */
  me: '/api/me',
  /** POST, native form: username, password → 303 */
  login: '/login',
  /** POST, native form → 303 */
  logout: '/logout',
  /** GET: the process is alive */
  alive: '/healthz',
  /** GET: the database answers and is migrated */
  ready: '/readyz',
} as const

export interface MenuReply {
  readonly items: Menu
  readonly taxRate: BasisPoints
}

export type PlaceOrderBody = OrderRequest
export type PlaceOrderReply = PlacedOrder
export type OrderReply = TrackedOrder
export type MeReply = StaffMember

/** Every refusal, as application/problem+json (RFC 9457). */
export interface ProblemReply {
  readonly status: number
  readonly code: ProblemCode
  readonly title: string
  readonly fields?: Readonly<Record<string, string>>
  readonly quote?: Quote
  readonly items?: readonly string[]
}
