// Starts the server: reads the settings, opens the database, picks the adapters, listens.
import path from 'node:path'
import { hireOwner } from './actions/hire-owner.ts'
import { settlePayments } from './actions/settle-payments.ts'
import { createDemoPayments } from './adapters/payments-demo.ts'
import { createApp } from './app.ts'
import { startBackground } from './background.ts'
import { readConfig } from './config.ts'
import { openFeed } from './db/feed.ts'
import { openDatabase } from './db/open.ts'
import { createLog, describeError } from './log.ts'
import { readPageFiles } from './page-files.ts'
import { explainStartFailure } from './start-failure.ts'

const longestStop = 10_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  // What the restaurant keeps is nobody else's on this machine.
  process.umask(0o077)
  const db = await openDatabase(config)
  const feed = await openFeed(db, config.databaseUrl)
  const now = () => new Date()

  const payments = createDemoPayments()
  let open = true
  const pageFiles = readPageFiles(path.join(import.meta.dirname, '..', 'dist'))
  const app = await createApp({
    config,
    db,
    feed,
    payments,
    now,
    pageFiles,
    log: createLog({ terminal: process.stdout.isTTY }),
    isOpen: () => open,
    onMoneyWaits: () => settling.nudge(),
    onMailDue: () => {},
  })
  const settling = startBackground({
    run: () =>
      settlePayments({
        db,
        payments,
        now,
        onReturned: (order) => feed.announce({ orders: [order] }),
        onFailure: (error) => app.log.error(describeError(error), 'a payment waits for the gateway'),
      }),
    onError: (error) => app.log.error(describeError(error), 'payments wait for the database'),
  })
  const address = await app.listen({ port: config.port, host: config.host })
  // Only now: a start that fails before must not swallow the one sight of the password.
  const ownerPassword = await hireOwner({ db, now }, config.ownerPassword)

  const greeting = [`Burritoful is open at ${config.publicUrl?.origin ?? address}`]
  if (!pageFiles.has('/')) {
    greeting.push('The page is not built; "npm start" builds it, "npm run dev" serves it from source.')
  }
  if (ownerPassword) {
    greeting.push(
      `Staff log in as "owner" with the password ${ownerPassword}`,
      'It is shown this once. Keep it safe.',
    )
  }
  console.log(greeting.join('\n'))

  const stop = async () => {
    if (!open) return
    open = false
    setTimeout(() => process.exit(1), longestStop).unref()
    await app.close()
    await settling.stop()
    await feed.close()
    await db.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

start().catch((error: unknown) => {
  console.error(explainStartFailure(error, process.env))
  process.exit(1)
})
