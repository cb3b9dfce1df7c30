// Starts the server: reads the settings and picks the adapters.
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// What Node has read and compiled once, it keeps for the next start. Not in the system's folder for such things, which
// others on the machine may write to: what lies there is run. All of ours is loaded only after this.
process.umask(0o077)
const dataDir = path.resolve(process.env['DATA_DIR'] || './data')
// A folder that is not there, or cannot be made, is for the database to make or to complain about.
if (existsSync(dataDir)) enableCompileCache(path.join(dataDir, 'compiled'))

async function start(): Promise<void> {
  const { readConfig } = await import('./config.ts')
  const { outboxOf, startServer } = await import('./start.ts')
  const { createDemoPayments } = await import('./adapters/payments-demo.ts')
  const { createOutboxMailer, removeLetters } = await import('./adapters/mailer-outbox.ts')
  const config = readConfig(process.env)
  const outbox = outboxOf(config)
  const pickMailer = async () => {
    if (!config.smtp) return createOutboxMailer(outbox)
    const { createSmtpMailer } = await import('./adapters/mailer-smtp.ts')
    return createSmtpMailer(config.smtp)
  }
  await startServer(config, {
    payments: createDemoPayments(),
    mailer: await pickMailer(),
    removeLetters: (before) => removeLetters(outbox, before),
  })
}

start().catch(async (error: unknown) => {
  const { explainStartFailure } = await import('./start-failure.ts')
  console.error(explainStartFailure(error, process.env))
  process.exit(1)
})
