// The tables of cards: disputes, news for the owner, how far the gateway was looked at (R66), and the tries of the last hour
// (trust rule 24).
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
  /** When the owner was last told that somebody tries stolen cards here. */
  testing_told_at: string | null
}

/** A try with a card, for an hour. */
export interface CardTriesTable {
  id: string
  /** Keyed hashes of the mailbox and of the network address. */
  mailbox: string
  neighbour: string
  at: string
  /**
   * Open: the gateway has not answered, and the try does not count. Challenged: the bank asks its customer, who may never
   * answer.
   */
  outcome: 'asked' | 'declined' | 'challenged' | 'passed' | 'open'
  /** 1 where 3-D Secure was asked for: the same words at each try. */
  asks_bank: number
}

/** The keys of those hashes: today's, and for the first hour of a day yesterday's. */
export interface CardKeysTable {
  day: string
  key: string
}
