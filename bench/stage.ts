// What the rows measure: a server started as a person starts it, on a database of its own, and what it takes of the
// machine.
import { mkdtemp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer, type Environment, type ServerProcess } from '../test-support/server-process.ts'
import type { Stage } from './row.ts'

export const ownerPassword = 'password of the bench'

export interface BenchPlace {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

export async function freshBenchPlace({ engine, postgres }: Stage): Promise<BenchPlace> {
  const dataDir = await mkdtemp(path.join(postgres.folder, 'bench-'))
  return { dataDir, databaseUrl: engine === 'postgres' ? await postgres.createDatabase() : undefined }
}

export interface Shop {
  readonly server: ServerProcess
  readonly url: string
  readonly place: BenchPlace
}

export async function openShop(stage: Stage, place?: BenchPlace, env: Environment = {}): Promise<Shop> {
  const at = place ?? (await freshBenchPlace(stage))
  const server = await startServer({
    DATA_DIR: at.dataDir,
    DATABASE_URL: at.databaseUrl,
    OWNER_PASSWORD: ownerPassword,
    // All checks are on. The customers name an address each, as if they came through a proxy.
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'loopback',
    // Its own, in its data folder, as a person's.
    NODE_COMPILE_CACHE: undefined,
    ...env,
  })
  stage.later(() => server.kill())
  return { server, url: server.url, place: at }
}

/** While something else is measured, these servers must not go on sending mails. */
export async function whileFrozen<Result>(
  shops: readonly Pick<Shop, 'server'>[],
  work: () => Promise<Result>,
): Promise<Result> {
  for (const { server } of shops) server.freeze()
  try {
    return await work()
  } finally {
    for (const { server } of shops) server.thaw()
  }
}

/** Milliseconds of the cores that a process has used since it began; Linux tells it in hundredths of a second. */
async function cpuOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Megabytes of memory that a process holds. */
export async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

/** Waits until the server has taken the money and sent the mails of all that was ordered: until its CPU is idle. */
export async function untilIdle({ server }: Pick<Shop, 'server'>, longestMs = 60_000): Promise<boolean> {
  const deadline = performance.now() + longestMs
  while (performance.now() < deadline) {
    const before = await cpuOf(server.child.pid)
    await wait(500)
    if ((await cpuOf(server.child.pid)) - before <= 20) return true
  }
  return false
}
