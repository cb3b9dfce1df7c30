// Faults on purpose in how the proof's own server hears of what happened at Stripe. Production never loads this.
import type { Stripe } from 'stripe'
import type { DisputeRecord, GatewayRecords } from '../server/adapters/records.ts'

export function breakRecords(records: GatewayRecords, broken: string | undefined): GatewayRecords {
  if (broken === 'believes-messages') return believing(records)
  return broken === 'counts-each-message' ? counting(records) : records
}

/** What a message says of a dispute is believed, in whatever order messages come. */
function believing(records: GatewayRecords): GatewayRecords {
  const told = new Map<string, Map<string, Stripe.Dispute>>()
  const asTold = (dispute: DisputeRecord, words: Stripe.Dispute | undefined): DisputeRecord => {
    if (!words) return dispute
    const moved = words.balance_transactions.reduce((sum, { amount }) => sum + amount, 0)
    const end = (['won', 'lost'] as const).find((one) => one === words.status)
    return { ...dispute, status: end ?? 'needs-answer', taken: (0 - moved) as DisputeRecord['taken'] }
  }
  return {
    ...records,
    readHint(rawBody, signature, now) {
      const hint = records.readHint(rawBody, signature, now)
      const { object } = (JSON.parse(rawBody) as { data: { object: Stripe.Dispute } }).data
      if (hint.about === 'dispute' && hint.intent !== null) {
        const known = told.get(hint.intent) ?? new Map<string, Stripe.Dispute>()
        told.set(hint.intent, known.set(object.id, object))
      }
      return hint
    },
    async look(intent) {
      const record = await records.look(intent)
      const words = told.get(intent)
      return record && { ...record, disputes: record.disputes.map((one) => asTold(one, words?.get(one.id))) }
    },
  }
}

/** Whatever was refunded at Stripe is refunded once more with every look. */
function counting(records: GatewayRecords): GatewayRecords {
  let looks = 0
  return {
    ...records,
    async look(intent) {
      const record = await records.look(intent)
      looks += 1
      return (
        record && {
          ...record,
          refunds: record.refunds.map((one) =>
            one.key === null ? { ...one, name: `${one.name}-${looks}` } : one,
          ),
        }
      )
    },
  }
}
