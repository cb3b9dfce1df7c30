// Up to when the gateway was reconciled, and whether its webhook events arrive (R66). One row.
import type { webhookError } from '#domain/payments/payments-setup-schema.ts'
import type { Wire } from '#domain/basics/values.ts'
import type { Database } from '../engine/database.ts'

/** Everything before this moment was reconciled; null: nothing so far. */
export async function readReconciledUntil(db: Database): Promise<string | null> {
  const row = await db.read.selectFrom('gateway_state').select('reconciled_until').executeTakeFirstOrThrow()
  return row.reconciled_until
}

/** Only moves forward, because another server may have reconciled further. */
export async function recordReconciledUntil(db: Database, until: string): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('gateway_state')
      .set({ reconciled_until: until })
      .where((is) => is.or([is('reconciled_until', 'is', null), is('reconciled_until', '<', until)]))
      .execute(),
  )
}

/** Moves back: other keys were set in between, and what happened in this account since then is not known. */
export async function reconcileAgainFrom(db: Database, since: string): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('gateway_state')
      .set({ reconciled_until: since })
      .where('reconciled_until', '>', since)
      .execute(),
  )
}

export type WebhookError = Wire<typeof webhookError>

export interface WebhookState {
  readonly lastAt: string | null
  readonly error: WebhookError | null
}

export async function readWebhookState(db: Database): Promise<WebhookState> {
  const row = await db.read
    .selectFrom('gateway_state')
    .select(['last_event_at', 'last_event_error'])
    .executeTakeFirstOrThrow()
  return { lastAt: row.last_event_at, error: parseWebhookError(row.last_event_error) }
}

/** Stored as `signature`, or as `clock 7` for a clock that is off by 7 minutes. */
function parseWebhookError(text: string | null): WebhookError | null {
  if (text === null) return null
  const [kind, minutes] = text.split(' ')
  return kind === 'clock' ? { kind, minutes: Number(minutes) } : { kind: 'signature' }
}

/** A valid event clears the error. */
export async function recordWebhook(db: Database, at: string): Promise<void> {
  await db.transaction((trx) =>
    trx.updateTable('gateway_state').set({ last_event_at: at, last_event_error: null }).execute(),
  )
}

/**
 * Anybody can send an event with a wrong or replayed signature. If a valid event came within this time, the key and the clock are
 * right, and the error is ignored. If one of them is wrong, the gateway retries for days, and the error is recorded later.
 */
const trustedForMs = 6 * 60 * 60_000

/** Keeps the time of the last valid event. */
export async function recordWebhookError(db: Database, at: string, error: WebhookError): Promise<void> {
  const before = new Date(Date.parse(at) - trustedForMs).toISOString()
  await db.transaction((trx) =>
    trx
      .updateTable('gateway_state')
      .set({ last_event_error: error.kind === 'clock' ? `clock ${error.minutes}` : error.kind })
      .where((is) => is.or([is('last_event_at', 'is', null), is('last_event_at', '<', before)]))
      .execute(),
  )
}
