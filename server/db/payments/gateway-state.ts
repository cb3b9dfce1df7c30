// Up to when the gateway's events were listed, which payments are still to reconcile, and whether webhook events arrive (R66).
import type { Selectable } from 'kysely'
import type { webhookError } from '#domain/payments/payments-setup-schema.ts'
import type { Wire } from '#domain/basics/values.ts'
import type { Database } from '../engine/database.ts'
import { inBatches } from '../orders/order-parts.ts'
import type { PaymentsToReconcileTable } from './payment-tables.ts'

/** The events before this moment were listed; null: none so far. */
export async function readReconciledUntil(db: Database): Promise<string | null> {
  const row = await db.read.selectFrom('gateway_state').select('reconciled_until').executeTakeFirstOrThrow()
  return row.reconciled_until
}

/** The moment only moves forward, because another server may have listed more. */
export async function recordListedEvents(
  db: Database,
  { intents, until }: { readonly intents: readonly string[]; readonly until: string },
): Promise<void> {
  await db.transaction(async (trx) => {
    await inBatches(intents, (some) =>
      trx
        .insertInto('payments_to_reconcile')
        .values(some.map((intent) => ({ intent, listed_at: until })))
        .onConflict((conflict) => conflict.column('intent').doUpdateSet({ listed_at: until }))
        .execute(),
    )
    await trx
      .updateTable('gateway_state')
      .set({ reconciled_until: until })
      .where((is) => is.or([is('reconciled_until', 'is', null), is('reconciled_until', '<', until)]))
      .execute()
  })
}

/** Longest wait first. */
export function readPaymentsToReconcile(db: Database): Promise<Selectable<PaymentsToReconcileTable>[]> {
  return db.read.selectFrom('payments_to_reconcile').selectAll().orderBy('listed_at').execute()
}

/** The row stays if another server has listed new events of the payment in the meantime. */
export async function markReconciled(
  db: Database,
  { intent, listed_at }: Selectable<PaymentsToReconcileTable>,
): Promise<void> {
  await db.runStatement((write) =>
    write
      .deleteFrom('payments_to_reconcile')
      .where('intent', '=', intent)
      .where('listed_at', '=', listed_at)
      .execute(),
  )
}

/** Moves back: other keys were set in between, and what happened in this account since then is not known. */
export async function reconcileAgainFrom(db: Database, since: string): Promise<void> {
  await db.runStatement((write) =>
    write
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
  await db.runStatement((write) =>
    write.updateTable('gateway_state').set({ last_event_at: at, last_event_error: null }).execute(),
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
  await db.runStatement((write) =>
    write
      .updateTable('gateway_state')
      .set({ last_event_error: error.kind === 'clock' ? `clock ${error.minutes}` : error.kind })
      .where((is) => is.or([is('last_event_at', 'is', null), is('last_event_at', '<', before)]))
      .execute(),
  )
}
