// New, empty databases for tests: the same test runs once on each engine.
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { createDatabase } from './postgres.ts'

export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

/** Without a databaseUrl the database is SQLite in dataDir. */
export interface FreshPlace {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly timeZone: string
}

/** The time zone of the tests' restaurant. */
export const timeZone = 'America/Los_Angeles'

export async function freshPlace(engine: Engine): Promise<FreshPlace> {
  return { dataDir: await freshDataDir(), databaseUrl: await freshDatabaseUrl(engine), timeZone }
}

export async function freshDatabaseUrl(engine: 'postgres'): Promise<string>
export async function freshDatabaseUrl(engine: Engine): Promise<string | undefined>
export async function freshDatabaseUrl(engine: Engine): Promise<string | undefined> {
  return engine === 'postgres' ? createDatabase(fromSetup('TEST_POSTGRES_URL')) : undefined
}

/** The folder is removed with all others at the end of the run. */
export function freshDataDir(): Promise<string> {
  return mkdtemp(join(fromSetup('TEST_FILES'), 'data-'))
}

function fromSetup(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: test-support/global-setup.ts must run before the tests.`)
  return value
}
