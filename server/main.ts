// Starts the server: reads the settings and picks the adapters. With --version it says which version that would be.
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import type { Mailer } from './adapters/mailer.ts'
import type { OutsideWorld } from './start.ts'
import type { Config } from './config.ts'

// What Node compiled at the last start saves a third of this one. Not in the system's folder for such things, which others
// on the machine may write to: what lies there is run. A data folder that is not there is for the database to make.
process.umask(0o077)
const dataDir = path.resolve(process.env['DATA_DIR'] || './data')
if (existsSync(dataDir)) enableCompileCache(path.join(dataDir, 'compiled'))

async function start(): Promise<void> {
  // Loaded here and not at the top of the file, where they would come before the cache.
  const [{ readConfig }, { nameStraySettings }, { outboxOf, startServer }, outbox] = await Promise.all([
    import('./config.ts'),
    import('./stray-settings.ts'),
    import('./start.ts'),
    import('./adapters/mailer-outbox.ts'),
  ])
  const config = readConfig(process.env)
  for (const stray of nameStraySettings(process.env)) console.warn(stray)
  const folder = outboxOf(config)
  await startServer(config, {
    ...(await openGateway(config)),
    mailer: (await createMailer(config)) ?? outbox.createOutboxMailer(folder),
    removeLetters: (before) => outbox.removeLetters(folder, before),
  })
}

/** Stripe wherever its keys are set: with PAYMENTS=counter, too, it settles what it still holds. */
async function openGateway({ stripe }: Config): Promise<Pick<OutsideWorld, 'payments' | 'records'>> {
  if (!stripe) return { payments: (await import('./adapters/payments-demo.ts')).createDemoPayments() }
  const [{ openStripe }, { createStripePayments }, { createStripeRecords }] = await Promise.all([
    import('./adapters/stripe/client.ts'),
    import('./adapters/stripe/payments-stripe.ts'),
    import('./adapters/stripe/records-stripe.ts'),
  ])
  const opened = openStripe(stripe)
  return {
    payments: createStripePayments(opened, stripe),
    records: createStripeRecords(opened, stripe.webhookSecret),
  }
}

/** Undefined without a mail server: whoever writes the mails to files does not load what speaks SMTP. */
async function createMailer({ smtp }: Config): Promise<Mailer | undefined> {
  if (!smtp) return undefined
  const { createSmtpMailer } = await import('./adapters/mailer-smtp.ts')
  return createSmtpMailer(smtp)
}

// Asked before the start, which opens the database: the answer is the same whatever state that one is in.
if (process.argv.includes('--version')) console.log((await import('./version.ts')).version)
else
  start().catch(async (error: unknown) => {
    const { explainStartFailure } = await import('./start-failure.ts')
    console.error(explainStartFailure(error, process.env))
    process.exit(1)
  })
