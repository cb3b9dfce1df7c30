// A restaurant that takes cards by Stripe's simulator, and hears its webhooks, for tests.
import { expect, onTestFinished } from 'vitest'
import type { OfficeOrder } from '../domain/people/people-api.ts'
import { reconcilePayment, type ReconcileDeps } from '../server/actions/payments/reconcile-payment.ts'
import type { Email } from '../server/adapters/mailer.ts'
import { openStripe } from '../server/adapters/stripe/client.ts'
import { createStripePayments } from '../server/adapters/stripe/payments-stripe.ts'
import { createStripeActivity } from '../server/adapters/stripe/stripe-activity.ts'
import { checkBooks } from '../server/db/books/check-books.ts'
import { reconcileGateway } from '../server/jobs/reconcile-gateway.ts'
import { settlePayments } from '../server/jobs/settle-payments.ts'
import { sendOwnerAlerts } from '../server/jobs/send-owner-alerts.ts'
import { composeNewsEmail } from '../server/emails/owner-letter.ts'
import { createLog } from '../server/observe/log.ts'
import { readConfig } from '../server/config.ts'
import type { Engine } from './databases.ts'
import { emailSender, mailRounds } from './mail-rounds.ts'
import { openKitchen } from './open-kitchen.ts'
import { settling, captureAllPayments } from './settling.ts'
import { newKey, rosasOrder } from './test-app.ts'
import { startSimulator, type StripeSimulator } from './stripe/start-simulator.ts'

/** Tests that do not mind each other's payments share a simulator. */
export async function openStripeShop(engine: Engine, shared?: StripeSimulator) {
  const simulator = shared ?? (await startSimulator())
  if (!shared) onTestFinished(() => simulator.close())
  const settings = readConfig(simulator.env).stripe
  if (!settings) throw new Error('the simulator says no keys')
  const stripe = openStripe(settings, { patienceMs: 2_000 })
  const payments = createStripePayments(stripe, settings)
  const records = createStripeActivity(stripe, settings.webhookSecret)
  const kitchen = await openKitchen(engine, { payments, records })
  const { db, feed, restaurant, owner, send } = kitchen
  const webhook = `${kitchen.url}/api/stripe/webhook`
  const reconciling: ReconcileDeps = {
    db,
    records,
    feed,
    restaurant,
    now: () => new Date(),
    onPaymentDue: () => {},
    onEmailDue: () => {},
    onOwnerAlert: () => {},
    log: createLog({ terminal: false, destination: { write: () => {} } }),
  }
  const letters: Email[] = []

  return {
    ...kitchen,
    simulator,
    stripe,
    payments,
    records,
    webhook,
    reconciling,
    letters,
    listen: () => simulator.webhooks.sendTo(webhook),
    reconcile: (intent: string) => reconcilePayment(reconciling, intent),
    look: (now = new Date()) =>
      reconcileGateway({
        db,
        records,
        reconcile: (intent) => reconcilePayment(reconciling, intent),
        now: () => now,
        closing: new AbortController().signal,
        onFailure: () => {},
      }),
    settle: () => settlePayments(settling(db, payments)),
    takeMoney: () => captureAllPayments(db, payments),
    /** An order whose money is held: its id, and Stripe's name for the hold. */
    async hold() {
      const reply = await kitchen.order({ ...rosasOrder, paymentToken: await simulator.makeToken() })
      expect(reply.statusCode, reply.body).toBe(201)
      const { id } = reply.json<{ id: string }>()
      const intent = (await simulator.book()).at(-1)?.id ?? ''
      return { id, intent }
    },
    refund: (id: string, amount: number) =>
      send({
        method: 'POST',
        url: `/api/office/orders/${id}/refunds`,
        headers: { cookie: owner },
        payload: { key: newKey(), selection: { amount }, expected: amount, reason: 'missing', note: '' },
      }),
    async detail(id: string) {
      const reply = await send({
        method: 'GET',
        url: `/api/office/orders/${id}`,
        headers: { cookie: owner },
      })
      expect(reply.statusCode, reply.body).toBe(200)
      return reply.json<OfficeOrder>()
    },
    /** What moved in the books, as kind and cents of the card, once nothing in them is off. */
    async booked() {
      expect(await checkBooks(db)).toMatchObject({ discrepancies: [] })
      const rows = await db.read.selectFrom('ledger').select(['kind', 'card']).orderBy('seq').execute()
      return rows.map(({ kind, card }) => [kind, card])
    },
    /** The customers' mails that have not been sent before. */
    async sendMails() {
      const sent: string[] = []
      const mailer = { send: async ({ subject }: Email) => (sent.push(subject), 'sent' as const) }
      await mailRounds(db, mailer).untilNothingIsOwed()
      return sent
    },
    /** The owner's mails that have not been sent before. */
    async tell() {
      letters.length = 0
      await sendOwnerAlerts({
        db,
        mailer: { send: async (letter) => (letters.push(letter), 'sent') },
        ownerEmail: () => 'owner@example.com',
        composeEmail: (news, moment) => composeNewsEmail(emailSender, news, moment),
        now: () => new Date(),
        closing: new AbortController().signal,
        onTrouble: () => {},
      })
      return letters.map(({ subject }) => subject)
    },
  }
}

export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>
