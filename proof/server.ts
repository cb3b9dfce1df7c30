// The server that the proof attacks: wired as main.ts wires it, but for a gateway that counts and a chosen fault.
import { createOutboxMailer } from '../server/adapters/mailer-outbox.ts'
import { createDemoPayments } from '../server/adapters/payments-demo.ts'
import { readConfig } from '../server/config.ts'
import { outboxOf, startServer } from '../server/start.ts'
import { breakPayments, breakStop, openBrokenDatabase } from './breaks.ts'
import { createLoopbackPayments } from './gateway-adapter.ts'

const config = readConfig(process.env)
const { PROOF_GATEWAY: gateway, PROOF_GATEWAY_PATIENCE: patience, PROOF_BREAK: broken } = process.env
const payments = gateway
  ? createLoopbackPayments(gateway, patience ? Number(patience) : undefined)
  : createDemoPayments()
await startServer(config, {
  payments: breakPayments(payments, broken),
  mailer: createOutboxMailer(outboxOf(config)),
  // No letter here grows old.
  removeLetters: async () => {},
  openDatabase: (place) => openBrokenDatabase(place, broken),
})
breakStop(broken)
