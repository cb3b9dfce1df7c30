// Sends Stripe's webhook events in the worst order, each twice, and forged ones, to an idle server.
import type { StripeSimulator } from '../test-support/stripe/start-simulator.ts'
import { read } from './due-money.ts'
import { readStoredOrders } from './ledger.ts'
import type { Place } from './set-up.ts'
import type { StripeActions } from './stripe-actions.ts'

/** A dispute that closes before the event of its start arrives, and a refund that is announced twice. */
export async function sendInDisorder(
  simulator: StripeSimulator,
  hands: StripeActions,
  place: Place,
): Promise<void> {
  const paid = (await readStoredOrders(place)).filter(
    ({ status, payment }) => status !== 'canceled' && payment === 'captured',
  )
  const [first, second] = paid.filter(({ authorization }) => !hands.touched.has(authorization))
  if (!first || !second) return
  await simulator.webhooks.hold()
  const dispute = await hands.dispute(first.authorization)
  await hands.closeDispute(first.authorization, dispute, 'won')
  await hands.refund(second.authorization, 70)
  await simulator.webhooks.release({ order: 'reversed', twice: true })
}

export interface Forged {
  /** Events without Stripe's signature that were accepted. */
  readonly taken: number
  /** Tables that the forged events changed. */
  readonly effects: number
}

export async function sendForged(simulator: StripeSimulator, place: Place): Promise<Forged> {
  await simulator.webhooks.idle()
  const before = await readTables(place)
  const answers = Object.values(await simulator.webhooks.forge())
  const after = await readTables(place)
  return {
    taken: answers.filter((status) => status !== 400).length,
    effects: after.filter((text, at) => text !== before[at]).length,
  }
}

/** A wrong signature may be noted for the owner; nothing else may change. */
const everything = [
  'select * from payments order by seq',
  'select * from refunds order by seq',
  'select * from disputes order by seq',
  'select * from ledger order by seq',
  'select seq, kind, order_seq from owner_alerts order by seq',
  'select last_event_at from gateway_state',
]

async function readTables(place: Place): Promise<string[]> {
  const tables: string[] = []
  for (const text of everything) tables.push(JSON.stringify(await read(place, text)))
  return tables
}
