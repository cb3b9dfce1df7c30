// Creates the whole server from its parts: the database, the restaurant, the page, the app and the jobs. One process may create
// any number of servers; start.ts has what belongs to the process.
import path from 'node:path'
import type { PurgeDeps } from './jobs/purge-customers.ts'
import { createPasswordGuard } from './actions/people/log-in.ts'
import { createOwner, assertUncommonOwnerPassword } from './actions/people/create-owner.ts'
import { reconcilePayment } from './actions/payments/reconcile-payment.ts'
import type { Mailer } from './adapters/mailer.ts'
import type { GatewayActivity } from './adapters/activity.ts'
import type { CardCompany } from './adapters/company.ts'
import type { PaymentGateway } from './adapters/payments.ts'
import { createApp } from './app.ts'
import { startJobs, type Jobs } from './jobs/start-jobs.ts'
import type { Config } from './config.ts'
import type { SmtpServer } from './config/mail-settings.ts'
import { openPaymentsNow, type CardSetup } from './connections/payments-now.ts'
import { openMailNow, type MailSetup } from './connections/mail-now.ts'
import type { HttpTimeouts } from './http/http-timeouts.ts'
import { diskUseOf, isOnSameDisk } from './db/engine/disk-space.ts'
import { openFeed } from './db/engine/feed.ts'
import { openDatabase } from './db/engine/open.ts'
import type { Log } from './observe/log.ts'
import { keepPageCurrent } from './page/make-page.ts'
import { createMetrics } from './observe/metrics.ts'
import { readPageFiles, type PageFiles } from './page/page-files.ts'
import type { renderParts } from './page/render-parts.ts'
import { openRestaurant } from './live/restaurant-now.ts'
import { createSecretBox } from './secrets/secret-box.ts'
import { ConfigError } from './config/read-setting.ts'

/** The folder of the built page. */
export const dist = path.join(import.meta.dirname, '..', 'dist')

/** pick-adapters.ts creates the real services, and proof/server.ts ones that the long proof can watch and break. */
export interface ExternalServices {
  readonly payments: PaymentGateway
  /** For a gateway with a dashboard, where the owner can refund payments, too. */
  readonly gatewayActivity?: GatewayActivity | undefined
  /** For the keys that the office saves. */
  readonly openCardCompany: () => Promise<CardCompany>
  /** Writes emails to files, where there is no mail server. */
  readonly outbox: Mailer
  readonly openMailServer: (server: SmtpServer) => Promise<Mailer>
  /** Removes old emails that were written to files. */
  readonly removeOldEmails: PurgeDeps['removeOldEmails']
  readonly openDatabase?: typeof openDatabase
  readonly openFeed?: typeof openFeed
  readonly startJobs?: typeof startJobs
  /** Replaces the clock while the demo creates its past orders. */
  readonly now?: () => Date
  /** Replaces the timeouts of connections. */
  readonly timeouts?: HttpTimeouts
  /** Replaces the built page, for tests that share its files and a loaded React between servers. */
  readonly page?: { readonly files: PageFiles; readonly render: typeof renderParts }
}

export interface ServerDeps {
  readonly config: Config
  readonly services: ExternalServices
  readonly log: Log
  /** Called when the storage has failed; from then on nothing is acknowledged (trust rule 5). */
  readonly onStorageFailure: () => void
}

export interface OpenedServer {
  /** The address that the server listens at. */
  readonly address: string
  /** The URL of the site for customers. */
  readonly site: string
  readonly timeZone: string
  readonly mail: MailSetup
  readonly cards: CardSetup
  readonly isPageBuilt: boolean
  readonly areBackupsOnSameDisk: boolean
  /** The owner's generated password, which is shown once; undefined if none was generated. */
  readonly ownerPassword: string | undefined
}

export interface Server {
  /** Starts listening and starts the jobs. Resolves with undefined if the server is closed during the start. */
  open(): Promise<OpenedServer | undefined>
  /** Stops accepting requests, and resolves when all started work is done. */
  close(): Promise<void>
}

export async function createRestaurantServer(deps: ServerDeps): Promise<Server> {
  const closers: Closer[] = []
  try {
    return await assemble(deps, closers)
  } catch (error) {
    // The process may go on, so everything that was opened is closed. The first error is the one to report.
    for (const close of closers.toReversed()) await close().catch(() => {})
    throw error
  }
}

type Closer = () => Promise<void>

async function assemble(
  { config, services, log, ...callbacks }: ServerDeps,
  closers: Closer[],
): Promise<Server> {
  const { payments, gatewayActivity } = services
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
    callbacks.onStorageFailure()
  }
  const restaurant = await openRestaurant({
    db,
    feed,
    timeZone: config.timeZone,
    onError: (error) => log.error({ err: error }, 'the restaurant waits for the database'),
  })
  closers.push(() => restaurant.close())
  const secretBox = createSecretBox(config)
  const mail = await openMailNow({
    db,
    feed,
    config,
    secretBox,
    outbox: services.outbox,
    openMailServer: services.openMailServer,
    onError: (error) => log.error({ err: error }, 'the mail server of the office waits for the database'),
  })
  closers.push(() => mail.close())
  const paymentsNow = await openPaymentsNow({
    db,
    feed,
    config,
    secretBox,
    payments,
    gatewayActivity,
    openCardCompany: services.openCardCompany,
    onError: (error) => log.error({ err: error }, 'the card keys of the office wait for the database'),
  })
  closers.push(() => paymentsNow.close())
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
  // open() awaits this promise and reports its error; until then this handler prevents an unhandled rejection.
  pageReady.catch(() => {})
  const wake = {
    onPaymentDue: () => jobs?.settlePaymentsSoon(),
    onEmailDue: () => jobs?.sendEmailsSoon(),
    onOwnerAlert: () => jobs?.sendOwnerAlertsSoon(),
  }
  const passwordGuard = createPasswordGuard()
  const app = createApp({
    config,
    db,
    feed,
    paymentsNow,
    openCardCompany: services.openCardCompany,
    mail,
    secretBox,
    now,
    pageFiles,
    pageReady,
    restaurant,
    log,
    isOpen: () => isOpen,
    ...wake,
    onStorageFailure,
    passwordGuard,
    metrics: createMetrics(),
    ...(services.timeouts && { timeouts: services.timeouts }),
  })

  return {
    async open() {
      const address = await app.listen({ port: config.port, host: config.host })
      // close() was called during the start, so nothing new is started.
      if (!isOpen) return undefined
      const site = config.publicUrl?.origin ?? address
      // The jobs start after listening, since emails contain the address of the site.
      jobs = (services.startJobs ?? startJobs)({
        db,
        feed,
        log,
        payments: () => paymentsNow.current().payments,
        gateway: {
          gatewayActivity: paymentsNow.gatewayActivity,
          reconcile: (intent) =>
            reconcilePayment(
              { db, gatewayActivity: paymentsNow.gatewayActivity, feed, now, restaurant, log, ...wake },
              intent,
            ),
        },
        mailer: mail.mailer,
        mailServerVersion: () => mail.current().version,
        emailSender: {
          site,
          demo: config.demo,
          get from() {
            return mail.current().from
          },
        },
        restaurant,
        countOwnAlarms: async () => ({
          'disk-nearly-full': (await db.hasFreeSpace()) ? await diskUseOf(config.dataDir) : 100,
          'wrong-logins': passwordGuard.wrongPasswords.count(now().getTime()),
        }),
        keepDays: config.keepDays,
        place: { dataDir: config.dataDir, databaseUrl: config.databaseUrl },
        backupDir: config.backupDir,
        startedAt: now(),
        removeOldEmails: services.removeOldEmails,
        now,
        closing: closing.signal,
        onStorageFailure,
      })
      mail.onChange(() => jobs?.sendEmailsSoon())
      paymentsNow.onChange(() => {
        jobs?.reviewPayments()
        // Open pages get the payment methods of now, on every server as soon as it has them.
        feed.announce({ shop: true })
      })
      await pageReady.catch((error: Error) => {
        throw new ConfigError(`The page could not be made: ${error.message}`)
      })
      // close() was called: an owner who is created now would have a password that nobody sees.
      if (!isOpen) return undefined
      // The owner is created last: if the start failed afterward, the password, which is shown only once, would be lost.
      ownerCreation = createOwner({ db, now }, config.ownerPassword)
      const ownerPassword = await ownerCreation
      const { timeZone } = restaurant.current()
      return {
        address,
        site,
        timeZone,
        mail: mail.current(),
        cards: paymentsNow.current(),
        isPageBuilt: pageFiles.has('/'),
        areBackupsOnSameDisk: await isOnSameDisk(config.backupDir, config),
        ownerPassword,
      }
    },
    async close() {
      isOpen = false
      closing.abort()
      await app.close()
      // A creation of the owner that has begun must finish, since the password is shown only once.
      await ownerCreation?.catch(() => {})
      await jobs?.stop()
      await feed.close()
      await mail.close()
      await paymentsNow.close()
      await restaurant.close()
      await db.close()
    },
  }
}
