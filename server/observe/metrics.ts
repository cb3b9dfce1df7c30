// The metrics of this process, as Prometheus text.
import { monitorEventLoopDelay, type Histogram as Intervals } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { version } from '../version.ts'
import { minute } from '#domain/basics/time-units.ts'

export interface Metrics {
  countOrder(): void
  countRefusal(code: string): void
  /** Counts a request that the overload guard refused. */
  countTurnedAway(kind: string): void
  observeRequest(route: string, status: number, seconds: number): void
  /** Adds a gauge whose value is read for each scrape. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** A gauge that cannot be read is NaN, so that the counters are available while the database is down. */
  text(): Promise<string>
  /** Stops watching the event loop. */
  close(): void
}

/** In seconds: an order should take a few milliseconds, and more than half a second is a problem. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The sampling interval of the event loop, in milliseconds. */
const loopInterval = 20
/** Prometheus gives up after ten seconds by default. */
const readTimeout = 3_000

/**
 * Node records the time between two samples of the event loop; the part beyond the sampling interval is the delay. The
 * histogram is reset once a minute and not by a scrape, so that two monitors see the same values.
 */
export function createDelayGauge(
  intervals: Pick<Intervals, 'count' | 'percentile' | 'reset'>,
  intervalMs: number,
): (now: number) => number {
  let windowStart: number | undefined
  let previous = 0
  return (now) => {
    windowStart ??= now
    const current = intervals.count === 0 ? 0 : intervals.percentile(99) / 1e9 - intervalMs / 1e3
    const delay = Math.max(0, previous, current)
    // The previous minute's value is kept, so the gauge covers at least one minute.
    if (now - windowStart >= minute) {
      windowStart = now
      previous = Math.max(0, current)
      intervals.reset()
    }
    return delay
  }
}

/** `timeoutMs` limits the reading of each gauge. */
export function createMetrics(timeoutMs = readTimeout): Metrics {
  // prom-client's default registry is shared, but one process may open several servers.
  const registry = new Registry()
  const registers = [registry]
  const orders = new Counter({
    name: 'burritoful_orders_total',
    help: 'Orders placed by this server.',
    registers,
  })
  const refusals = new Counter({
    name: 'burritoful_refusals_total',
    help: 'Requests refused, by the code of the problem.',
    labelNames: ['code'],
    registers,
  })
  const turnedAway = new Counter({
    name: 'burritoful_turned_away_total',
    help: 'Requests asked to come back since there was too much to do, by kind.',
    labelNames: ['kind'],
    registers,
  })
  const requests = new Counter({
    name: 'burritoful_requests_total',
    help: 'Requests answered, by route and status.',
    labelNames: ['route', 'status'],
    registers,
  })
  const times = new Histogram({
    name: 'burritoful_request_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['route'],
    buckets,
    registers,
  })
  const gauge: Metrics['gauge'] = (name, help, read) =>
    void new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await readWithTimeout(read, timeoutMs))
      },
    })
  const intervals = monitorEventLoopDelay({ resolution: loopInterval })
  intervals.enable()
  const loopDelay = createDelayGauge(intervals, loopInterval)
  gauge('process_resident_memory_bytes', 'Memory of this server.', () => process.memoryUsage.rss())
  gauge('burritoful_event_loop_delay_seconds', 'Delay of the event loop, 99th percentile.', () =>
    loopDelay(Date.now()),
  )
  new Gauge({
    name: 'burritoful_build_info',
    help: 'The version of this server.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1)

  return {
    countOrder: () => orders.inc(),
    countRefusal: (code) => refusals.inc({ code }),
    countTurnedAway: (kind) => turnedAway.inc({ kind }),
    observeRequest(route, status, seconds) {
      requests.inc({ route, status })
      times.observe({ route }, seconds)
    },
    gauge,
    text: () => registry.metrics(),
    close: () => void intervals.disable(),
  }
}

/** Returns NaN, as Prometheus expects, when the database is down or too slow. */
async function readWithTimeout(read: () => number | Promise<number>, timeoutMs: number): Promise<number> {
  const timeout = new AbortController()
  const timedOut = wait(timeoutMs, NaN, { signal: timeout.signal, ref: false }).catch(() => NaN)
  const value = Promise.resolve()
    .then(read)
    .catch(() => NaN)
  return Promise.race([value, timedOut]).finally(() => timeout.abort())
}
