// The database schema: the tables as Kysely sees them. An instant is an ISO 8601 string in UTC on both engines.
import type { Generated, GeneratedAlways } from 'kysely'
import type { AuditTopic } from '#domain/audit.ts'
import type { Charge } from '#domain/bill.ts'
import type { CancelReason } from '#domain/cancellation.ts'
import type { GroupKind, ItemId, TicketWord } from '#domain/menu.ts'
import type { Language, OrderId, OrderStatus, PaidWith } from '#domain/order.ts'
import type { PaymentFault, PaymentState } from '#domain/payment.ts'
import type { Role } from '#domain/staff.ts'
import type { Way } from '#domain/ways.ts'
import type { PictureFilesTable, PicturesTable } from './picture-tables.ts'
import type { SettingName } from './settings.ts'

export interface Tables {
  menu_sections: MenuSectionsTable
  menu_items: MenuItemsTable
  ingredients: IngredientsTable
  option_groups: OptionGroupsTable
  pictures: PicturesTable
  picture_files: PictureFilesTable
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_choices: OrderChoicesTable
  order_charges: OrderChargesTable
  payments: PaymentsTable
  staff: StaffTable
  sessions: SessionsTable
  audit_log: AuditLogTable
  shop_state: ShopStateTable
  settings: SettingsTable
}

export interface MenuSectionsTable {
  id: string
  position: number
  /** JSON: LocalText */
  name: string
  version: Generated<number>
}

export interface IngredientsTable {
  id: string
  position: number
  /** JSON: LocalText */
  name: string
  /** JSON: Allergen[] */
  allergens: Generated<string>
  version: Generated<number>
}

export interface OptionGroupsTable {
  id: string
  position: number
  /** JSON: LocalText */
  name: string
  kind: GroupKind
  smallest: number
  largest: number
  on_ticket: TicketWord
  /** JSON: Choice[], without what is sold out. */
  choices: string
  /** JSON: until when, by the id of a choice. The kitchen writes it, and the office leaves it alone. */
  sold_out: Generated<string>
  version: Generated<number>
}

export interface MenuItemsTable {
  id: ItemId
  section: Generated<string>
  position: number
  /** JSON: LocalText, like the two that follow. */
  name: string
  short_name: string
  description: string
  price: number
  /** JSON: MenuItem['inside'] */
  inside: Generated<string>
  /** JSON: the ids of its option groups. */
  groups: Generated<string>
  /** JSON: Allergen[], beyond those of what is inside. */
  allergens: Generated<string>
  /** JSON: DietaryMark[] */
  marks: Generated<string>
  /** A Colour, or what is shown as the plain one. */
  colour: Generated<string>
  /** The name of its picture (own-picture.ts, starting-pictures.ts); null, or a name that nobody knows, for none. */
  picture: string | null
  /** JSON: LocalText, what a picture of the owner's own shows; null: the item's name says enough. */
  picture_alt: Generated<string | null>
  /** Grows with every change by the office (optimistic lock). */
  version: Generated<number>
  /** In tenths of a burrito. */
  weight: Generated<number>
  /** Null while the item can be ordered. */
  sold_out_until: string | null
  /** Null while it is on the menu. */
  retired_at: Generated<string | null>
  /** How many had been sold when it was retired. */
  retired_sold: Generated<number>
  /** How many are left on that business day; null, or the count of another day: nobody counts. */
  left_count: Generated<number | null>
  left_day: Generated<string | null>
}

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
  /** The delivery fee among them, as the tax. */
  delivery: Generated<number>
  /** The subtotal and all charges. */
  total: number
  /** As in the fulfilment; the sales add up by it. */
  way: Generated<Way>
  /** JSON: Fulfilment */
  fulfilment: string
  /** JSON: Move[], the moves that led to the status. */
  moves: Generated<string>
  version: Generated<number>
  /** When the status last changed; null before the first move. */
  moved_at: string | null
  seen_at: string | null
  printed_at: string | null
  cancel_reason: CancelReason | null
  cancel_note: string | null
  /** The business day of the order, YYYY-MM-DD, and the hour on the restaurant's wall clock. */
  business_day: string
  local_hour: number
  /** How many burritos, of all kinds. */
  burritos: number
  /** The work for the kitchen, in tenths of a burrito. */
  weight: Generated<number>
  /** So much of it is rolled: the burritos that are ticked off. */
  rolled_weight: Generated<number>
  /** The promise as it is now, and as it was made; null for orders from before there were promises. */
  ready_by: Generated<string | null>
  first_ready_by: Generated<string | null>
  /** 1 where the customer chose the time. */
  scheduled: Generated<number>
  /** When a scheduled order comes to New; null: at once. */
  starts_at: Generated<string | null>
  /** When cooking began, and when the order was last marked ready, for the record. */
  cooking_at: Generated<string | null>
  ready_at: Generated<string | null>
  /** JSON: Mail[] */
  mails: string
  /** When the next mail is due, or its retry; null when no mail is due. */
  mail_due_at: string | null
  /** Failed tries in a row. */
  mail_tries: Generated<number>
  /** The lease of the server that is sending a mail: no other server sends before this moment. */
  mail_claimed_until: string | null
  /** The name, the last name and the e-mail address as search text (domain/search.ts). */
  search_name: string
  search_last: string
  search_email: string
  /** The mailbox of the e-mail address, as the order limits count it; empty once the customer is forgotten. */
  mailbox: Generated<string>
  /** When the customer was purged from the order; null before that. */
  purged_at: Generated<string | null>
}

/** A snapshot of what was bought at which price, in the order of the bill. */
export interface OrderLinesTable {
  order_seq: number
  position: number
  /** The order's: sales by day need no other table. */
  business_day: string
  item: ItemId
  /** JSON: LocalText, the name on the menu card and the short name for the kitchen. */
  name: string
  short_name: string
  quantity: number
  unit_price: number
  price: number
  /** The work for the kitchen of one of them, in tenths of a burrito. */
  weight: Generated<number>
  /** JSON: the choices and what is left out, as ordered; null for what is as it comes. */
  wanted: Generated<string | null>
  /** JSON: BurritoChange[], the same in words; null where nothing is different. */
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
  business_day: string
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
  /** In basis points; null for a charge without a rate. */
  rate: number | null
}

/**
 * The money of one checkout. The row is there before the gateway is asked, so that a hold whose order was never stored
 * is found and let go. Amounts are in cents.
 */
export interface PaymentsTable {
  seq: Generated<number>
  /** The idempotency key of the checkout, which the gateway knows too. */
  key: string
  /** Null until the order is stored. */
  order_seq: number | null
  /** Demo: no money moves. */
  gateway: PaidWith
  /** The gateway's name for the hold; null while it has not answered. */
  intent: string | null
  asked: number
  held: Generated<number>
  captured: Generated<number>
  refunded: Generated<number>
  state: PaymentState | UnstoredState
  /** Why and when the payment failed for good; null for nearly all of them. */
  fault: PaymentFault | null
  failed_at: string | null
  /** When the hold lapses by itself, if the gateway says so. */
  expires_at: string | null
  /** When the gateway was last asked to hold the money. */
  asked_at: string
  captured_at: string | null
  /** When the order was cancelled; null while its money is wanted. */
  return_asked_at: string | null
  /** When the hold was released or the money refunded. */
  returned_at: string | null
  /** The business day of the refund; null for a released hold. */
  refund_day: string | null
}

/**
 * Asked: what the gateway did is not known, or the order is about to be stored. Declined: nothing is held. Voiding: the
 * hold is being let go, and no order can be stored for it any more.
 */
export type UnstoredState = 'asked' | 'declined' | 'voiding'

/** Entries are only added, never changed. */
export interface AuditLogTable {
  id: Generated<number>
  at: string
  /** Or, where no account did it, a code of audit.ts. */
  by_username: string
  topic: AuditTopic
  /** The order, item or account that was changed. */
  subject: string
  /** JSON: Deed */
  deed: string
}

/** What the office sets, a row a setting. */
export interface SettingsTable {
  name: SettingName
  /** JSON: the value, as the setting's schema has it (settings.ts). */
  value: string
  /** Grows with every change by the office (optimistic lock). */
  version: number
  changed_at: string
}

/** One row for the whole shop: whether it takes orders. */
export interface ShopStateTable {
  id: 1
  /** Null while the restaurant takes orders. */
  paused_at: string | null
  /** Null while paused_at is set: paused until somebody resumes. */
  paused_until: string | null
  /** Minutes that every promise for now is later, until when; null while the kitchen keeps up. */
  busy_minutes: Generated<number | null>
  busy_until: Generated<string | null>
  /** When somebody last tapped on a board; null before the first tap. */
  touched_at: Generated<string | null>
  /** When the owner was told that nobody watches the orders (R48); null once somebody has tapped. */
  owner_told_at: Generated<string | null>
  /** The lease of the server that is telling the owner: no other server tells before this moment. */
  owner_claimed_until: Generated<string | null>
}

export interface StaffTable {
  id: Generated<number>
  username: string
  name: string
  role: Role
  password_hash: string
  disabled_at: string | null
  created_at: string
  last_login_at: Generated<string | null>
  /** 1 after somebody else has set the password. */
  must_change_password: Generated<number>
}

export interface SessionsTable {
  /** SHA-256 of the cookie's value, so that a stolen database opens no session. */
  token_hash: string
  staff_id: number
  created_at: string
  expires_at: string
}
