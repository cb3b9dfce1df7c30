// What the settling of payments needs, for tests that call it themselves.
import type { SettleDeps } from '../server/actions/settle-payments.ts'

export function settling(db: SettleDeps['db'], payments: SettleDeps['payments']): SettleDeps {
  return {
    db,
    payments,
    now: () => new Date(),
    onReturned: () => {},
    onFailure: () => {},
    goOn: async () => true,
  }
}
