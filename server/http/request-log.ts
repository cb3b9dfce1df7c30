// One line of the log and one count for each request, when its answer is taken or its connection gone.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../observe/metrics.ts'
import type { RouteRule } from './route-rules.ts'

export interface RequestLog {
  track(request: FastifyRequest, reply: FastifyReply): void
  /** Resolves when nobody waits for an answer, or for the rest of one. */
  allAnswered(): Promise<void>
  /** Ends the connections of requests that have not arrived whole. */
  dropPartialRequests(): void
}

/** As nginx has it: whoever asked went away before there was an answer. */
const clientClosedRequest = 499

export function createRequestLog(metrics: Pick<Metrics, 'observeRequest'>): RequestLog {
  const inFlight = new Set<FastifyRequest>()
  let onAllAnswered = () => {}

  function finish(request: FastifyRequest, { raw }: FastifyReply, startedAt: number): void {
    inFlight.delete(request)
    if (inFlight.size === 0) onAllAnswered()
    // Summed up elsewhere: a line each would be the next flood.
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
      // A browser that is gone; 'close' follows.
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

/** The files of the page have new names with every build, and nobody wants to know of one alone. */
function routeLabelOf(url = 'unknown', rule?: RouteRule): string {
  return rule?.config.page && url.startsWith('/assets/') ? '/assets/*' : url
}

/** A file that the page asks for by itself, a dozen of them at every visit. */
function isPageAsset(url?: string, rule?: RouteRule): boolean {
  return rule?.config.page === true && url !== '/'
}
