// What a monitor wants to know, counted in this process and told as Prometheus text.
import { monitorEventLoopDelay, type Histogram } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { version } from '../version.ts'

export interface Metrics {
  orderPlaced(): void
  refused(code: string): void
  /** Before it was looked at, since there was too much to do. */
  turnedAway(kind: string): void
  answered(route: string, status: number, seconds: number): void
  /** Something that is read only when somebody asks. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** A gauge that cannot be read is NaN: the counters matter most while the database is down. */
  text(patienceMs?: number): Promise<string>
  /** Looks at the event loop no longer. */
  close(): void
}

/** In seconds: an order should take a few milliseconds, and is in trouble from half a second on. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** How often the event loop is looked at, in milliseconds. */
const loopInterval = 20
/** Monitors give up after ten seconds, as a rule. */
const longestRead = 3_000
/** So far back the gauge of the event loop looks at least. */
const oneMinute = 60_000

/**
 * Node notes the time from one look at the event loop to the next; what is beyond the interval between them is the delay.
 * It begins anew by the clock and not by who asks: two monitors see the same.
 */
export function createDelayGauge(
  intervals: Pick<Histogram, 'count' | 'percentile' | 'reset'>,
  intervalMs: number,
): (now: number) => number {
  let began: number | undefined
  let last = 0
  return (now) => {
    began ??= now
    const seen = intervals.count === 0 ? 0 : intervals.percentile(99) / 1e9 - intervalMs / 1e3
    const delay = Math.max(0, last, seen)
    if (now - began >= oneMinute) {
      began = now
      last = Math.max(0, seen)
      intervals.reset()
    }
    return delay
  }
}

interface Answers {
  readonly byStatus: Map<number, number>
  /** How many took no longer than each of the buckets, and longer than the one before. */
  readonly counts: number[]
  sum: number
  count: number
}

export function createMetrics(): Metrics {
  let orders = 0
  const refusals = new Map<string, number>()
  const turnedAway = new Map<string, number>()
  const answers = new Map<string, Answers>()
  const gauges: { name: string; help: string; read: () => number | Promise<number> }[] = []
  const intervals = monitorEventLoopDelay({ resolution: loopInterval })
  intervals.enable()
  const loopDelay = createDelayGauge(intervals, loopInterval)

  function answersOf(route: string): Answers {
    const known = answers.get(route)
    if (known) return known
    const none = { byStatus: new Map<number, number>(), counts: buckets.map(() => 0), sum: 0, count: 0 }
    answers.set(route, none)
    return none
  }

  return {
    orderPlaced: () => void (orders += 1),
    refused: (code) => void refusals.set(code, (refusals.get(code) ?? 0) + 1),
    turnedAway: (kind) => void turnedAway.set(kind, (turnedAway.get(kind) ?? 0) + 1),
    answered(route, status, seconds) {
      const ofRoute = answersOf(route)
      ofRoute.byStatus.set(status, (ofRoute.byStatus.get(status) ?? 0) + 1)
      const at = buckets.findIndex((bound) => seconds <= bound)
      if (at >= 0) ofRoute.counts[at] = (ofRoute.counts[at] ?? 0) + 1
      ofRoute.sum += seconds
      ofRoute.count += 1
    },
    gauge: (name, help, read) => void gauges.push({ name, help, read }),
    async text(patienceMs = longestRead) {
      const told = [
        family('burritoful_orders_total', 'counter', 'Orders placed by this server.', [['', orders]]),
        family(
          'burritoful_refusals_total',
          'counter',
          'Requests refused, by the code of the problem.',
          [...refusals].map(([code, count]) => [labels({ code }), count]),
        ),
        family(
          'burritoful_turned_away_total',
          'counter',
          'Requests asked to come back since there was too much to do, by kind.',
          [...turnedAway].map(([kind, count]) => [labels({ kind }), count]),
        ),
        family(
          'burritoful_requests_total',
          'counter',
          'Requests answered, by route and status.',
          [...answers].flatMap(([route, { byStatus }]) =>
            [...byStatus].map(([status, count]) => [labels({ route, status }), count] as const),
          ),
        ),
        histogramFamily('burritoful_request_seconds', 'Time to answer, by route.', answers),
        family('process_resident_memory_bytes', 'gauge', 'Memory of this server.', [
          ['', process.memoryUsage.rss()],
        ]),
        family('burritoful_event_loop_delay_seconds', 'gauge', 'Delay of the event loop, 99th percentile.', [
          ['', loopDelay(Date.now())],
        ]),
        family('burritoful_build_info', 'gauge', 'The version of this server.', [[labels({ version }), 1]]),
      ]
      const values = await Promise.all(gauges.map(({ read }) => readInTime(read, patienceMs)))
      for (const [at, { name, help }] of gauges.entries())
        told.push(family(name, 'gauge', help, [['', values[at] ?? NaN]]))
      return told.join('')
    },
    close: () => void intervals.disable(),
  }
}

/** NaN, in Prometheus' own words, where the database is down or takes too long. */
async function readInTime(read: () => number | Promise<number>, patienceMs: number): Promise<number> {
  const tooLong = new AbortController()
  const late = wait(patienceMs, NaN, { signal: tooLong.signal, ref: false }).catch(() => NaN)
  const value = Promise.resolve()
    .then(read)
    .catch(() => NaN)
  return Promise.race([value, late]).finally(() => tooLong.abort())
}

function family(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  samples: readonly (readonly [labels: string, value: number])[],
): string {
  const lines = samples.map(([label, value]) => `${name}${label} ${value}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function histogramFamily(name: string, help: string, times: ReadonlyMap<string, Answers>): string {
  const lines = [...times].flatMap(([route, { counts, sum, count }]) => {
    let below = 0
    const steps = buckets.map((bound, at) => {
      below += counts[at] ?? 0
      return `${name}_bucket${labels({ route, le: bound })} ${below}\n`
    })
    return [
      ...steps,
      `${name}_bucket${labels({ route, le: '+Inf' })} ${count}\n`,
      `${name}_sum${labels({ route })} ${sum}\n`,
      `${name}_count${labels({ route })} ${count}\n`,
    ]
  })
  return `# HELP ${name} ${help}\n# TYPE ${name} histogram\n${lines.join('')}`
}

function labels(values: Readonly<Record<string, string | number>>): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  return `{${pairs.join(',')}}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
