// The server from its settings to its end: opens the database, listens, works in the background, stops in order.
import path from 'node:path'
import type { ForgetDeps } from './jobs/forget-customers.ts'
import { hireOwner } from './actions/hire-owner.ts'
import { reconcilePayment } from './actions/reconcile-payment.ts'
import type { Mailer } from './adapters/mailer.ts'
import type { GatewayRecords } from './adapters/records.ts'
import type { PaymentGateway } from './adapters/payments.ts'
import { createApp } from './app.ts'
import { startJobs, type Jobs } from './jobs/start-jobs.ts'
import { ConfigError, type Config } from './config.ts'
import type { TimeOuts } from './http/time-outs.ts'
import { openFeed } from './db/feed.ts'
import { openDatabase } from './db/open.ts'
import { sweepDrafts } from './commands/drafts.ts'
import { createLog } from './observe/log.ts'
import { keepPage } from './http/make-page.ts'
import { createMetrics } from './observe/metrics.ts'
import { readPageFiles } from './http/page-files.ts'
import { openRestaurant } from './live/restaurant-now.ts'

const longestStop = 10_000
const longestAnswer = 250

/** The outside world: main.ts picks the real one, the long proof (proof/server.ts) one that it can watch and break. */
export interface OutsideWorld {
  readonly payments: PaymentGateway
  /** Of a gateway on whose own pages things happen, too. */
  readonly records?: GatewayRecords | undefined
  readonly mailer: Mailer
  /** Old letters that were written to files. */
  readonly removeLetters: ForgetDeps['removeLetters']
  readonly openDatabase?: typeof openDatabase
  readonly openFeed?: typeof openFeed
  /** How patient the server is with its callers. */
  readonly rules?: TimeOuts
}

/** Where mails are written when there is no mail server. */
export const outboxOf = ({ dataDir }: Config): string => path.join(dataDir, 'outbox')

/** Trust rule 19: a site for real customers gives nothing away unless somebody wrote down that it should. */
export function refuseDemoByMistake(
  { publicUrl, payments, demoPayments }: Config,
  { isDemo }: Pick<PaymentGateway, 'isDemo'>,
): void {
  if (!isDemo || payments === 'counter' || demoPayments || publicUrl?.protocol !== 'https:') return
  throw new ConfigError(
    'PUBLIC_URL is https, and the card gateway is the demo one: nobody would pay. If that is what you want, set DEMO_PAYMENTS=yes. Where customers pay on pickup or at the door alone, set PAYMENTS=counter.',
  )
}

export function paymentsGreeting(
  config: Config,
  { isDemo, isTest }: Pick<PaymentGateway, 'isDemo' | 'isTest'>,
): string {
  if (config.payments === 'counter') return 'No cards are taken: customers pay on pickup or at the door.'
  if (isDemo) return 'Payments are a demo: no card is charged, no money moves.'
  return isTest
    ? 'Cards go through Stripe in test mode: only test cards work, and no money moves.'
    : 'Cards are charged through Stripe.'
}

export async function startServer(config: Config, world: OutsideWorld): Promise<void> {
  const { payments, records, mailer } = world
  refuseDemoByMistake(config, payments)
  // What the restaurant keeps is nobody else's on this machine.
  process.umask(0o077)
  const db = await (world.openDatabase ?? openDatabase)(config)
  // What a restore that was killed has left is nobody's any more.
  await sweepDrafts(config.dataDir)
  const feed = await (world.openFeed ?? openFeed)(db, config.databaseUrl)
  const now = () => new Date()

  let jobs: Jobs | undefined
  const closing = new AbortController()
  let open = true
  const log = createLog({ terminal: process.stdout.isTTY, level: config.logLevel })
  const restaurant = await openRestaurant({
    db,
    feed,
    timeZone: config.timeZone,
    onError: (error) => log.error({ err: error }, 'the restaurant waits for the database'),
  })
  const dist = path.join(import.meta.dirname, '..', 'dist')
  const pageFiles = readPageFiles(dist)
  const pageMade = keepPage({
    files: pageFiles,
    dist,
    demo: config.demo,
    site: config.publicUrl?.origin,
    restaurant,
    onError: (error) => log.error({ err: error }, 'the page could not be made anew'),
  })
  // A failure ends the start below; until then whoever asks for the page is refused.
  pageMade.catch(() => {})
  const wake = {
    onMoneyWaits: () => jobs?.settlePaymentsSoon(),
    onMailDue: () => jobs?.sendMailsSoon(),
    onNews: () => jobs?.tellOwnerSoon(),
  }
  const app = createApp({
    config,
    db,
    feed,
    payments,
    records,
    mailer,
    now,
    pageFiles,
    pageMade,
    restaurant,
    log,
    isOpen: () => open,
    ...wake,
    onBroken: giveUp,
    metrics: createMetrics(),
    ...(world.rules && { rules: world.rules }),
  })
  let hiring: Promise<string | undefined> | undefined
  const stop = async (signal: NodeJS.Signals) => {
    if (!open) return
    open = false
    log.info(`stopping on ${signal}`)
    setTimeout(() => process.exit(1), longestStop).unref()
    closing.abort()
    await app.close()
    // Whoever is being hired is hired: the password is shown once, now or never.
    await hiring?.catch(() => {})
    await jobs?.stop()
    await feed.close()
    await restaurant.close()
    await db.close()
    log.info('stopped: everything that was begun is done')
    process.exit(0)
  }
  // Before anybody is let in: from the first request on there is something to finish (trust rule 16).
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

  const address = await app.listen({ port: config.port, host: config.host })
  // Told to stop in the same moment: nothing new is begun.
  if (!open) return
  const site = config.publicUrl?.origin ?? address
  const { mailFrom: from, demo } = config
  // Only now: a letter names the address of the site.
  jobs = startJobs({
    db,
    feed,
    log,
    payments,
    gateway: records && {
      records,
      reconcile: (intent) => reconcilePayment({ db, records, feed, now, restaurant, log, ...wake }, intent),
    },
    mailer,
    house: { site, from, demo },
    restaurant,
    keepDays: config.keepDays,
    removeLetters: world.removeLetters,
    now,
    closing: closing.signal,
    onBroken: giveUp,
  })
  await pageMade.catch((error: Error) => {
    throw new ConfigError(`The page could not be made: ${error.message}`)
  })
  // Only now: a start that fails before must not swallow the one sight of the password.
  hiring = hireOwner({ db, now }, config.ownerPassword)
  const ownerPassword = await hiring

  const greeting = [
    `Burritoful is open at ${site}`,
    paymentsGreeting(config, payments),
    config.smtp
      ? `Mails go out through ${config.smtp.host}, from ${config.mailFrom}`
      : `Mails are written to ${outboxOf(config)}; set SMTP_URL to send them.`,
  ]
  const { timeZone } = restaurant.current()
  if (config.timeZone && config.timeZone !== timeZone) {
    greeting.push(
      `TIME_ZONE is ${config.timeZone} and has no effect: it counted at the first start. The restaurant’s clock is that of ${timeZone}.`,
    )
  }
  if (!pageFiles.has('/')) {
    greeting.push('The page is not built; "npm start" builds it, "npm run dev" serves it from source.')
  }
  if (ownerPassword) {
    greeting.push(
      `Staff log in as "owner" with the password ${ownerPassword}`,
      'It is shown this once, and is to be changed at the first login.',
    )
  }
  console.log(greeting.join('\n'))

  /** The disk failed: whoever waits gets a 503, and then nothing is acknowledged any more (trust rule 5). */
  function giveUp(): void {
    if (!open) return
    open = false
    log.fatal('the storage failed: stopping, so that no order is acknowledged that could be lost')
    setTimeout(() => process.exit(1), longestAnswer)
  }
}
