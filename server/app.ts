// Puts the server together from what it is given: mounts the routes, turns errors into answers. Opens nothing itself.
import { setImmediate as otherWork } from 'node:timers/promises'
import { createOrderLimits, noLimits } from './actions/limit-orders.ts'
import type { PaymentGateway } from './adapters/payments.ts'
import { answerUnreadable } from './http/answer-problems.ts'
import type { Config } from './config.ts'
import type { Feed } from './db/feed.ts'
import type { Database } from './db/open.ts'
import { countOpenPayments } from './db/payments.ts'
import { countDueMails } from './db/mails.ts'
import { oldestUnseen } from './db/tickets.ts'
import { houseRules, openDoor, type HouseRules } from './http/door.ts'
import { createForwarding } from './http/forwarding.ts'
import { createDoors, type Doors } from './http/listen.ts'
import { createHoldings, guardConnections, mostStreams } from './http/neighbours.ts'
import { createRateLimit } from './http/rate-limit.ts'
import type { HttpRequest } from './http/request.ts'
import { createRouter, type Mounted, type Router } from './http/router.ts'
import type { ListedRoute } from './contract/openapi.ts'
import { createLiveHub } from './live/live-hub.ts'
import { describeError, sumUp, type Log } from './observe/log.ts'
import type { Kind } from './http/load-shedding.ts'
import { createLoginThrottle } from './http/login-throttle.ts'
import type { Metrics } from './observe/metrics.ts'
import type { PageFiles } from './http/page-files.ts'
import { listRoute, type Routes } from './http/route-rules.ts'
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
import { answerElsewhere, pageRoutes } from './routes/page.ts'
import { cookieName, findStaff, staffSessionRoutes } from './routes/staff-session.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createServing, findRoute, type Route } from './http/serve.ts'

export interface AppDeps {
  readonly config: Pick<
    Config,
    'publicUrl' | 'trustProxy' | 'rateLimits' | 'metricsToken' | 'smtp' | 'largestOrder'
  >
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
  readonly rules?: HouseRules
}

export interface App extends Routes {
  /** All that was mounted. */
  readonly routes: readonly Mounted<Route>[]
  readonly find: Router<Route>['find']
  readonly doors: Pick<Doors, 'isListening' | 'countConnections'>
  /** Answers the address. */
  listen(at: { port: number; host: string }): Promise<string>
  /** Finishes what is in flight, ends the streams, and lets nobody in any more. */
  close(): Promise<void>
}

const oneMinute = 60_000

export function createApp(deps: AppDeps): App {
  const { config, log, rules = houseRules } = deps
  const https = config.publicUrl?.protocol === 'https:'
  const headers = securityHeaders({ https, page: deps.pageFiles.get('/') })
  const standing = { pairs: Object.entries(headers).flat() }

  const staffDeps = {
    db: deps.db,
    feed: deps.feed,
    now: deps.now,
    https,
    mailsAreFiled: config.smtp === undefined,
    demoPayments: deps.payments.isDemo,
    loginThrottle: createLoginThrottle(),
  }
  const forwarding = createForwarding(config.trustProxy)
  const whoIs = (request: HttpRequest) => findStaff(staffDeps, request)
  const router = createRouter<Route>()
  const serving = createServing({
    ...deps,
    router,
    guards: { findStaff: whoIs, checkMonitor: checkMonitor(config.metricsToken) },
    forwarding,
    headers: standing,
    publicUrl: config.publicUrl,
    answerElsewhere,
  })
  const tellTurnedAway = sumUp((count) =>
    log.warn(`too much to do: ${count} requests were asked to come back`),
  )
  const door = openDoor({
    rules,
    headers,
    cookieName: cookieName(https),
    routeOf: ({ method = '', url = '' }) => findRoute(router, method, url)?.path ?? '',
    onTurnedAway: (kind: Kind) => {
      deps.metrics.turnedAway(kind)
      tellTurnedAway()
    },
  })
  const doors = createDoors({
    rules,
    onRequest: door.before(serving.listener),
    onConnection: config.rateLimits ? guardConnections(forwarding) : () => {},
    onUnreadable: (error, socket) => {
      // An answer to what came before is still to be written, and this would be taken for it.
      if (serving.isAnswering(socket)) socket.destroy()
      else answerUnreadable(error, socket, headers)
    },
  })

  const listed: ListedRoute[] = []
  const mount = (method: string, path: string, route: Omit<Route, 'limit'>) => {
    const one = listRoute(method, path, route)
    if (one) listed.push(one)
    const { perMinute } = route.config
    const limit =
      config.rateLimits && perMinute !== undefined ? createRateLimit(perMinute, oneMinute) : undefined
    router.mount(method, path, { ...route, limit })
  }
  const app: Routes = {
    get: (path, rule, handle) => mount('GET', path, { ...rule, handle }),
    post: (path, rule, handle) => mount('POST', path, { ...rule, handle }),
  }

  const hub = createLiveHub({
    ...deps,
    onError: (error) => log.error('live streams wait for the database', describeError(error)),
  })

  deps.metrics.gauge('burritoful_streams_open', 'Live streams open at this server.', hub.count)
  deps.metrics.gauge('burritoful_requests_waiting', 'Requests that wait to be let in.', door.waiting)
  deps.metrics.gauge('burritoful_payments_waiting', 'Payments to take, let go or send back.', () =>
    countOpenPayments(deps.db),
  )
  deps.metrics.gauge('burritoful_mails_waiting', 'Orders with a mail that is due or tried again.', () =>
    countDueMails(deps.db),
  )

  deps.metrics.gauge(
    'burritoful_oldest_unseen_ticket_seconds',
    'How long the new ticket has waited that nobody in the kitchen has touched; 0 without one.',
    () => ageOfOldestUnseen(deps),
  )

  healthRoutes(app, deps)
  metricsRoutes(app, deps.metrics)
  menuRoutes(app, deps)
  const onOrder = () => {
    deps.metrics.orderPlaced()
    deps.onMoneyWaits()
    deps.onMailDue()
  }
  const limits = config.rateLimits ? createOrderLimits(deps.db) : noLimits
  const { largestOrder } = config
  orderRoutes(app, { ...deps, limits, largestOrder, ordersInFlight: new Map(), onOrder })
  kitchenRoutes(app, { ...deps, onCancelled: deps.onMoneyWaits })
  officeMenuRoutes(app, deps)
  officeOrderRoutes(app, { ...deps, onCancelled: deps.onMoneyWaits })
  officeSalesRoutes(app, deps)
  officeStaffRoutes(app, deps)
  officeLogRoutes(app, deps)
  const streams = createHoldings(config.rateLimits ? mostStreams : Infinity)
  liveRoutes(app, { hub, streams, findStaff: whoIs })
  staffSessionRoutes(app, staffDeps)
  openApiRoutes(app, { routes: listed, cookieName: cookieName(https) })
  pageRoutes(app, deps.pageFiles)

  let closing: Promise<void> | undefined
  return {
    ...app,
    routes: router.all(),
    find: router.find,
    doors,
    async listen(at) {
      const addresses = await doors.listen(at)
      for (const address of addresses) log.info(`Server listening at ${address}`)
      return addresses[0] ?? ''
    },
    close: () => (closing ??= close()),
  }

  async function close(): Promise<void> {
    // Whoever is still answered hears that it was the last answer on this connection.
    standing.pairs.push('connection', 'close')
    // Streams never end by themselves: closing must not wait for them.
    await hub.close()
    const closed = doors.close()
    // Those at the door are let in one after the other, and answered too.
    do {
      await otherWork()
      await serving.allAnswered()
    } while (door.waiting() > 0)
    // Browsers connect ahead of asking, and would keep the doors open.
    doors.cut()
    await closed
    door.close()
  }
}

async function ageOfOldestUnseen({ db, now }: Pick<AppDeps, 'db' | 'now'>): Promise<number> {
  const placedAt = await oldestUnseen(db)
  return placedAt === null ? 0 : Math.max(0, now().getTime() - Date.parse(placedAt)) / 1000
}
