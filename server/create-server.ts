// Makes the whole server of its parts: the database, the restaurant, the page, the app and the jobs. It opens when it is
// told to and closes in order, any number of times in one process; start.ts has what only a process does.
import path from 'node:path'
import type { PurgeDeps } from './jobs/purge-customers.ts'
import { createOwner, assertUncommonOwnerPassword } from './actions/people/create-owner.ts'
import { reconcilePayment } from './actions/payments/reconcile-payment.ts'
import type { Mailer } from './adapters/mailer.ts'
import type { GatewayActivity } from './adapters/activity.ts'
import type { PaymentGateway } from './adapters/payments.ts'
import { createApp } from './app.ts'
import { startJobs, type Jobs } from './jobs/start-jobs.ts'
import type { Config } from './config.ts'
import type { HttpTimeouts } from './http/http-timeouts.ts'
import { openFeed } from './db/engine/feed.ts'
import { openDatabase } from './db/engine/open.ts'
import type { Log } from './observe/log.ts'
import { keepPageCurrent } from './page/make-page.ts'
import { createMetrics } from './observe/metrics.ts'
import { readPageFiles, type PageFiles } from './page/page-files.ts'
import type { renderParts } from './page/render-parts.ts'
import { openRestaurant } from './live/restaurant-now.ts'
import { ConfigError } from './config/read-setting.ts'

/** The folder of the built page. */
export const dist = path.join(import.meta.dirname, '..', 'dist')

/** The outside world: pick-adapters.ts has the real one, the long proof (proof/server.ts) one that it can watch and break. */
export interface ExternalServices {
  readonly payments: PaymentGateway
  /** Of a gateway on whose own pages things happen, too. */
  readonly gatewayActivity?: GatewayActivity | undefined
  readonly mailer: Mailer
  /** Old letters that were written to files. */
  readonly removeOldEmails: PurgeDeps['removeOldEmails']
  readonly openDatabase?: typeof openDatabase
  readonly openFeed?: typeof openFeed
  readonly startJobs?: typeof startJobs
  /** The clock of the demo while it lives through its past. */
  readonly now?: () => Date
  /** How patient the server is with its callers. */
  readonly rules?: HttpTimeouts
  /** The built page, where somebody keeps its files and React loaded for the next server. */
  readonly page?: { readonly files: PageFiles; readonly render: typeof renderParts }
}

export interface ServerDeps {
  readonly config: Config
  readonly services: ExternalServices
  readonly log: Log
  /** Called once the storage has failed: nothing is acknowledged any more (trust rule 5). */
  readonly onStorageFailure: () => void
}

export interface OpenedServer {
  /** Where the server listens. */
  readonly address: string
  /** The address of the site for its customers. */
  readonly site: string
  readonly timeZone: string
  readonly isPageBuilt: boolean
  /** The owner's password when it was made up, to be shown once. */
  readonly ownerPassword: string | undefined
}

export interface Server {
  /** Lets everybody in; undefined where the server was closed in the same moment. */
  open(): Promise<OpenedServer | undefined>
  /** Lets nobody in any more, and ends when all that was begun is done. */
  close(): Promise<void>
}

/** Trust rule 19: a site for real customers gives nothing away unless somebody wrote down that it should. */
export function assertDemoPaymentsIntended(
  { publicUrl, payments, demoPayments }: Config,
  { isDemo }: Pick<PaymentGateway, 'isDemo'>,
): void {
  if (!isDemo || payments === 'counter' || demoPayments || publicUrl?.protocol !== 'https:') return
  throw new ConfigError(
    'PUBLIC_URL is https, and the card gateway is the demo one: nobody would pay. To take cards through Stripe, set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET. Where customers pay on pickup or at the door alone, set PAYMENTS=counter. If nobody is to pay, set DEMO_PAYMENTS=yes.',
  )
}

export async function createRestaurantServer(deps: ServerDeps): Promise<Server> {
  const closers: Closer[] = []
  try {
    return await assemble(deps, closers)
  } catch (error) {
    // Whoever makes a server in a process that goes on is left with nothing open. The first failure is the one to tell.
    for (const close of closers.toReversed()) await close().catch(() => {})
    throw error
  }
}

type Closer = () => Promise<void>

async function assemble({ config, services, log, ...told }: ServerDeps, closers: Closer[]): Promise<Server> {
  const { payments, gatewayActivity, mailer } = services
  assertDemoPaymentsIntended(config, payments)
  const db = await (services.openDatabase ?? openDatabase)(config)
  closers.push(() => db.close())
  const feed = await (services.openFeed ?? openFeed)(db, config.databaseUrl)
  closers.push(() => feed.close())
  const now = services.now ?? (() => new Date())

  let jobs: Jobs | undefined
  let ownerCreation: Promise<string | undefined> | undefined
  const closing = new AbortController()
  let isOpen = true
  const onStorageFailure = () => {
    isOpen = false
    told.onStorageFailure()
  }
  const restaurant = await openRestaurant({
    db,
    feed,
    timeZone: config.timeZone,
    onError: (error) => log.error({ err: error }, 'the restaurant waits for the database'),
  })
  closers.push(() => restaurant.close())
  await assertUncommonOwnerPassword(db, config.ownerPassword)
  const pageFiles = new Map(services.page?.files ?? readPageFiles(dist))
  const pageReady = keepPageCurrent({
    files: pageFiles,
    dist,
    demo: config.demo,
    site: config.publicUrl?.origin,
    restaurant,
    render: services.page?.render,
    onError: (error) => log.error({ err: error }, 'the page could not be made anew'),
  })
  // A failure ends the start below; until then whoever asks for the page is refused.
  pageReady.catch(() => {})
  const wake = {
    onPaymentDue: () => jobs?.settlePaymentsSoon(),
    onEmailDue: () => jobs?.sendEmailsSoon(),
    onOwnerAlert: () => jobs?.sendOwnerAlertsSoon(),
  }
  const app = createApp({
    config,
    db,
    feed,
    payments,
    gatewayActivity,
    mailer,
    now,
    pageFiles,
    pageReady,
    restaurant,
    log,
    isOpen: () => isOpen,
    ...wake,
    onStorageFailure,
    metrics: createMetrics(),
    ...(services.rules && { rules: services.rules }),
  })

  return {
    async open() {
      const address = await app.listen({ port: config.port, host: config.host })
      // Told to stop in the same moment: nothing new is begun.
      if (!isOpen) return undefined
      const site = config.publicUrl?.origin ?? address
      const { mailFrom: from, demo } = config
      // Only now: a letter names the address of the site.
      jobs = (services.startJobs ?? startJobs)({
        db,
        feed,
        log,
        payments,
        gateway: gatewayActivity && {
          gatewayActivity,
          reconcile: (intent) =>
            reconcilePayment({ db, gatewayActivity, feed, now, restaurant, log, ...wake }, intent),
        },
        mailer,
        emailSender: { site, from, demo },
        restaurant,
        keepDays: config.keepDays,
        removeOldEmails: services.removeOldEmails,
        now,
        closing: closing.signal,
        onStorageFailure,
      })
      await pageReady.catch((error: Error) => {
        throw new ConfigError(`The page could not be made: ${error.message}`)
      })
      // Closed meanwhile: nobody is hired whose password nobody would see.
      if (!isOpen) return undefined
      // Only now: a start that fails before must not swallow the one sight of the password.
      ownerCreation = createOwner({ db, now }, config.ownerPassword)
      const ownerPassword = await ownerCreation
      const { timeZone } = restaurant.current()
      return { address, site, timeZone, isPageBuilt: pageFiles.has('/'), ownerPassword }
    },
    async close() {
      isOpen = false
      closing.abort()
      await app.close()
      // Whoever is being hired is hired: the password is shown once, now or never.
      await ownerCreation?.catch(() => {})
      await jobs?.stop()
      await feed.close()
      await restaurant.close()
      await db.close()
    },
  }
}
