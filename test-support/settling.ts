// The dependencies of settling payments, for tests that call it themselves.
import { settlePayments, type SettleDeps } from '../server/jobs/settle-payments.ts'
import { timeZone } from './databases.ts'

export function settling(db: SettleDeps['db'], payments: SettleDeps['payments']): SettleDeps {
  return {
    db,
    payments,
    now: () => new Date(),
    timeZone: () => timeZone,
    closing: new AbortController().signal,
    onPaymentChanged: () => {},
    onPaymentFailed: () => {},
    onSetAside: () => {},
    onFailure: () => {},
  }
}

/** Captures all held payments, as if every order were being cooked. */
export async function captureAllPayments(
  db: SettleDeps['db'],
  payments: SettleDeps['payments'],
  now = new Date(),
): Promise<void> {
  const due_at = now.toISOString()
  await db.transaction((trx) =>
    trx.updateTable('payments').set({ due_at }).where('state', '=', 'authorized').execute(),
  )
  await settlePayments({ ...settling(db, payments), now: () => now })
}
