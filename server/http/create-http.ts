// Configures Fastify for this server. createHttp() registers the steps of a request in the order in which they run.
import type { Server } from 'node:http'
import { setImmediate as yieldEventLoop } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import { compile as compileProxies } from '@fastify/proxy-addr'
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { Problem, type ProblemCode } from '#domain/basics/problems.ts'
import { isStorageBroken } from '../db/engine/database-errors.ts'
import type { Log } from '../observe/log.ts'
import type { Metrics } from '../observe/metrics.ts'
import { clientAddressOf } from '../limits/client-address.ts'
import { sendBusyPage, sendProblem, rejectMalformed, toProblem } from './send-problems.ts'
import { connectionsOf, createHttpServer, listenAt } from './listen.ts'
import { mountRoutes, type Mounting } from './mount.ts'
import { limitConnections } from '../limits/client-limits.ts'
import { createOverloadGuard } from './overload-guard.ts'
import { limitPipelining } from './pipelining.ts'
import { registerBodyParsers, defaultBodyLimit } from './body-parsers.ts'
import { createRequestLog } from './request-log.ts'
import { requireAccess, compileValidator, requireIdempotencyKey, type Guards } from './route-rules.ts'
import { requireSameOrigin } from './same-origin.ts'
import { disconnectSlowReaders } from './slow-readers.ts'
import { shutdownGrace, type HttpTimeouts } from './http-timeouts.ts'

/** No id in a path is longer. */
const maxParamLength = 64
/** With these problems the rest of the request's body stays unread, so the connection cannot be used again. */
const unreadBodyCodes: ReadonlySet<ProblemCode> = new Set([
  'request-too-large',
  'picture-too-large',
  'unsupported-media-type',
])

export interface HttpDeps {
  readonly timeouts: HttpTimeouts
  /** The security headers, which every response carries (trust rule 13). */
  readonly headers: ReadonlyMap<string, string>
  readonly trustProxy: false | string[]
  readonly rateLimits: boolean
  readonly publicUrl: URL | undefined
  readonly guards: Guards
  /** Responds to requests that match no route. */
  readonly handleUnmatched: (request: FastifyRequest, reply: FastifyReply) => unknown
  readonly log: Log
  readonly metrics: Pick<Metrics, 'observeRequest' | 'countRefusal' | 'countTurnedAway'>
  readonly countWaitingForDatabase: () => number
  /** Called when the storage can no longer be trusted (trust rule 5). */
  readonly onStorageFailure: (error: unknown) => void
}

export interface Http extends Mounting {
  countOrdersInFlight(): number
  isListening(): boolean
  countConnections(): Promise<number>
  /** Resolves with the address that the server listens at. */
  listen(at: { port: number; host: string }): Promise<string>
  /** Stops accepting connections, and resolves when the requests in flight are answered. */
  close(): Promise<void>
}

export function createHttp(deps: HttpDeps): Http {
  const { timeouts, guards, publicUrl, log, metrics } = deps
  const { headers } = deps
  const isProxy = compileProxies(deps.trustProxy || [])
  const pipelining = limitPipelining()
  const slowReaders = disconnectSlowReaders(timeouts)
  const requests = createRequestLog(metrics)
  const overload = createOverloadGuard({
    log,
    metrics,
    findStaff: guards.findStaff,
    limitsPerClient: deps.rateLimits,
    countWaitingForDatabase: deps.countWaitingForDatabase,
  })
  const onConnection = deps.rateLimits ? limitConnections(isProxy) : () => {}
  let servers: readonly Server[] = []
  let isClosing = false
  const logger: FastifyBaseLogger = log

  const app = fastify({
    serverFactory: (handle) => createHttpServer({ timeouts, headers, onConnection }, handle),
    loggerInstance: logger,
    // request-log.ts writes the line of a request; Fastify's own line would contain the URL.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustProxy !== false && isProxy,
    bodyLimit: defaultBodyLimit,
    routerOptions: { maxParamLength: maxParamLength },
    // Fastify's own compilers of JSON schemas would load a hundred modules at every start.
    schemaController: {
      compilersFactory: { buildValidator: refuseJsonSchema, buildSerializer: refuseJsonSchema },
    },
    clientErrorHandler: onClientError,
    // Fastify runs no hooks for a path that cannot be decoded or has a parameter that is too long.
    frameworkErrors(_error, request, reply) {
      const plainRequest = request as FastifyRequest
      const plainReply = reply as FastifyReply
      if (!acceptRequest(plainRequest, plainReply)) return
      try {
        deps.handleUnmatched(plainRequest, plainReply)
      } catch (problem) {
        handleError(problem, plainRequest, plainReply)
      }
    },
  })
  app.decorateRequest('staff', undefined)
  app.decorateRequest('rawBody', '')
  app.decorateRequest('isTurnedAway', false)
  app.setValidatorCompiler(compileValidator)
  registerBodyParsers(app)

  app.addHook('onRequest', (request, reply, done) => {
    if (acceptRequest(request, reply)) done()
  })
  void app.register(cookie)
  app.addHook('onRequest', async (request, reply) => {
    const { rule, limit } = request.routeOptions.config
    requireSameOrigin(request, publicUrl)
    await overload.requireCapacity(request)
    // Responding in this hook, and not in a not-found handler, leaves the body of an unmatched request unread.
    if (!rule) return deps.handleUnmatched(request, reply)
    const { access, needsKey } = rule.config
    if (access !== 'anyone') {
      reply.header('cache-control', 'no-store')
      await requireAccess(guards, access, request)
    }
    const retryAfter = limit?.count(clientAddressOf(request.ip), performance.now())
    if (retryAfter !== undefined) throw new Problem('too-many-requests', { retryAfter })
    if (needsKey) requireIdempotencyKey(request)
  })
  // After these hooks Fastify reads the body, validates params, query and body against their schemas, and calls the handler.
  app.addHook('preValidation', (request, reply, done) => {
    // An upload may be slow, and processing a picture takes time, so its response timeout starts again after the upload.
    if (request.routeOptions.config.rule?.config.bytes) slowReaders.watch(reply.raw)
    done()
  })
  app.addHook('onSend', async (_request, reply) => {
    // Tells the client not to send another request on this connection.
    if (isClosing) reply.header('connection', 'close')
  })
  app.setErrorHandler(handleError)

  /** Returns false when the connection had pipelined too many requests and was closed. */
  function acceptRequest(request: FastifyRequest, reply: FastifyReply): boolean {
    const isStream = request.routeOptions.config.rule?.config.reply?.events !== undefined
    if (!pipelining.accept(request.raw, reply.raw, isStream)) {
      request.raw.socket.destroy()
      return false
    }
    requests.track(request, reply)
    // A stream stays open for hours, so it has no response timeout.
    if (request.routeOptions.config.rule?.config.reply?.isFile) slowReaders.watchFile(reply.raw)
    else if (!isStream) slowReaders.watch(reply.raw)
    return true
  }

  function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (isStorageBroken(error)) deps.onStorageFailure(error)
    const problem = toProblem(error, request)
    metrics.countRefusal(problem.code)
    if (problem.status >= 500 && !request.isTurnedAway)
      request.log.error({ err: error }, `answered ${problem.code}`)
    // A part of the response is already sent. Closing the connection keeps the client from taking it for the whole.
    if (reply.raw.headersSent) return void reply.raw.destroy()
    // Headers that the handler set for its own response must not go out with the problem.
    for (const name of Object.keys(reply.getHeaders())) if (!headers.has(name)) reply.removeHeader(name)
    // The client is still sending the body, and nothing will read it.
    if (unreadBodyCodes.has(problem.code)) reply.header('connection', 'close')
    const rule = request.routeOptions.config.rule
    const isPage = rule?.config.page && request.headers.accept?.includes('text/html')
    if (rule?.onProblem) rule.onProblem(problem, reply)
    else if (isPage && problem.code === 'busy') sendBusyPage(problem, reply)
    else sendProblem(problem, reply)
  }

  function onClientError(error: Error, socket: Parameters<typeof rejectMalformed>[1]): void {
    // An earlier request on this connection is still unanswered, and the client would take this response for its answer.
    if (pipelining.isAnswering(socket)) socket.destroy()
    else rejectMalformed(error, socket, headers)
  }

  async function close(): Promise<void> {
    isClosing = true
    const serversClosed = servers.map(
      (server) => new Promise<void>((resolve) => server.close(() => resolve())),
    )
    await yieldEventLoop()
    const dropTimer = setTimeout(requests.dropPartialRequests, shutdownGrace)
    await requests.allAnswered()
    clearTimeout(dropTimer)
    // Browsers open connections in advance; these idle connections would keep the server from closing.
    for (const server of servers) server.closeAllConnections()
    await Promise.all(serversClosed)
    await app.close()
    slowReaders.stop()
    overload.stop()
  }

  let closing: Promise<void> | undefined
  return {
    ...mountRoutes(app, { rateLimits: deps.rateLimits, overload }),
    countOrdersInFlight: overload.countInFlight,
    isListening: () => servers.some((server) => server.listening),
    async countConnections() {
      const counts = await Promise.all(servers.map(connectionsOf))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    async listen(at) {
      const listening = await listenAt(app, at, () => {
        const server = createHttpServer({ timeouts, headers, onConnection }, (request, response) =>
          app.routing(request, response),
        )
        return server.on('clientError', onClientError)
      })
      servers = listening.servers
      return listening.address
    },
    close: () => (closing ??= close()),
  }
}

function refuseJsonSchema(): never {
  throw new Error('input has a schema of zod (route-rules.ts), and a reply has none')
}
