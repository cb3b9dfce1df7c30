// Writes a log line and counts a metric for each request, once its response is sent or its connection is closed.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../observe/metrics.ts'
import type { RouteRule } from './route-rules.ts'

export interface RequestLog {
  track(request: FastifyRequest, reply: FastifyReply): void
  /** Resolves when no request waits for its response or the rest of it. */
  allAnswered(): Promise<void>
  /** Closes the connections of requests that are only partly received. */
  dropPartialRequests(): void
}

/** The status that nginx logs when the client disconnected before the response. */
const clientClosedRequest = 499

export function createRequestLog(metrics: Pick<Metrics, 'observeRequest'>): RequestLog {
  const inFlight = new Set<FastifyRequest>()
  let onAllAnswered = () => {}

  function finish(request: FastifyRequest, { raw }: FastifyReply, startedAt: number): void {
    inFlight.delete(request)
    if (inFlight.size === 0) onAllAnswered()
    // The overload guard logs a sum of these requests; a line for each of them would add to the overload.
    if (request.isTurnedAway) return
    const { url, config } = request.routeOptions
    const route = routeLabelOf(url, config.rule)
    const status = raw.headersSent ? raw.statusCode : clientClosedRequest
    const ms = performance.now() - startedAt
    metrics.observeRequest(route, status, ms / 1000)
    const level = isPageAsset(url, config.rule) ? 'debug' : 'info'
    request.log[level]({ method: request.method, route, status, ms: Math.round(ms * 10) / 10 }, 'request')
  }

  return {
    track(request, reply) {
      const startedAt = performance.now()
      inFlight.add(request)
      reply.raw.once('close', () => finish(request, reply, startedAt))
      // The browser disconnected; the 'close' event follows.
      reply.raw.on('error', () => {})
    },
    async allAnswered() {
      if (inFlight.size > 0) await new Promise<void>((resolve) => (onAllAnswered = resolve))
    },
    dropPartialRequests() {
      for (const { raw } of inFlight) if (!raw.complete) raw.socket.destroy()
    },
  }
}

/** The files of the page share one label: their names change with every build, and would add metrics without end. */
function routeLabelOf(url = 'unknown', rule?: RouteRule): string {
  return rule?.config.page && url.startsWith('/assets/') ? '/assets/*' : url
}

/** Whether the page loads this file itself; every visit loads a dozen of them. */
function isPageAsset(url?: string, rule?: RouteRule): boolean {
  return rule?.config.page === true && url !== '/'
}
