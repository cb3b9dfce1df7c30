// Load shedding (trust rule 14): browsing is refused while the event loop or the database is behind, orders are refused above
// a number of concurrent ones, and staff are never refused.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import type { Log } from '../observe/log.ts'
import type { Metrics } from '../observe/metrics.ts'
import { createConcurrencyLimit, maxOrdersPerClient } from '../limits/client-limits.ts'

/** The interval between two samples of the CPU time, in milliseconds. */
const sampleInterval = 20
/**
 * In microseconds. The event loop is behind when the thread has used more CPU time than this between two samples. Wall-clock
 * time would not do: a machine that is busy with other programs is no reason to refuse requests.
 */
const maxTurnMicros = 60_000
/** This many long samples in a row are an overload; a single long sample may be one costly request. */
const consecutiveTurns = 3
/**
 * The database is behind when more queries than this wait for a connection. The event loop may be idle then. A look at the menu
 * takes no connection of its own, since all of them share one read of the shop, and neither do questions for times that wait
 * for that read: what waits are mostly orders, which more browsing would keep waiting.
 */
const maxWaitingForDatabase = 100
/**
 * In milliseconds. A refusal is sent after this delay, so that clients that retry immediately cannot keep the thread busy with
 * refusals alone (back-pressure).
 */
const refusalDelay = 500

export interface OverloadGuardDeps {
  readonly log: Log
  readonly metrics: Pick<Metrics, 'countTurnedAway'>
  readonly findStaff: (request: FastifyRequest) => Promise<StaffMember | undefined>
  /** Whether the orders of one client address are limited, too. */
  readonly limitsPerClient: boolean
  readonly countWaitingForDatabase: () => number
}

export interface OverloadGuard {
  /** While the server is overloaded, refuses requests to routes that are not urgent, except from staff. */
  requireCapacity(request: FastifyRequest): Promise<void>
  /** Wraps a handler so that it refuses requests while `most` of them are in flight. */
  limitConcurrency<Request extends FastifyRequest, Rest extends unknown[]>(
    most: number,
    handle: (request: Request, ...rest: Rest) => Promise<unknown>,
  ): (request: Request, ...rest: Rest) => Promise<unknown>
  /** The number of requests in flight in all handlers with a concurrency limit. */
  countInFlight(): number
  stop(): void
}

export function createOverloadGuard(deps: OverloadGuardDeps): OverloadGuard {
  const { log, metrics, findStaff, limitsPerClient, countWaitingForDatabase } = deps
  let longTurns = 0
  let before = process.threadCpuUsage()
  let inFlight = 0
  const sampleTimer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longTurns = user + system > maxTurnMicros ? longTurns + 1 : 0
  }, sampleInterval).unref()

  const isBehind = () => longTurns >= consecutiveTurns || countWaitingForDatabase() > maxWaitingForDatabase

  const report = summarizeEverySecond((count) =>
    log.warn(`too much to do: ${count} requests were asked to come back`),
  )

  async function turnAway(request: FastifyRequest, kind: 'browse' | 'order'): Promise<never> {
    request.isTurnedAway = true
    metrics.countTurnedAway(kind)
    report()
    await wait(refusalDelay)
    // The random part (jitter) keeps clients that were refused together from retrying together.
    throw new Problem('busy', { retryAfter: 1 + Math.floor(Math.random() * 3) })
  }

  return {
    async requireCapacity(request) {
      const config = request.routeOptions.config.rule?.config
      if (!isBehind() || config?.urgent || config?.access === 'monitor') return
      // The route and the presence of a cookie prove nothing, since anybody can send both; the session must exist.
      if (request.headers.cookie && (await findStaff(request))) return
      await turnAway(request, 'browse')
    },
    limitConcurrency(most, handle) {
      let running = 0
      const clients = createConcurrencyLimit(limitsPerClient ? maxOrdersPerClient : Infinity)
      return async (request, ...rest) => {
        const release = running < most ? clients.take(request.ip) : undefined
        if (!release) return turnAway(request, 'order')
        running += 1
        inFlight += 1
        try {
          return await handle(request, ...rest)
        } finally {
          running -= 1
          inFlight -= 1
          release()
        }
      }
    },
    countInFlight: () => inFlight,
    stop: () => clearInterval(sampleTimer),
  }
}

/** Batches events that may come thousands of times a second into one report per second, with their number. */
function summarizeEverySecond(report: (count: number) => void): () => void {
  let count = 0
  return () => {
    count += 1
    if (count > 1) return
    setTimeout(() => {
      report(count)
      count = 0
    }, 1_000).unref()
  }
}
