// The database of a journey without orders: nothing of what the journey before has sold, logged or uploaded is left.
import { noHash } from '../domain/ledger.ts'
import type { Shop } from './shop.ts'

/** What refers to other rows comes before them. */
const tables = [
  'audit_log',
  'ledger',
  'closings',
  'disputes',
  'owner_news',
  'refunds',
  'code_uses',
  'codes',
  'order_choices',
  'order_lines',
  'order_charges',
  'payments',
  'orders',
  'sessions',
  'pictures',
  'picture_files',
]

export function emptyOrderBook(shop: Pick<Shop, 'sql'>): void {
  for (const table of tables) shop.sql(`delete from ${table}`)
  shop.sql('update gateway_state set looked_until = null, last_hint_at = null, last_hint_trouble = null')
  shop.sql('update ledger_head set seq = 0, hash = ?', noHash)
  shop.sql(
    "update books_state set checked_at = null, has_more = 0, faults = '[]', owner_told_at = null, claimed_until = null",
  )
}
