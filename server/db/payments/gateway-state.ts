// How far the gateway was looked at, and how its hints arrive (R66). One row.
import type { webhookError } from '#domain/payments/payments-setup-schema.ts'
import type { Wire } from '#domain/basics/values.ts'
import type { Database } from '../engine/database.ts'

/** Everything before this moment was looked at; null: nothing so far. */
export async function readReconciledUntil(db: Database): Promise<string | null> {
  const row = await db.read.selectFrom('gateway_state').select('reconciled_until').executeTakeFirstOrThrow()
  return row.reconciled_until
}

/** Never back: another server may have looked further. */
export async function recordReconciledUntil(db: Database, until: string): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('gateway_state')
      .set({ reconciled_until: until })
      .where((is) => is.or([is('reconciled_until', 'is', null), is('reconciled_until', '<', until)]))
      .execute(),
  )
}

/** The account of other keys was looked at meanwhile: what happened in this one since then is not known. */
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

/** Kept as `signature`, or as `clock 7`: minutes. */
function parseWebhookError(text: string | null): WebhookError | null {
  if (text === null) return null
  const [kind, minutes] = text.split(' ')
  return kind === 'clock' ? { kind, minutes: Number(minutes) } : { kind: 'signature' }
}

/** A good hint ends the trouble. */
export async function recordWebhook(db: Database, at: string): Promise<void> {
  await db.transaction((trx) =>
    trx.updateTable('gateway_state').set({ last_event_at: at, last_event_error: null }).execute(),
  )
}

/**
 * Anybody may knock with a wrong signature, or with one that was overheard. A key that was right so short a time
 * ago is not to blame for it, nor is a clock; where one of them is wrong, the gateway tries for days.
 */
const trustedForMs = 6 * 60 * 60_000

/** A bad hint leaves when the last good one came. */
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
