// Puts the server together from what it is given: mounts the routes, turns errors into answers. Opens nothing itself.
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { Problem } from '#domain/problems.ts'
import type { PaymentGateway } from './adapters/payments.ts'
import { answerProblem, answerUnreadable, asProblem } from './answer-problems.ts'
import type { Config } from './config.ts'
import type { Feed } from './db/feed.ts'
import type { Database } from './db/open.ts'
import { countOpenPayments } from './db/payments.ts'
import { countDueMails } from './db/mails.ts'
import { isStorageBroken } from './db/trouble.ts'
import { createLiveHub } from './live-hub.ts'
import { describeError, logRequests, type Log } from './log.ts'
import { createLoginThrottle } from './login-throttle.ts'
import type { Metrics } from './metrics.ts'
import type { PageFiles } from './page-files.ts'
import { enforceRouteRules } from './route-rules.ts'
import { healthRoutes } from './routes/health.ts'
import { kitchenRoutes } from './routes/kitchen.ts'
import { liveRoutes } from './routes/live.ts'
import { checkMonitor, metricsRoutes } from './routes/metrics.ts'
import { menuRoutes } from './routes/menu.ts'
import { officeLogRoutes } from './routes/office-log.ts'
import { officeMenuRoutes } from './routes/office-menu.ts'
import { officeOrderRoutes } from './routes/office-orders.ts'
import { officeSalesRoutes } from './routes/office-sales.ts'
import { officeStaffRoutes } from './routes/office-staff.ts'
import { openApiRoutes } from './routes/openapi.ts'
import { orderRoutes } from './routes/orders.ts'
import { pageRoutes } from './routes/page.ts'
import { cookieName, findStaff, staffSessionRoutes } from './routes/staff-session.ts'
import { refuseForeignPages } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'

export interface AppDeps {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'rateLimits' | 'metricsToken' | 'smtp'>
  readonly db: Database
  readonly feed: Feed
  readonly payments: PaymentGateway
  readonly now: () => Date
  readonly pageFiles: PageFiles
  readonly log: Log
  readonly isOpen: () => boolean
  /** Called when money waits to be taken or given back. */
  readonly onMoneyWaits: () => void
  /** Called when a customer is to hear of something by mail. */
  readonly onMailDue: () => void
  /** Called when the storage cannot be trusted any more (trust rule 5). */
  readonly onBroken: (error: unknown) => void
  readonly metrics: Metrics
}

export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps
  const https = config.publicUrl?.protocol === 'https:'
  const headers = securityHeaders({ https })

  const app = Fastify({
    logger: deps.log,
    // Fastify's own lines name URLs, and an order's URL is a secret; log.ts writes what may be written.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 16 * 1024,
    // Fastify waits for ever by default.
    requestTimeout: 20_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    // Node looks for slow requests every 30 seconds by default, and answers a missing Host without our headers.
    http: { connectionsCheckingInterval: 5_000, requireHostHeader: false },
    // While closing, what is in flight is answered as usual.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 64 },
    // A bad URL is answered before any hook runs, so its headers are set here.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      void answerProblem(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers),
  })

  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  app.addHook('onRequest', async (request) => refuseForeignPages(request, config.publicUrl))
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    if (isStorageBroken(error)) deps.onBroken(error)
    return answerProblem(error, request, reply)
  })
  logRequests(app)
  countRequests(app, deps.metrics)
  readBodies(app)
  // Node would refuse an Expect header that it does not know, without our headers; we expect nothing of it.
  app.server.on('checkExpectation', (request, response) => void app.server.emit('request', request, response))

  await app.register(cookie)
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem('too-many-requests', { retryAfter: Math.ceil(ttl / 1000) }),
  })
  const perMinute = (most: number) =>
    config.rateLimits ? { rateLimit: { max: most, timeWindow: '1 minute' } } : {}

  const staffDeps = {
    db: deps.db,
    feed: deps.feed,
    now: deps.now,
    https,
    mailsAreFiled: config.smtp === undefined,
    loginThrottle: createLoginThrottle(),
  }
  const whoIs = (request: FastifyRequest) => findStaff(staffDeps, request)
  const routes = enforceRouteRules(app, {
    findStaff: whoIs,
    checkMonitor: checkMonitor(config.metricsToken),
  })

  const hub = createLiveHub({
    ...deps,
    onError: (error) => app.log.error(describeError(error), 'live streams wait for the database'),
  })
  // Streams never end by themselves: closing must not wait for them.
  app.addHook('preClose', () => hub.close())

  deps.metrics.gauge('burritoful_streams_open', 'Live streams open at this server.', hub.count)
  deps.metrics.gauge('burritoful_payments_waiting', 'Payments to take, let go or send back.', () =>
    countOpenPayments(deps.db),
  )
  deps.metrics.gauge('burritoful_mails_waiting', 'Orders with a mail that is due or tried again.', () =>
    countDueMails(deps.db),
  )

  healthRoutes(app, deps)
  metricsRoutes(app, deps.metrics)
  menuRoutes(app, deps)
  const onOrder = () => {
    deps.metrics.orderPlaced()
    deps.onMoneyWaits()
    deps.onMailDue()
  }
  orderRoutes(app, { ...deps, ordersInFlight: new Map(), onOrder }, perMinute)
  kitchenRoutes(app, { ...deps, onCancelled: deps.onMoneyWaits })
  officeMenuRoutes(app, deps)
  officeOrderRoutes(app, deps)
  officeSalesRoutes(app, deps)
  officeStaffRoutes(app, deps)
  officeLogRoutes(app, deps)
  liveRoutes(app, { hub, findStaff: whoIs })
  staffSessionRoutes(app, staffDeps, perMinute)
  openApiRoutes(app, { routes, cookieName: cookieName(https) })
  pageRoutes(app, deps.pageFiles)
  return app
}

/** JSON for the API, form fields for the native login; anything else is refused. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.decorateRequest('rawBody', '')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body as string
    void parseJson(request, body as string, done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)))
    },
  )
}

function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000)
  })
  app.addHook('onError', async (_request, _reply, error) => metrics.refused(asProblem(error).code))
}
