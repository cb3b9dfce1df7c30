// Starts what a row attacks, and ends all of it when the row is over, whatever happened.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freshDataDir, freshDatabaseUrl, type Engine } from '../test-support/databases.ts'
import { freePort } from '../test-support/free-port.ts'
import { startPostgres, type Postgres } from '../test-support/postgres.ts'
import { startServer, type Environment, type ServerProcess } from '../test-support/server-process.ts'
import type { FaultPlan } from './gateway-faults.ts'
import type { Hold } from './gateway.ts'

export interface SetUp {
  /** Run when the row is over, in reverse order. */
  later(end: () => unknown): void
}

export async function withSetUp<Result>(work: (setUp: SetUp) => Promise<Result>): Promise<Result> {
  const ends: (() => unknown)[] = []
  // A run that is stopped halfway takes its servers with it; each end begins with a signal, which needs no waiting.
  const endAtExit = () => {
    for (const end of ends.toReversed()) void end()
  }
  process.once('exit', endAtExit)
  try {
    return await work({ later: (end) => void ends.push(end) })
  } finally {
    process.off('exit', endAtExit)
    for (const end of ends.toReversed()) await end()
  }
}

export interface Place {
  readonly engine: Engine
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

export async function freshProofPlace(engine: Engine): Promise<Place> {
  return { engine, dataDir: await freshDataDir(), databaseUrl: await freshDatabaseUrl(engine) }
}

/** A PostgreSQL for one row alone, which syncs as a restaurant's does, unlike the one of the tests. */
export async function ownPostgres(setUp: SetUp): Promise<{ place: Place; postgres: Postgres }> {
  const postgres = await startPostgres([])
  setUp.later(() => postgres.stop())
  const databaseUrl = await postgres.createDatabase()
  return { place: { engine: 'postgres', dataDir: await freshDataDir(), databaseUrl }, postgres }
}

export interface Restaurant {
  readonly url: string
  /** Starts the server, and returns how long it took to report that it is ready. */
  open(): Promise<{ server: ServerProcess; tookMs: number }>
}

/** A server that can be ended and opened again at the same address: its clients find it there. */
export async function prepareRestaurant(
  setUp: SetUp,
  place: Place,
  env: Environment = {},
): Promise<Restaurant> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let current: ServerProcess | undefined
  setUp.later(() => current?.kill())
  return {
    url,
    async open() {
      const began = performance.now()
      const server = await startServer(
        {
          DATA_DIR: place.dataDir,
          DATABASE_URL: place.databaseUrl,
          OWNER_PASSWORD: ownerPassword,
          PORT: String(port),
          ...env,
        },
        'proof/server.ts',
      )
      current = server
      const ready = await fetch(`${url}/readyz`)
      if (ready.status !== 200) throw new Error(`the server says ${ready.status} when asked if it can serve`)
      return { server, tookMs: performance.now() - began }
    },
  }
}

/** Two servers of one restaurant, both open. */
export async function openPair(
  setUp: SetUp,
  place: Place,
  env: Environment,
): Promise<readonly [Restaurant, Restaurant]> {
  const pair = await Promise.all([prepareRestaurant(setUp, place, env), prepareRestaurant(setUp, place, env)])
  for (const restaurant of pair) await restaurant.open()
  return pair
}

export const ownerPassword = 'password of the proof'

export interface Gateway {
  readonly url: string
  /** Every hold in the gateway's book. */
  readBook(): Promise<readonly Hold[]>
  /** The keys of the declined cards, once for each attempt. */
  readDeclined(): Promise<readonly string[]>
  /** Sets how the gateway fails from now on. */
  follow(plan: FaultPlan): Promise<void>
  /** How often each fault struck. */
  readStruck(): Promise<Readonly<Record<string, number>>>
}

/** The gateway in a process of its own. */
export async function startGateway(setUp: SetUp): Promise<Gateway> {
  const child = spawn(process.execPath, [new URL('gateway.ts', import.meta.url).pathname], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  setUp.later(() => child.kill('SIGKILL'))
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  const url = printed.toString().trim()
  const read = async <Answer>(what: string) => (await (await fetch(`${url}/${what}`)).json()) as Answer
  return {
    url,
    readBook: () => read<Hold[]>('book'),
    readDeclined: () => read<string[]>('declined'),
    follow: async (plan) => void (await fetch(`${url}/plan`, { method: 'POST', body: JSON.stringify(plan) })),
    readStruck: () => read<Record<string, number>>('struck'),
  }
}
