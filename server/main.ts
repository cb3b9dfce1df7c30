// Starts the server: reads the settings and picks the adapters.
import { createOutboxMailer, removeLetters } from './adapters/mailer-outbox.ts'
import { createSmtpMailer } from './adapters/mailer-smtp.ts'
import { createDemoPayments } from './adapters/payments-demo.ts'
import { readConfig } from './config.ts'
import { outboxOf, startServer } from './start.ts'
import { explainStartFailure } from './start-failure.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await startServer(config, {
    payments: createDemoPayments(),
    mailer: config.smtp ? createSmtpMailer(config.smtp) : createOutboxMailer(outboxOf(config)),
    removeLetters: (before) => removeLetters(outboxOf(config), before),
  })
}

start().catch((error: unknown) => {
  console.error(explainStartFailure(error, process.env))
  process.exit(1)
})
