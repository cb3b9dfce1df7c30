// The server that the proof attacks: wired as main.ts wires it, except for a gateway that counts and a shorter time-out for
// the mail server.
import type { Mailer } from '../server/adapters/mailer.ts'
import { createOutboxMailer } from '../server/adapters/mailer-outbox.ts'
import { createSmtpMailer } from '../server/adapters/mailer-smtp.ts'
import { createDemoPayments } from '../server/adapters/payments-demo.ts'
import { createStripeCompany } from '../server/adapters/stripe/stripe-company.ts'
import { outboxOf, readConfig } from '../server/config.ts'
import { httpTimeouts, type HttpTimeouts } from '../server/http/http-timeouts.ts'
import { startJobs } from '../server/jobs/start-jobs.ts'
import { startServer } from '../server/start.ts'
import { createLoopbackPayments } from './gateway-adapter.ts'
import { openProofStripe } from './open-proof-stripe.ts'

const config = readConfig(process.env)
const { PROOF_GATEWAY: gateway, PROOF_GATEWAY_PATIENCE: patience } = process.env
const nobody = new URL('http://127.0.0.1:1')
const mailPatience = { greetingMs: 2_000, answerMs: 2_000, emailMs: 4_000, shutdownMs: 500 }

const patienceMs = patience ? Number(patience) : undefined
const atStripe = config.stripe && openProofStripe(config.stripe, patienceMs)
const realPayments = gateway ? createLoopbackPayments(gateway, patienceMs) : createDemoPayments()

await startServer(config, {
  payments: atStripe?.payments ?? realPayments,
  gatewayActivity: atStripe?.gatewayActivity,
  openCardCompany: async () =>
    // Never the real Stripe: a fuzzed request may look like a key.
    createStripeCompany({
      api: config.stripeApi ?? nobody,
      statementSuffix: config.statementSuffix,
      takesRealKeys: false,
    }),
  outbox: pickOutbox(),
  // A fuzzed request may save a mail server somewhere else.
  openMailServer: async (server) =>
    process.env['PROOF_MAILS'] === 'unwritten' ? pickOutbox() : createSmtpMailer(server, mailPatience),
  // The emails of the proof are never old enough to be removed.
  removeOldEmails: async () => {},
  // Nobody waits for a quiet moment.
  startJobs: (deps) => startJobs({ ...deps, startedAt: new Date(0) }),
  timeouts: inHaste(Number(process.env['PROOF_HASTE'] ?? 1)),
})

/** The usual time-outs, divided by a factor, because a short proof cannot wait for half a minute. */
function inHaste(haste: number): HttpTimeouts {
  const { requestTimeout, responseTimeout, checkInterval } = httpTimeouts
  return {
    requestTimeout: requestTimeout / haste,
    responseTimeout: responseTimeout / haste,
    checkInterval: checkInterval / haste,
  }
}

function pickOutbox(): Mailer {
  // A hundred thousand emails with their pictures would fill the disk of the machine that runs the proof.
  if (process.env['PROOF_MAILS'] === 'unwritten') {
    const send = async () => 'sent' as const
    return { send, sendIsolated: send, close() {} }
  }
  return createOutboxMailer(outboxOf(config))
}
