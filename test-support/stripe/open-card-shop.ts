// A restaurant that takes cards through the Stripe simulator, and whose background jobs a test runs itself.
import { expect } from 'vitest'
import { createStripePayments } from '../../server/adapters/stripe/payments-stripe.ts'
import { openStripe } from '../../server/adapters/stripe/client.ts'
import type { PaymentGateway } from '../../server/adapters/payments.ts'
import { settlePayments } from '../../server/jobs/settle-payments.ts'
import { readConfig } from '../../server/config.ts'
import type { Engine } from '../databases.ts'
import { settling } from '../settling.ts'
import { newKey, openTestApp, rosasOrder, type TestAppOptions } from '../test-app.ts'
import type { CardName } from './simulator/cards.ts'
import type { StripeSimulator } from './start-simulator.ts'

export async function openCardShop(engine: Engine, simulator: StripeSimulator, options: TestAppOptions = {}) {
  const stripe = readConfig(simulator.env).stripe
  if (!stripe) throw new Error('the simulator says no keys')
  const payments = createStripePayments(openStripe(stripe, { patienceMs: 1_000 }), stripe)
  const opened = await openTestApp(engine, { payments, stripe, ...options })
  const { db, order } = opened
  return {
    ...opened,
    payments,
    /** A checkout: its key, and its body with the token of a card. */
    async checkout(card: CardName = 'approve', changes: object = {}) {
      const body = { ...rosasOrder, paymentToken: await simulator.makeToken({ card }), ...changes }
      return { key: newKey(), body }
    },
    async submit({ key, body }: { readonly key: string; readonly body: object }) {
      const reply = await order(body, key)
      return reply.json<{ id?: string; status?: number; code?: string; challenge?: string }>()
    },
    /** Settles payments that many minutes from now. Checkouts are abandoned after 16 minutes, orders due after three hours. */
    settle: (minutes = 180, by: PaymentGateway = payments) =>
      settlePayments({
        ...settling(db, by),
        now: () => new Date(Date.now() + minutes * 60_000),
      }),
    rows: () => db.read.selectFrom('payments').selectAll().orderBy('seq').execute(),
    /** The simulator's intents of these checkouts. */
    async bookOf(...keys: string[]) {
      const book = await simulator.book()
      return book.filter(({ checkout }) => checkout !== undefined && keys.includes(checkout))
    },
  }
}

/** The intent that a challenge is about. */
export function intentIn(challenge: string | undefined): string {
  const [intent = ''] = challenge?.split('_secret_') ?? []
  expect(intent).toMatch(/^pi_/)
  return intent
}
