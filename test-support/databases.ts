// New, empty databases for tests; the same test runs once on each engine.
import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
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

/** Without tables, as on the day of the installation. */
export async function freshPlace(engine: Engine): Promise<FreshPlace> {
  return { dataDir: await freshDataDir(), databaseUrl: await freshDatabaseUrl(engine) }
}

/** With this version's tables, all empty. A copy of the template, because a ledger cannot be emptied. */
export async function migratedPlace(engine: Engine): Promise<FreshPlace> {
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

/** Runs at the end of a test, when its servers have closed. Nothing awaits it: leftovers go when PostgreSQL is deleted. */
export function dropDatabases(): void {
  for (const url of created.splice(0)) dropDatabase(fromSetup('TEST_POSTGRES_URL'), url).catch(() => {})
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
