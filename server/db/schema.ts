// The tables as Kysely sees them. An instant is an ISO 8601 string in UTC on both engines.
import type { Generated, GeneratedAlways } from 'kysely'
import type { CancelReason } from '#domain/cancellation.ts'
import type { ItemId } from '#domain/menu.ts'
import type { OrderId, OrderStatus } from '#domain/order.ts'
import type { Role } from '#domain/staff.ts'

export interface Tables {
  menu_items: MenuItemsTable
  orders: OrdersTable
  staff: StaffTable
  sessions: SessionsTable
  order_events: OrderEventsTable
  shop_state: ShopStateTable
}

export interface MenuItemsTable {
  id: ItemId
  position: number
  name: string
  short_name: string
  description: string
  price: number
  /** Null while it can be ordered. */
  sold_out_until: string | null
}

/** One row is one whole order, so that placing it is one INSERT. Amounts are in cents. */
export interface OrdersTable {
  seq: Generated<number>
  /** The ticket number, 1 to 999 and round again, made from seq by the database. */
  number: GeneratedAlways<number>
  id: OrderId
  idempotency_key: string
  /** SHA-256 of the request's raw body: the same key must come with the same body. */
  body_hash: string
  first_name: string
  last_name: string
  email: string
  timestamp: string
  status: OrderStatus
  /** JSON: PricedLine[], a snapshot of what was bought at which price. */
  lines: string
  subtotal: number
  tax_rate: number
  tax: number
  total: number
  /** JSON: Address */
  delivery: string
  /** authorised: the hold is there, the money not yet moved. Voided, refunded: the order was cancelled. */
  payment: 'authorised' | 'captured' | 'voided' | 'refunded'
  authorisation: string
  /** JSON: Move[], the moves that led to the status. */
  moves: Generated<string>
  version: Generated<number>
  /** When the status last changed; null before the first move. */
  moved_at: string | null
  seen_at: string | null
  printed_at: string | null
  cancel_reason: CancelReason | null
  cancel_note: string | null
}

/** The history of an order: who did what, when. Only ever added to. */
export interface OrderEventsTable {
  id: Generated<number>
  order_id: OrderId
  at: string
  by_username: string
  what: 'move' | 'undo' | 'cancel'
  from_status: OrderStatus
  to_status: OrderStatus
}

/** One row: what holds for the whole shop. */
export interface ShopStateTable {
  id: 1
  /** Null while orders are taken. */
  paused_at: string | null
  /** Null with a paused_at: until somebody resumes. */
  paused_until: string | null
}

export interface StaffTable {
  id: Generated<number>
  username: string
  name: string
  role: Role
  password_hash: string
  disabled_at: string | null
  created_at: string
}

export interface SessionsTable {
  /** SHA-256 of the cookie's value: a stolen database opens no session. */
  token_hash: string
  staff_id: number
  created_at: string
  expires_at: string
}
