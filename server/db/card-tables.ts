// The tables of real cards (R66): disputes, news for the owner, and how far the gateway was looked at.
import type { Generated } from 'kysely'

/** A customer's bank asks for the money of an order back. */
export interface DisputesTable {
  seq: Generated<number>
  /** The gateway's name for the dispute. */
  id: string
  order_seq: number
  amount: number
  /** The gateway's words for why, and for where the dispute stands. */
  reason: string
  status: string
  /** Until when the owner can answer. */
  respond_by: string | null
  opened_at: string
  updated_at: string
  closed_at: string | null
  /** What the bank holds of our money now, in cents. */
  taken: Generated<number>
}

/** What the owner is to hear about once, by mail. */
export interface OwnerNewsTable {
  seq: Generated<number>
  at: string
  kind: string
  order_seq: number | null
  /** JSON */
  what: string
  told_at: string | null
  /** The lease of the server that is telling the owner. */
  claimed_until: string | null
}

/** One row. */
export interface GatewayStateTable {
  id: 1
  /** Everything that happened at the gateway before this moment is known here. */
  looked_until: string | null
  last_hint_at: string | null
  last_hint_trouble: string | null
}
