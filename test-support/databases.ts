// New, empty databases for tests; the same test runs once on each engine.
import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { borrowDatabase, returnDatabase } from './lent-database.ts'
import { createDatabase, dropDatabase } from './postgres.ts'
import { isWholeRun } from './scope.ts'

/** For tests of SQL that differs between the engines. */
export const bothEngines = ['sqlite', 'postgres'] as const
export type Engine = (typeof bothEngines)[number]
/** For tests of rules, which npm test proves on SQLite and npm run test:all on both. */
export const engines: readonly Engine[] = isWholeRun ? bothEngines : ['sqlite']

/** Without a databaseUrl the database is SQLite in dataDir. */
export interface FreshPlace {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** The time zone of the tests' restaurant. */
export const timeZone = 'America/Los_Angeles'

/** Without any tables: as on the day on which a restaurant is installed. */
export async function freshPlace(engine: Engine): Promise<FreshPlace> {
  return { dataDir: await freshDataDir(), databaseUrl: await freshDatabaseUrl(engine) }
}

/** With the tables of this version, and nobody in it. On PostgreSQL the worker's database, which the next test gets too. */
export async function migratedPlace(engine: Engine): Promise<FreshPlace> {
  if (engine === 'sqlite') return ownPlace(engine)
  const databaseUrl = await borrowDatabase(
    fromSetup('TEST_POSTGRES_URL'),
    fromSetup('TEST_MIGRATED_DATABASE'),
  )
  return databaseUrl ? { dataDir: await freshDataDir(), databaseUrl } : ownPlace(engine)
}

/** The same, in a database of its own, for a test that changes tables or reads query plans. */
export async function ownPlace(engine: Engine): Promise<FreshPlace> {
  const dataDir = await freshDataDir()
  if (engine === 'postgres') {
    return { dataDir, databaseUrl: await createOwnDatabase(fromSetup('TEST_MIGRATED_DATABASE')) }
  }
  await cp(fromSetup('TEST_MIGRATED_FOLDER'), dataDir, { recursive: true })
  return { dataDir, databaseUrl: undefined }
}

export async function freshDatabaseUrl(engine: 'postgres'): Promise<string>
export async function freshDatabaseUrl(engine: Engine): Promise<string | undefined>
export async function freshDatabaseUrl(engine: Engine): Promise<string | undefined> {
  return engine === 'postgres' ? createOwnDatabase() : undefined
}

const created: string[] = []

async function createOwnDatabase(template?: string): Promise<string> {
  const url = await createDatabase(fromSetup('TEST_POSTGRES_URL'), template)
  created.push(url)
  return url
}

/** At the end of a test, when its servers have closed. */
export async function giveBackDatabases(): Promise<void> {
  for (const url of created.splice(0)) await dropDatabase(fromSetup('TEST_POSTGRES_URL'), url)
  await returnDatabase()
}

/** The folder is removed with all others at the end of the run. */
export function freshDataDir(): Promise<string> {
  return mkdtemp(join(fromSetup('TEST_FILES'), 'data-'))
}

export function fromSetup(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: test-support/global-setup.ts must run before the tests.`)
  return value
}
