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
  const db = await openDatabase(config)
  const feed = await openFeed(db, config.databaseUrl)
  const now = () => new Date()
  const ownerPassword = await hireOwner({ db, now }, config.ownerPassword)

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
  })
  const settling = startBackground({
    run: () => settlePayments({ db, payments, onReturned: (order) => feed.announce({ orders: [order] }) }),
    onError: (error) => app.log.error(describeError(error), 'payments wait for the database'),
  })
  const address = await app.listen({ port: config.port, host: config.host })

  console.log(`Burritoful is open at ${config.publicUrl?.origin ?? address}`)
  if (!pageFiles.has('/'))
    console.log('The page is not built; "npm start" builds it, "npm run dev" serves it from source.')
  if (ownerPassword) {
    console.log(
      `Staff log in as "owner" with the password ${ownerPassword}\nIt is shown this once. Keep it safe.`,
    )
  }

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
