// Opens the real app on a real, empty database for tests, reached over loopback.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { orderSizes } from '../domain/orders/order-size.ts'
import { createPasswordGuard } from '../server/actions/people/log-in.ts'
import { createOutboxMailer } from '../server/adapters/mailer-outbox.ts'
import { createSmtpMailer, type SmtpTimeouts } from '../server/adapters/mailer-smtp.ts'
import { createDemoPayments } from '../server/adapters/payments-demo.ts'
import type { GatewayActivity } from '../server/adapters/activity.ts'
import type { CardCompany } from '../server/adapters/company.ts'
import type { PaymentGateway } from '../server/adapters/payments.ts'
import { createApp, type App } from '../server/app.ts'
import type { StripeSettings } from '../server/config/stripe-settings.ts'
import type { Routes } from '../server/http/route-rules.ts'
import type { HttpTimeouts } from '../server/http/http-timeouts.ts'
import { openFeed, type Feed } from '../server/db/engine/feed.ts'
import { openDatabase } from '../server/db/engine/open.ts'
import { openRestaurant, type RestaurantNow } from '../server/live/restaurant-now.ts'
import { createStripeCompany } from '../server/adapters/stripe/stripe-company.ts'
import { openPaymentsNow, type PaymentsNow } from '../server/connections/payments-now.ts'
import { openMailNow, type MailNow } from '../server/connections/mail-now.ts'
import { createSecretBox } from '../server/secrets/secret-box.ts'
import { createLog, type Log } from '../server/observe/log.ts'
import { createMetrics } from '../server/observe/metrics.ts'
import type { PageFiles } from '../server/page/page-files.ts'
import type { PictureProcessor } from '../server/pictures/picture-processor.ts'
import { ask, type TestReply, type TestRequest } from './ask.ts'
import { checkReplies } from './check-replies.ts'
import { migratedPlace, timeZone, type Engine, type FreshPlace } from './databases.ts'
import type { Database } from '../server/db/engine/database.ts'
import type { SmtpServer } from '../server/config/mail-settings.ts'

export { rosasOrder } from './rosas-order.ts'

export const ownOrigin = 'http://burritoful.test'

export interface TestApp {
  readonly app: App
  readonly url: string
  readonly db: Database
  readonly feed: Feed
  readonly restaurant: RestaurantNow
  readonly mail: MailNow
  readonly paymentsNow: PaymentsNow
  /** The folder of the SQLite file. */
  readonly dataDir: string
  /** The place of the database, for a second server on it. */
  readonly place: FreshPlace
  /** The time on the server's clock. */
  now(): Date
  readonly isHttps: boolean
  /** Stops the server's clock at a moment. */
  setNow(now: Date): void
  /** Sends a request as our own page does. */
  send(request: TestRequest): Promise<TestReply>
  order(body: unknown, key?: string): Promise<TestReply>
  countOrders(): Promise<number>
  readonly holdsAnnounced: () => number
  readonly mailsAnnounced: () => number
}

export interface TestAppOptions {
  readonly payments?: PaymentGateway
  readonly gatewayActivity?: GatewayActivity
  /** Without one, mails are written to files. */
  readonly smtp?: SmtpServer
  readonly smtpPatience?: SmtpTimeouts
  readonly publicUrl?: string
  readonly rateLimits?: boolean
  readonly largestOrder?: number
  readonly trustProxy?: string[]
  readonly metricsToken?: string
  readonly pageFiles?: PageFiles
  /** Without a log, nothing is logged. */
  readonly log?: Log
  readonly timeouts?: HttpTimeouts
  /** Shorter than the server's own where a test waits for heartbeats. */
  readonly heartbeatMs?: number
  /** The server's own, unless the pixels do not matter. */
  readonly pictureProcessor?: PictureProcessor
  readonly host?: string
  /** Mounts further routes, before the server listens. */
  readonly mount?: (app: Routes) => void
  /** Stripe at the simulator, unless it does not matter. */
  readonly cardCompany?: CardCompany
  /** The Stripe simulator that the office's keys are for. */
  readonly stripeApi?: string
  /** As with STRIPE_API_URL in the environment, if false. */
  readonly takesRealKeys?: boolean
  /** The folder of the key of the secrets, where it is not beside the database. */
  readonly secretsDir?: string
  /** An existing database. */
  readonly place?: FreshPlace
  /** Takes effect only at the restaurant's first start. */
  readonly timeZone?: string
  /** As DEMO_PAYMENTS=yes. */
  readonly demoPayments?: boolean
  /** False: customers pay only on pickup or at the door. */
  readonly cards?: boolean
  /** Stripe's keys; the gateway itself is a separate option. */
  readonly stripe?: StripeSettings
}

export async function openTestApp(engine: Engine, options: TestAppOptions = {}): Promise<TestApp> {
  const place = options.place ?? (await migratedPlace(engine))
  const db = await openDatabase(place)
  const feed = await openFeed(db, place.databaseUrl)
  const restaurant = await openRestaurant({
    db,
    feed,
    timeZone: options.timeZone ?? timeZone,
    onError: () => {},
  })
  const publicUrl = options.publicUrl ? new URL(options.publicUrl) : undefined
  const secretBox = createSecretBox({ dataDir: options.secretsDir ?? place.dataDir })
  const mail = await openMailNow({
    db,
    feed,
    config: {
      smtp: options.smtp,
      mailFrom: 'orders@burritoful.test',
      isMailFromFixed: options.smtp !== undefined,
      demo: false,
    },
    secretBox,
    outbox: createOutboxMailer(path.join(place.dataDir, 'outbox')),
    openMailServer: async (server) => createSmtpMailer(server, options.smtpPatience),
    onError: () => {},
  })
  const openCardCompany = async () =>
    options.cardCompany ??
    createStripeCompany({
      api: options.stripeApi === undefined ? undefined : new URL(options.stripeApi),
      statementSuffix: undefined,
      takesRealKeys: options.takesRealKeys ?? true,
    })
  const paymentsNow = await openPaymentsNow({
    db,
    feed,
    config: {
      publicUrl,
      demoPayments: options.demoPayments ?? false,
      payments: options.cards === false ? 'counter' : options.stripe ? 'stripe' : 'demo',
      isPaymentsFixed: options.cards === false || options.stripe !== undefined,
      stripe: options.stripe,
    },
    secretBox,
    payments: options.payments ?? createDemoPayments({ patienceMs: 20 }),
    gatewayActivity: options.gatewayActivity,
    openCardCompany,
    onError: () => {},
  })
  let fixed: Date | undefined
  const now = () => fixed ?? new Date()
  let holds = 0
  let mailNudges = 0
  const app = createApp({
    config: {
      publicUrl,
      trustProxy: options.trustProxy ?? false,
      rateLimits: options.rateLimits ?? false,
      metricsToken: options.metricsToken,
      demoPayments: options.demoPayments ?? false,
      largestOrder: options.largestOrder ?? orderSizes.usual,
      ...place,
      backupDir: path.join(place.dataDir, 'backups'),
    },
    db,
    feed,
    mail,
    secretBox,
    paymentsNow,
    openCardCompany,
    now,
    pageFiles: options.pageFiles ?? new Map(),
    pageReady: Promise.resolve(),
    restaurant,
    log: options.log ?? createLog({ terminal: false, destination: { write: () => {} } }),
    isOpen: () => true,
    onPaymentDue: () => (holds += 1),
    onEmailDue: () => (mailNudges += 1),
    onOwnerAlert: () => {},
    onStorageFailure: () => {},
    passwordGuard: createPasswordGuard(),
    metrics: createMetrics(),
    ...(options.timeouts && { timeouts: options.timeouts }),
    ...(options.pictureProcessor && { pictureProcessor: options.pictureProcessor }),
    ...(options.heartbeatMs && { heartbeatMs: options.heartbeatMs }),
  })
  options.mount?.(app)
  const check = checkReplies(app)
  const url = await app.listen({ port: 0, host: options.host ?? '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    mail.mailer.close()
    await feed.close()
    await mail.close()
    await paymentsNow.close()
    await restaurant.close()
    await db.close()
  })

  const send = async (request: TestRequest) => {
    const origin = publicUrl?.origin ?? ownOrigin
    const headers = { host: 'burritoful.test', origin, ...request.headers }
    const reply = await ask(Number(new URL(url).port), { ...request, headers })
    check(request, reply)
    return reply
  }

  return {
    app,
    url,
    db,
    feed,
    restaurant,
    mail,
    paymentsNow,
    dataDir: place.dataDir,
    place,
    now,
    isHttps: options.publicUrl?.startsWith('https:') ?? false,
    setNow: (moment) => (fixed = moment),
    send,
    order: (body, key = newKey()) =>
      send({
        method: 'POST',
        url: '/api/orders',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async countOrders() {
      const { rows } = await sql<{ count: number }>`select count(*) as count from orders`.execute(db.read)
      return rows[0]?.count ?? -1
    },
    holdsAnnounced: () => holds,
    mailsAnnounced: () => mailNudges,
  }
}

export function newKey(): string {
  return randomBytes(24).toString('base64url')
}
