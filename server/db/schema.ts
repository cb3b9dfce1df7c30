// The database schema: the tables as Kysely sees them. An instant is an ISO 8601 string in UTC on both engines.
import type { Generated } from 'kysely'
import type { AuditTopic } from '#domain/people/audit.ts'
import type { Role } from '#domain/people/staff.ts'
import type {
  BooksStateTable,
  ClosingsTable,
  CodesTable,
  CodeUsesTable,
  LedgerTable,
} from './books/book-tables.ts'
import type {
  CardKeysTable,
  CardTriesTable,
  DisputesTable,
  GatewayStateTable,
  OwnerNewsTable,
} from './payments/payment-tables.ts'
import type {
  IngredientsTable,
  MenuItemsTable,
  MenuSectionsTable,
  OptionGroupsTable,
} from './menu/menu-tables.ts'
import type {
  OrderChargesTable,
  OrderChoicesTable,
  OrderLinesTable,
  OrdersTable,
  PaymentsTable,
  RefundsTable,
} from './orders/order-tables.ts'
import type { PictureFilesTable, PicturesTable } from './menu/picture-tables.ts'

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
  refunds: RefundsTable
  codes: CodesTable
  code_uses: CodeUsesTable
  ledger: LedgerTable
  closings: ClosingsTable
  books_state: BooksStateTable
  disputes: DisputesTable
  owner_news: OwnerNewsTable
  gateway_state: GatewayStateTable
  card_tries: CardTriesTable
  card_keys: CardKeysTable
  staff: StaffTable
  sessions: SessionsTable
  audit_log: AuditLogTable
  shop_state: ShopStateTable
  settings: SettingsTable
}

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

export type SettingName = 'restaurant' | 'hours' | 'ways' | 'waitTimes' | 'paying' | 'checklist'

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
  /** With which the network addresses of open orders are marked; new whenever no open order has a mark (unpaid-orders.ts). */
  address_key: Generated<string | null>
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
