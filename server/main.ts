// Starts the server: reads the settings and picks the adapters.
import type { Mailer } from './adapters/mailer.ts'
import { createOutboxMailer, removeLetters } from './adapters/mailer-outbox.ts'
import { createDemoPayments } from './adapters/payments-demo.ts'
import { readConfig, type Config } from './config.ts'
import { nameStraySettings } from './stray-settings.ts'
import { outboxOf, startServer } from './start.ts'
import { explainStartFailure } from './start-failure.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  for (const stray of nameStraySettings(process.env)) console.warn(stray)
  await startServer(config, {
    payments: createDemoPayments(),
    mailer: await pickMailer(config),
    removeLetters: (before) => removeLetters(outboxOf(config), before),
  })
}

async function pickMailer(config: Config): Promise<Mailer> {
  if (!config.smtp) return createOutboxMailer(outboxOf(config))
  // Whoever writes the mails to files does not load what speaks SMTP.
  const { createSmtpMailer } = await import('./adapters/mailer-smtp.ts')
  return createSmtpMailer(config.smtp)
}

start().catch((error: unknown) => {
  console.error(explainStartFailure(error, process.env))
  process.exit(1)
})
