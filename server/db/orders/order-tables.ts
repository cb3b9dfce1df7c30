// The tables of an order: the order itself, its lines, choices, charges and emails; and the tables of promo codes (R64).
import type { Generated, GeneratedAlways } from 'kysely'
import type { Charge } from '#domain/orders/bill.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import type { Language } from '#domain/basics/local-text.ts'
import type { OrderEmail } from '#domain/orders/order-emails.ts'
import type { OrderId, OrderStatus, CancelReason } from '#domain/orders/order.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'

/** An order without its lines, charges and payment, which have rows of their own. Amounts are in cents. */
export interface OrdersTable {
  seq: Generated<number>
  /** The ticket number, 1 to 999 and round again, generated from seq by the database. */
  number: GeneratedAlways<number>
  id: OrderId
  idempotency_key: string
  /** SHA-256 of the request's raw body: a retry with the same idempotency key must have the same body. */
  body_hash: string
  first_name: string
  last_name: string
  email: string
  /** Null where none was given. */
  phone: Generated<string | null>
  /** The language that the customer ordered in. */
  language: Generated<Language>
  timestamp: string
  status: OrderStatus
  /** The sum of the lines. */
  subtotal: number
  /** The tax among the charges, which the sales add up. */
  tax: number
  /** The delivery fee, the discount (as a positive amount) and the tip among the charges, for the same reason. */
  delivery: Generated<number>
  discount: Generated<number>
  tip: Generated<number>
  /** The subtotal and all charges. */
  total: number
  /** Also in the fulfillment details; a column of its own, because the sales group by it. */
  fulfillment: Generated<Fulfillment>
  /** JSON: FulfillmentDetails */
  fulfillment_details: string
  /** JSON: Move[], the moves that led to the status. */
  moves: Generated<string>
  version: Generated<number>
  /** When the status last changed; null before the first move. */
  moved_at: string | null
  seen_at: string | null
  printed_at: string | null
  cancel_reason: CancelReason | null
  cancel_note: string | null
  /** The business day on which the order was placed, YYYY-MM-DD. */
  business_day: string
  /** The business day on which the order's money came in, which the sales go by; null until then. */
  earned_day: Generated<string | null>
  /** The hour of the promise on the restaurant's wall clock. */
  local_hour: number
  /** How many items were ordered, of all kinds. */
  item_count: number
  /** The work for the kitchen, in tenths of a burrito. */
  weight: Generated<number>
  /** The part of the weight that is done: the burritos that are ticked off. */
  rolled_weight: Generated<number>
  /** The current promise, and the first one. */
  ready_by: string
  first_ready_by: string
  /** 1 where the customer chose the time. */
  scheduled: Generated<number>
  /** When a scheduled order appears under New; null: immediately. */
  starts_at: Generated<string | null>
  /** When cooking began, and when the order was last marked ready, for the on-time record. */
  cooking_at: Generated<string | null>
  ready_at: Generated<string | null>
  /** The name, the last name and the email address as search text (domain/orders/search.ts). */
  search_name: string
  search_last_name: string
  search_email: string
  /** The mailbox of the email address, for the order limits; empty once the customer is purged. */
  mailbox: Generated<string>
  /** 1 for an order without a card: it is paid at the counter or at the door, or its total is zero. */
  no_card: Generated<number>
  /** A keyed hash of the client address, while open orders without a card are counted by it; null otherwise. */
  client: Generated<string | null>
  /** When the customer was purged from the order; null before that. */
  purged_at: Generated<string | null>
}

/** A snapshot of what was bought at which price, in the order of the bill. */
export interface OrderLinesTable {
  order_seq: number
  position: number
  /** Copied from the order, so that sales by day need no other table. */
  earned_day: Generated<string | null>
  item: ItemId
  /** JSON: LocalText, the name on the menu card and the short name for the kitchen. */
  name: string
  short_name: string
  quantity: number
  unit_price: number
  price: number
  /** The whole line's share of the discount. */
  discount: Generated<number>
  /** The kitchen's work for one unit, in tenths of a burrito. */
  weight: Generated<number>
  /** JSON: the choices and the ingredients left out, as ordered; null for an unmodified item. */
  customization: Generated<string | null>
  /** JSON: LineChange[], the customization by name; null for an unmodified item. */
  changes: Generated<string | null>
  /** The customer's note to the kitchen, deleted when the customer is purged. */
  note: Generated<string | null>
  /** How many units are ticked off. */
  rolled: Generated<number>
  /** The business day whose stock the line was reserved from; null: the item was not counted. */
  stock_day: Generated<string | null>
}

/** The choices that differ from an item's defaults. The sales by choice add them up. */
export interface OrderChoicesTable {
  order_seq: number
  /** The position of the line. */
  line: number
  choice: string
  earned_day: Generated<string | null>
  item: ItemId
  /** JSON: LocalText */
  name: string
  /** For all units of the line together. */
  quantity: number
  price: number
}

/** The charges on top of the lines, in the order of the bill. */
export interface OrderChargesTable {
  order_seq: number
  position: number
  kind: Charge['kind']
  amount: number
  /** The tax rate in thousandths of a percent, and the taxed amount; null for other charges. */
  rate: number | null
  base: number | null
  /** The promo code of a discount. */
  code: string | null
  /** The percentage of a tip, unless the customer entered an amount. */
  percent: number | null
}

/** An email to the customer that is owed or was sent. The rows are deleted when the customer is purged. */
export interface EmailsTable {
  seq: Generated<number>
  order_seq: number
  kind: OrderEmail['kind']
  state: OrderEmail['state']
  /** Due: since when. Otherwise: when the state was reached. */
  at: string
  /** The refund that the email is about. */
  refund_seq: number | null
  /** When the email is tried next; null unless it is due. */
  due_at: string | null
  /** Failed attempts in a row. */
  tries: Generated<number>
  /** The lease of the server that is sending the email: no other server sends it before this moment. */
  claimed_until: Generated<string | null>
}

export interface PromoCodesTable {
  seq: Generated<number>
  code: string
  /** JSON: PromoCodeSettings. */
  terms: string
  is_on: Generated<number>
  /** How many orders may use the code; null: no limit. */
  max_uses: number | null
  use_count: Generated<number>
  /** The sum of the code's discounts on orders whose money has come in. */
  discounted_total: Generated<number>
  version: Generated<number>
}

/** Which order used which code. */
export interface PromoCodeUsesTable {
  order_seq: number
  promo_code_seq: number
  /** As in orders.mailbox; empty once the customer is purged. */
  mailbox: string
  discount: number
}
