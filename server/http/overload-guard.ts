// What happens when more requests come than can be served (trust rule 14): browsing is refused while the event loop or the
// database is behind, orders beyond a number at once, staff never.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import type { Log } from '../observe/log.ts'
import type { Metrics } from '../observe/metrics.ts'
import { createConcurrencyLimit, maxOrdersPerClient } from '../limits/client-limits.ts'

/** In milliseconds. */
const sampleInterval = 20
/**
 * In microseconds. When the thread has worked for longer than this between two looks, the event loop is behind. Its own
 * time is counted and not the clock's: a machine that is busy with other programs is no reason to refuse anybody.
 */
const maxTurnMicros = 60_000
/** So many in a row are a load, and not one costly moment. */
const consecutiveTurns = 3
/**
 * When more than these wait for a connection to the database, it is behind. The event loop may not be: it has ten times
 * as many turns for each order as for each look at the menu, and those who look would take them all.
 */
const maxWaitingForDatabase = 100
/**
 * In milliseconds. A client that asks again as soon as it is refused waits for its refusal, so that a flood cannot take
 * the thread with refusals alone.
 */
const refusalDelay = 500

export interface OverloadGuardDeps {
  readonly log: Log
  readonly metrics: Pick<Metrics, 'countTurnedAway'>
  readonly findStaff: (request: FastifyRequest) => Promise<StaffMember | undefined>
  /** Whether one address is bounded too. */
  readonly limitsPerClient: boolean
  readonly countWaitingForDatabase: () => number
}

export interface OverloadGuard {
  /** Refuses everybody but staff while there is too much to do, where the route is not urgent. */
  requireCapacity(request: FastifyRequest): Promise<void>
  /** Makes a handler that refuses when `most` of its requests are under way. */
  limitConcurrency<Request extends FastifyRequest, Rest extends unknown[]>(
    most: number,
    handle: (request: Request, ...rest: Rest) => Promise<unknown>,
  ): (request: Request, ...rest: Rest) => Promise<unknown>
  /** How many are under way in the handlers that are bounded. */
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
    // Clients that are turned away together must not come back together.
    throw new Problem('busy', { retryAfter: 1 + Math.floor(Math.random() * 3) })
  }

  return {
    async requireCapacity(request) {
      const config = request.routeOptions.config.rule?.config
      if (!isBehind() || config?.urgent || config?.access === 'monitor') return
      // Anybody can ask for a staff route, and send a cookie that looks like the staff's.
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

/** For what happens thousands of times a second: told once a second, with how often. */
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
