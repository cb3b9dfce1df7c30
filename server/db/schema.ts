// The database schema: the tables as Kysely sees them. An instant is an ISO 8601 string in UTC on both engines.
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
  PromoCodesTable,
  PromoCodeUsesTable,
  EmailsTable,
  OrderChargesTable,
  OrderChoicesTable,
  OrderLinesTable,
  OrdersTable,
} from './orders/order-tables.ts'
import type {
  CardHashKeysTable,
  CardKeysTable,
  CardAttemptsTable,
  DisputesTable,
  GatewayStateTable,
  PaymentsTable,
  PaymentsToReconcileTable,
  RefundsTable,
} from './payments/payment-tables.ts'
import type {
  AlarmsTable,
  AuditLogTable,
  MailServerTable,
  OwnerAlertsTable,
  SessionsTable,
  StaffTable,
  WallLinksTable,
} from './people/people-tables.ts'
import type { BackupsTable, SettingsTable, ShopStateTable } from './restaurant/restaurant-tables.ts'

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
  emails: EmailsTable
  payments: PaymentsTable
  refunds: RefundsTable
  promo_codes: PromoCodesTable
  promo_code_uses: PromoCodeUsesTable
  ledger: LedgerTable
  closings: ClosingsTable
  books_state: BooksStateTable
  disputes: DisputesTable
  owner_alerts: OwnerAlertsTable
  gateway_state: GatewayStateTable
  payments_to_reconcile: PaymentsToReconcileTable
  card_attempts: CardAttemptsTable
  card_hash_keys: CardHashKeysTable
  card_keys: CardKeysTable
  staff: StaffTable
  sessions: SessionsTable
  wall_links: WallLinksTable
  audit_log: AuditLogTable
  alarms: AlarmsTable
  mail_server: MailServerTable
  shop_state: ShopStateTable
  settings: SettingsTable
  backups: BackupsTable
}
