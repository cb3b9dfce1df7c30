// The tables of the restaurant: its settings, and whether it takes orders now.
import type { Generated } from 'kysely'
import type { SettingName } from '#domain/restaurant/restaurant-api.ts'

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
  last_board_activity_at: Generated<string | null>
  /** When the owner was told that nobody watches the orders (R48); null once somebody has tapped. */
  owner_alerted_at: Generated<string | null>
  /** The lease of the server that is telling the owner: no other server tells before this moment. */
  owner_alert_claimed_until: Generated<string | null>
  /** With which the network addresses of open orders are marked; new whenever no open order has a mark (unpaid-orders.ts). */
  client_address_key: Generated<string | null>
}
