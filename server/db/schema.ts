// The database schema: the tables as Kysely sees them, by their rooms. An instant is an ISO 8601 string in UTC on both engines.
import type { BooksStateTable, ClosingsTable, LedgerTable } from './books/book-tables.ts'
import type {
  IngredientsTable,
  MenuItemsTable,
  MenuSectionsTable,
  OptionGroupsTable,
  PictureFilesTable,
  PicturesTable,
} from './menu/menu-tables.ts'
import type {
  CodesTable,
  CodeUsesTable,
  OrderChargesTable,
  OrderChoicesTable,
  OrderLinesTable,
  OrdersTable,
} from './orders/order-tables.ts'
import type {
  CardKeysTable,
  CardTriesTable,
  DisputesTable,
  GatewayStateTable,
  PaymentsTable,
  RefundsTable,
} from './payments/payment-tables.ts'
import type { AuditLogTable, OwnerNewsTable, SessionsTable, StaffTable } from './people/people-tables.ts'
import type { SettingsTable, ShopStateTable } from './restaurant/restaurant-tables.ts'

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
