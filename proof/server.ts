// The server that the proof attacks: wired as main.ts wires it, but for a gateway that counts, a mail server that is
// waited for less long, and a chosen fault.
import type { Mailer } from '../server/adapters/mailer.ts'
import { createOutboxMailer } from '../server/adapters/mailer-outbox.ts'
import { createSmtpMailer } from '../server/adapters/mailer-smtp.ts'
import type { PaymentGateway } from '../server/adapters/payments.ts'
import { createDemoPayments } from '../server/adapters/payments-demo.ts'
import { readConfig } from '../server/config.ts'
import { openFeed } from '../server/db/feed.ts'
import { outboxOf, startServer } from '../server/start.ts'
import {
  breakFeed,
  breakMailer,
  breakPayments,
  breakRules,
  breakStop,
  breakThread,
  mailFirst,
  openBrokenDatabase,
} from './breaks.ts'
import { createStripePayments } from '../server/adapters/stripe/payments-stripe.ts'
import { createStripeRecords } from '../server/adapters/stripe/records-stripe.ts'
import { openStripe } from '../server/adapters/stripe/client.ts'
import { createLoopbackPayments } from './gateway-adapter.ts'

const config = readConfig(process.env)
const { PROOF_GATEWAY: gateway, PROOF_GATEWAY_PATIENCE: patience, PROOF_BREAK: broken } = process.env
const mailPatience = { greetingMs: 2_000, answerMs: 2_000, letterMs: 4_000, hurryMs: 500 }

const mailer = breakMailer(pickMailer(), broken)
const patienceMs = patience ? Number(patience) : undefined
const stripe = config.stripe && openStripe(config.stripe, { ...(patienceMs && { patienceMs }) })
const realPayments = pickPayments()
const payments = breakPayments(realPayments, broken)

await startServer(config, {
  payments: broken === 'mail-in-request' ? mailFirst(payments, mailer) : payments,
  ...(stripe && config.stripe && { records: createStripeRecords(stripe, config.stripe.webhookSecret) }),
  mailer,
  // No letter here grows old.
  removeLetters: async () => {},
  openDatabase: (place) => openBrokenDatabase(place, broken),
  openFeed: async (...place) => breakFeed(await openFeed(...place), broken),
  rules: breakRules(Number(process.env['PROOF_HASTE'] ?? 1), broken),
})
breakStop(broken)
breakThread(broken)

function pickPayments(): PaymentGateway {
  if (stripe) return createStripePayments(stripe, config.stripe)
  return gateway ? createLoopbackPayments(gateway, patienceMs) : createDemoPayments()
}

function pickMailer(): Mailer {
  if (config.smtp) return createSmtpMailer(config.smtp, mailPatience)
  // A hundred thousand letters with their pictures would fill the disk of whoever runs the proof.
  if (process.env['PROOF_MAILS'] === 'unwritten') {
    const send = async () => 'sent' as const
    return { send, sendAlone: send, close() {} }
  }
  return createOutboxMailer(outboxOf(config))
}
