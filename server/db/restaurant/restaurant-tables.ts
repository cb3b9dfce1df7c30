// The tables of the restaurant: its settings, and whether it takes orders now.
import type { Generated } from 'kysely'
import type { SettingName } from '#domain/restaurant/restaurant-api.ts'

/** One row for each setting that the office can change. */
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
  /** Grows with every change of the menu or a setting (shop-version.ts). */
  version: Generated<number>
  /** Null while the restaurant takes orders. */
  paused_at: string | null
  /** Null while paused_at is set: paused until somebody resumes. */
  paused_until: string | null
  /** How many minutes are added to every new promise, and until when; null while the kitchen keeps up. */
  busy_minutes: Generated<number | null>
  busy_until: Generated<string | null>
  /** When somebody last used a kitchen board; null before the first time. */
  last_board_activity_at: Generated<string | null>
  /** The key for the hashes of client addresses. It is replaced whenever no open order has such a hash (unpaid-orders.ts). */
  client_address_key: Generated<string | null>
}

/** One row for each business day with a backup, or with an attempt at one (R73). */
export interface BackupsTable {
  day: string
  /** When the last attempt began. */
  started_at: string
  /** The file's name in BACKUP_DIR. It exists only once the copy was checked. */
  file: string
  /** The name of the machine that has the file. */
  server: string
  /** The lease of the server that is making the backup; after a failure, when the next attempt is due. */
  claimed_until: string
  finished_at: Generated<string | null>
  /** In bytes. */
  size: Generated<number | null>
  /** When the file was restored into another place and compared, which happens once a week. */
  restored_at: Generated<string | null>
  /** When a server last found the file. */
  seen_at: Generated<string | null>
  /** 1 while the machine that made the file does not find it, or none has found it for a day. */
  is_missing: Generated<number>
  /** JSON: BackupFault, of the last attempt. */
  fault: Generated<string | null>
  /** The key that downloads the file once, hashed, and until when. */
  download_key_hash: Generated<string | null>
  download_until: Generated<string | null>
}
