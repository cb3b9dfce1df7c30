// The server that the proof attacks: wired as main.ts wires it, but for a gateway that counts, a mail server that is
// waited for less long, and a chosen fault.
import type { Mailer } from '../server/adapters/mailer.ts'
import { createOutboxMailer } from '../server/adapters/mailer-outbox.ts'
import { createSmtpMailer } from '../server/adapters/mailer-smtp.ts'
import { createDemoPayments } from '../server/adapters/payments-demo.ts'
import { outboxOf, readConfig } from '../server/config.ts'
import { openFeed } from '../server/db/feed.ts'
import { startServer } from '../server/start.ts'
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
import { breakRecords } from './break-records.ts'
import { createLoopbackPayments } from './gateway-adapter.ts'
import { openProofStripe } from './open-proof-stripe.ts'

const config = readConfig(process.env)
const { PROOF_GATEWAY: gateway, PROOF_GATEWAY_PATIENCE: patience, PROOF_BREAK: broken } = process.env
const mailPatience = { greetingMs: 2_000, answerMs: 2_000, letterMs: 4_000, hurryMs: 500 }

const mailer = breakMailer(pickMailer(), broken)
const patienceMs = patience ? Number(patience) : undefined
const atStripe = config.stripe && openProofStripe(config.stripe, patienceMs)
const realPayments = gateway ? createLoopbackPayments(gateway, patienceMs) : createDemoPayments()
const payments = breakPayments(atStripe?.payments ?? realPayments, broken)

await startServer(config, {
  payments: broken === 'mail-in-request' ? mailFirst(payments, mailer) : payments,
  records: atStripe && breakRecords(atStripe.records, broken),
  mailer,
  // No letter here grows old.
  removeLetters: async () => {},
  openDatabase: (place) => openBrokenDatabase(place, broken),
  openFeed: async (...place) => breakFeed(await openFeed(...place), broken),
  rules: breakRules(Number(process.env['PROOF_HASTE'] ?? 1), broken),
})
breakStop(broken)
breakThread(broken)

function pickMailer(): Mailer {
  if (config.smtp) return createSmtpMailer(config.smtp, mailPatience)
  // A hundred thousand letters with their pictures would fill the disk of whoever runs the proof.
  if (process.env['PROOF_MAILS'] === 'unwritten') {
    const send = async () => 'sent' as const
    return { send, sendAlone: send, close() {} }
  }
  return createOutboxMailer(outboxOf(config))
}
