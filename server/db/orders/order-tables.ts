// The tables of an order: the order itself, its lines and choices, and what comes on top of them; and those of the codes (R64).
import type { Generated, GeneratedAlways } from 'kysely'
import type { Charge } from '#domain/orders/bill.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import type { Language } from '#domain/basics/local-text.ts'
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
  /** The delivery fee, the discount (above zero) and the tip among them, as the tax. */
  delivery: Generated<number>
  discount: Generated<number>
  tip: Generated<number>
  /** The subtotal and all charges. */
  total: number
  /** As in the fulfilment; the sales add up by it. */
  fulfillment: Generated<Fulfillment>
  /** JSON: Fulfilment */
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
  /** The business day on which it was placed, YYYY-MM-DD. */
  business_day: string
  /** The business day on which its money came in, by which the sales count it; null before, and if it never does. */
  earned_day: Generated<string | null>
  /** The hour of the promise on the restaurant's wall clock. */
  local_hour: number
  /** How many items were ordered, of all kinds. */
  item_count: number
  /** The work for the kitchen, in tenths of a burrito. */
  weight: Generated<number>
  /** So much of it is rolled: the burritos that are ticked off. */
  rolled_weight: Generated<number>
  /** The promise as it is now, and as it was made. */
  ready_by: string
  first_ready_by: string
  /** 1 where the customer chose the time. */
  scheduled: Generated<number>
  /** When a scheduled order comes to New; null: at once. */
  starts_at: Generated<string | null>
  /** When cooking began, and when the order was last marked ready, for the record. */
  cooking_at: Generated<string | null>
  ready_at: Generated<string | null>
  /** JSON: Mail[] */
  emails: string
  /** When the next mail is due, or its retry; null when no mail is due. */
  email_due_at: string | null
  /** Failed tries in a row. */
  email_attempts: Generated<number>
  /** The lease of the server that is sending a mail: no other server sends before this moment. */
  email_claimed_until: string | null
  /** The name, the last name and the e-mail address as search text (domain/orders/search.ts). */
  search_name: string
  search_last_name: string
  search_email: string
  /** The mailbox of the e-mail address, as the order limits count it; empty once the customer is forgotten. */
  mailbox: Generated<string>
  /** 1 where no card stands for the order: paid at the counter or the door, or a total of zero. */
  no_card: Generated<number>
  /** A mark of the network address that it came from, where open orders are counted; null otherwise, and once it is done. */
  client: Generated<string | null>
  /** When the customer was purged from the order; null before that. */
  purged_at: Generated<string | null>
}

/** A snapshot of what was bought at which price, in the order of the bill. */
export interface OrderLinesTable {
  order_seq: number
  position: number
  /** The order's: sales by day need no other table. */
  earned_day: Generated<string | null>
  item: ItemId
  /** JSON: LocalText, the name on the menu card and the short name for the kitchen. */
  name: string
  short_name: string
  quantity: number
  unit_price: number
  price: number
  /** The share of the discount of all of them together. */
  discount: Generated<number>
  /** The work for the kitchen of one of them, in tenths of a burrito. */
  weight: Generated<number>
  /** JSON: the choices and what is left out, as ordered; null for what is as it comes. */
  customization: Generated<string | null>
  /** JSON: LineChange[], the same in words; null where nothing is different. */
  changes: Generated<string | null>
  /** The customer's words to the kitchen, forgotten with the customer. */
  note: Generated<string | null>
  /** How many of them are ticked off. */
  rolled: Generated<number>
  /** The business day whose count of what is left they were taken from; null: nobody counted. */
  stock_day: Generated<string | null>
}

/** What was chosen beyond what an item comes with: the sales by choice are added up from it. */
export interface OrderChoicesTable {
  order_seq: number
  /** The position of the line. */
  line: number
  choice: string
  earned_day: Generated<string | null>
  item: ItemId
  /** JSON: LocalText */
  name: string
  /** In all burritos of the line together. */
  quantity: number
  price: number
}

/** What comes on top of the lines, in the order of the bill. */
export interface OrderChargesTable {
  order_seq: number
  position: number
  kind: Charge['kind']
  amount: number
  /** In thousandths of a percent, and what the tax is on; null for other charges. */
  rate: number | null
  base: number | null
  /** Of a discount. */
  code: string | null
  /** Of a tip, where the customer did not name an amount. */
  percent: number | null
}

export interface PromoCodesTable {
  seq: Generated<number>
  code: string
  /** JSON: the rest of a PromoCodeSettings. */
  terms: string
  is_on: Generated<number>
  /** So many orders; null: as many as come. */
  max_uses: number | null
  use_count: Generated<number>
  /** What the code took off the orders of its uses whose money has come in. */
  discounted_total: Generated<number>
  version: Generated<number>
}

/** Which order used which code. */
export interface PromoCodeUsesTable {
  order_seq: number
  promo_code_seq: number
  /** As the order limits count it; empty once the customer is forgotten. */
  mailbox: string
  discount: number
}
