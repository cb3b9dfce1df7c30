// Assembles the app from its dependencies: the HTTP server with all routes, the live hub and the gauges. Opens nothing.
import type { FastifyRequest } from 'fastify'
import { createCardLimits, noCardLimits } from './actions/payments/limit-cards.ts'
import { createPromoCodeLimits, noPromoCodeLimits } from './actions/orders/limit-promo-codes.ts'
import { createOrderLimits, noOrderLimits } from './actions/orders/limit-orders.ts'
import type { PasswordGuard } from './actions/people/log-in.ts'
import type { CardCompany } from './adapters/company.ts'
import type { Config } from './config.ts'
import type { MailNow } from './connections/mail-now.ts'
import type { PaymentsNow } from './connections/payments-now.ts'
import type { Feed } from './db/engine/feed.ts'
import type { Database } from './db/engine/database.ts'
import { countPendingMoney } from './db/payments/refunds.ts'
import { countDueEmails } from './db/orders/email-queue.ts'
import { countOpenAlarms } from './db/people/alarms.ts'
import { readPictureFile } from './db/menu/pictures.ts'
import { isUnattendedAt, findOldestUnseen, readAttendance } from './db/kitchen/unattended.ts'
import { createHttp, type Http } from './http/create-http.ts'
import {
  createConcurrencyLimit,
  maxStreamsPerClient,
  maxStreams,
  maxWalls,
  maxWallsPerClient,
} from './limits/client-limits.ts'
import { createLiveHub } from './live/live-hub.ts'
import type { RestaurantNow } from './live/restaurant-now.ts'
import { createWallHub } from './live/wall-hub.ts'
import type { Log } from './observe/log.ts'
import type { Metrics } from './observe/metrics.ts'
import type { PageFiles } from './page/page-files.ts'
import type { Routes } from './http/route-rules.ts'
import { promoCodeRoutes } from './routes/orders/promo-codes.ts'
import { healthRoutes } from './routes/health.ts'
import { kitchenRoutes } from './routes/kitchen/kitchen.ts'
import { wallRoutes } from './routes/kitchen/wall.ts'
import { liveRoutes } from './routes/live.ts'
import { requireMonitor, metricsRoutes } from './routes/metrics.ts'
import { menuRoutes } from './routes/menu/menu.ts'
import { officeBackupsRoutes } from './routes/restaurant/office-backups.ts'
import { officeBooksRoutes } from './routes/books/office-books.ts'
import { officePromoCodesRoutes } from './routes/orders/office-promo-codes.ts'
import { officeLogRoutes } from './routes/people/office-log.ts'
import { officeMenuRoutes } from './routes/menu/office-menu.ts'
import { officeOptionsRoutes } from './routes/menu/office-options.ts'
import { officeOrderRoutes } from './routes/orders/office-orders.ts'
import { officePictureRoutes } from './routes/menu/office-pictures.ts'
import { officeSettingsRoutes } from './routes/restaurant/office-settings.ts'
import { officeSalesRoutes } from './routes/books/office-sales.ts'
import { officeSetUpRoutes } from './routes/restaurant/office-set-up.ts'
import { officeStaffRoutes } from './routes/people/office-staff.ts'
import { officeTodayRoutes } from './routes/people/office-today.ts'
import { officeWallLinksRoutes } from './routes/people/office-wall-links.ts'
import { officeWaitTimesRoutes } from './routes/restaurant/office-wait-times.ts'
import { openApiRoutes } from './routes/openapi.ts'
import { orderRoutes } from './routes/orders/orders.ts'
import { handleUnmatched, pageRoutes } from './routes/page.ts'
import { pictureRoutes } from './routes/menu/pictures.ts'
import { createPictureCache } from './pictures/picture-cache.ts'
import { maxWorkWithin, createPictureProcessor, type PictureProcessor } from './pictures/picture-processor.ts'
import { cookieName, findStaff, staffSessionRoutes } from './routes/people/staff-session.ts'
import { stripeRoutes } from './routes/payments/stripe-webhook.ts'
import { timesRoutes } from './routes/restaurant/times.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { SecretBox } from './secrets/secret-box.ts'
import { httpTimeouts, type HttpTimeouts } from './http/http-timeouts.ts'

export interface AppDeps {
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'trustProxy'
    | 'rateLimits'
    | 'metricsToken'
    | 'demoPayments'
    | 'largestOrder'
    | 'dataDir'
    | 'databaseUrl'
    | 'backupDir'
  >
  readonly db: Database
  readonly feed: Feed
  readonly paymentsNow: PaymentsNow
  /** For the keys that the office saves. */
  readonly openCardCompany: () => Promise<CardCompany>
  readonly mail: MailNow
  readonly secretBox: SecretBox
  readonly now: () => Date
  readonly pageFiles: PageFiles
  /** Resolves when the page is built. */
  readonly pageReady: Promise<void>
  readonly restaurant: RestaurantNow
  readonly log: Log
  readonly isOpen: () => boolean
  /** Called when a payment is due to be captured, released or refunded. */
  readonly onPaymentDue: () => void
  /** Called when an email to a customer is due. */
  readonly onEmailDue: () => void
  /** Called when an email to the owner about money is due. */
  readonly onOwnerAlert: () => void
  /** Called when the storage can no longer be trusted (trust rule 5). */
  readonly onStorageFailure: (error: unknown) => void
  /** Its count of wrong passwords is watched by a job, so the caller makes it. */
  readonly passwordGuard: PasswordGuard
  readonly metrics: Metrics
  readonly timeouts?: HttpTimeouts
  /** The interval between heartbeats in milliseconds; tests shorten it. */
  readonly heartbeatMs?: number
  /** Processes pictures in child processes by default; tests pass a fake. */
  readonly pictureProcessor?: PictureProcessor
}

export interface App extends Routes, Pick<Http, 'mounted' | 'isListening' | 'countConnections' | 'listen'> {
  /** Ends the streams, answers the requests in flight, and stops accepting connections. */
  close(): Promise<void>
}

export function createApp(appDeps: AppDeps): App {
  const { config, log, timeouts = httpTimeouts } = appDeps
  const { paymentsNow } = appDeps
  const cardSetup = () => paymentsNow.current()
  const acceptedCards = () => cardSetup().acceptedCards
  const deps = { ...appDeps, payments: paymentsNow.payments, acceptedCards, cardSetup }
  const https = config.publicUrl?.protocol === 'https:'

  const staffDeps = {
    db: deps.db,
    feed: deps.feed,
    now: deps.now,
    https,
    emailsGoToFiles: () => !deps.mail.current().isOn,
    demoPayments: () => acceptedCards().cards === 'demo',
    testPayments: () => cardSetup().isTestMode,
    ...appDeps.passwordGuard,
  }
  const findRequestStaff = (request: FastifyRequest) => findStaff(staffDeps, request)
  const headers = new Map<string, string>()
  const setHeaders = () => {
    const page = deps.pageFiles.get('/')
    const stripe = acceptedCards().stripe !== undefined
    for (const [name, value] of Object.entries(securityHeaders({ https, page, stripe })))
      headers.set(name, value)
  }
  setHeaders()
  paymentsNow.onChange(setHeaders)
  const http = createHttp({
    ...config,
    timeouts,
    headers,
    guards: { findStaff: findRequestStaff, requireMonitor: requireMonitor(config.metricsToken) },
    handleUnmatched,
    log,
    metrics: deps.metrics,
    countWaitingForDatabase: () => deps.db.countWaiting(),
    onStorageFailure: deps.onStorageFailure,
  })
  const { routes } = http

  const onError = (error: unknown) => log.error({ err: error }, 'live streams wait for the database')
  const hub = createLiveHub({ ...deps, onError })
  const wallHub = createWallHub({ ...deps, onError })

  deps.metrics.gauge(
    'burritoful_streams_open',
    'Live streams open at this server.',
    () => hub.count() + wallHub.count(),
  )
  deps.metrics.gauge(
    'burritoful_orders_under_way',
    'Orders being placed; most of them wait for the card company.',
    http.countOrdersInFlight,
  )
  deps.metrics.gauge('burritoful_payments_waiting', 'Payments to take, let go or send back.', () =>
    countPendingMoney(deps.db, deps.now()),
  )
  deps.metrics.gauge('burritoful_mails_waiting', 'Orders with a mail that is due or tried again.', () =>
    countDueEmails(deps.db),
  )

  deps.metrics.gauge(
    'burritoful_oldest_unseen_ticket_seconds',
    'How long the new ticket has waited that nobody in the kitchen has touched; 0 without one.',
    () => ageOfOldestUnseen(deps),
  )

  deps.metrics.gauge(
    'burritoful_unattended',
    '1 while no orders are taken because nobody in the kitchen touches the new ones, else 0.',
    async () => (isUnattendedAt(await readAttendance(deps.db.read, deps.db.engine), deps.now()) ? 1 : 0),
  )

  deps.metrics.gauge('burritoful_alarms', 'Alarms that are on, as the owner sees them on Today.', () =>
    countOpenAlarms(deps.db),
  )

  healthRoutes(routes, deps)
  metricsRoutes(routes, deps.metrics)
  menuRoutes(routes, deps)
  timesRoutes(routes, deps)
  const promoCodeLimits = config.rateLimits ? createPromoCodeLimits() : noPromoCodeLimits
  promoCodeRoutes(routes, { ...deps, promoCodeLimits })
  const onOrderPlaced = () => {
    deps.metrics.countOrder()
    deps.onEmailDue()
  }
  const limits = config.rateLimits ? createOrderLimits(deps.db) : noOrderLimits
  const { largestOrder } = config
  const pepper = () => cardSetup().pepper
  const cardLimits = config.rateLimits ? createCardLimits({ ...deps, pepper }) : noCardLimits(deps.db)
  orderRoutes(routes, {
    ...deps,
    orderLimits: limits,
    cardLimits,
    promoCodeLimits,
    largestOrder,
    ordersInFlight: new Map(),
    onOrderPlaced,
  })
  stripeRoutes(routes, { ...deps, gatewayActivity: paymentsNow.gatewayActivity })
  kitchenRoutes(routes, deps)
  const closing = new AbortController()
  const maxWorkMs = maxWorkWithin(timeouts.responseTimeout)
  const pictureProcessor =
    appDeps.pictureProcessor ?? createPictureProcessor({ closing: closing.signal, maxWorkMs })
  officeMenuRoutes(routes, { ...deps, pictureProcessor })
  officePictureRoutes(routes, { ...deps, pictureProcessor })
  officeOptionsRoutes(routes, deps)
  officeSettingsRoutes(routes, { ...deps, pictureProcessor })
  officeWaitTimesRoutes(routes, deps)
  officeOrderRoutes(routes, deps)
  officePromoCodesRoutes(routes, deps)
  officeSalesRoutes(routes, deps)
  officeBooksRoutes(routes, { ...deps, closing: closing.signal })
  officeStaffRoutes(routes, staffDeps)
  officeWallLinksRoutes(routes, deps)
  officeLogRoutes(routes, deps)
  officeTodayRoutes(routes, deps)
  officeBackupsRoutes(routes, { ...deps, ...staffDeps, closing: closing.signal })
  officeSetUpRoutes(routes, {
    ...deps,
    closing: closing.signal,
  })
  const limitStreams = (perClient: number, total: number) =>
    config.rateLimits ? createConcurrencyLimit(perClient, total) : createConcurrencyLimit(Infinity)
  const streams = limitStreams(maxStreamsPerClient, maxStreams)
  liveRoutes(routes, { hub, streams, findStaff: findRequestStaff })
  wallRoutes(routes, { ...deps, wallHub, wallStreams: limitStreams(maxWallsPerClient, maxWalls) })
  staffSessionRoutes(routes, staffDeps)
  openApiRoutes(routes, { mounted: http.mounted, cookieName: cookieName(https) })
  pageRoutes(routes, deps.pageFiles, {
    ready: deps.pageReady,
    variant: () => (acceptedCards().stripe !== undefined ? 'cards' : ''),
  })
  pictureRoutes(routes, createPictureCache({ read: (file) => readPictureFile(deps.db, file) }))

  return {
    ...routes,
    mounted: http.mounted,
    isListening: http.isListening,
    countConnections: http.countConnections,
    listen: http.listen,
    async close() {
      closing.abort()
      // Streams never end by themselves, and http.close() waits for open responses.
      await Promise.all([hub.close(), wallHub.close()])
      await http.close()
      deps.metrics.close()
    },
  }
}

async function ageOfOldestUnseen({ db, now }: Pick<AppDeps, 'db' | 'now'>): Promise<number> {
  const since = await findOldestUnseen(db.read, db.engine)
  return since === null ? 0 : Math.max(0, now().getTime() - Date.parse(since)) / 1000
}
