// The dependencies of settling payments, for tests that call it themselves.
import type { SettleDeps } from '../server/jobs/settle-payments.ts'
import { timeZone } from './databases.ts'

export function settling(db: SettleDeps['db'], payments: SettleDeps['payments']): SettleDeps {
  return {
    db,
    payments,
    now: () => new Date(),
    timeZone: () => timeZone,
    closing: new AbortController().signal,
    onReturned: () => {},
    onGone: () => {},
    onFailure: () => {},
  }
}
