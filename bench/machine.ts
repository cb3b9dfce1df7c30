// Describes the machine of the figures: ratios compare across machines, milliseconds do not.
import { cpus, loadavg, release, totalmem } from 'node:os'
import SqliteConnection from 'better-sqlite3'
import pg from 'pg'

export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memoryGb: number
  readonly system: string
  readonly node: string
  readonly sqlite: string
  readonly postgres: string
  /** The load average before the run, from other processes. */
  readonly load: number
}

export async function describeMachine(adminUrl: string): Promise<Machine> {
  const client = new pg.Client(adminUrl)
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  const memory = new SqliteConnection(':memory:')
  const sqlite = memory.prepare('select sqlite_version()').pluck().get() as string
  memory.close()
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()}`,
    node: process.versions.node,
    sqlite,
    postgres: rows[0]?.server_version ?? 'unknown',
    load: loadavg()[0] ?? Number.NaN,
  }
}

export function formatMachine(machine: Machine): string {
  const { cpu, cores, memoryGb, system, node, sqlite, postgres, load } = machine
  return (
    `${cpu}, ${cores} cores, ${memoryGb} GB; ${system}; Node ${node}, SQLite ${sqlite}, PostgreSQL ${postgres}; ` +
    `load average ${load.toFixed(1)} before the run`
  )
}
