// Global setup of Playwright: a restaurant on its first day, with its owner's account. Every journey starts with a copy.
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { freshDataDir, fromSetup, type FreshPlace } from './databases.ts'
import { startJourneyHost } from './journey-host.ts'
import { runSql } from './run-sql.ts'

export const ownerPassword = 'the owner of the comal'
/** Earlier than the start of every journey, so that no stored time lies in a journey's future. */
const firstMorning = '2026-11-01T20:00:00Z'

export default async function setUp(): Promise<void> {
  const dataDir = join(fromSetup('TEST_FILES'), 'journey-template')
  const host = startJourneyHost()
  const env = { DATA_DIR: dataDir, OWNER_PASSWORD: ownerPassword }
  const server = await host.open(env, Date.parse(firstMorning) - Date.now())
  await server.stop()
  await host.end()
  // The workers inherit it.
  process.env['TEST_JOURNEY_TEMPLATE'] = dataDir
}

/** A copy for one journey, installed when it begins: weeks without a backup would be an alarm (R72). */
export async function firstDay(startsAt = new Date()): Promise<FreshPlace> {
  const dataDir = await freshDataDir()
  await cp(fromSetup('TEST_JOURNEY_TEMPLATE'), dataDir, { recursive: true })
  const place = { dataDir, databaseUrl: undefined }
  await runSql(place, `update migrations set applied_at = '${startsAt.toISOString()}'`)
  return place
}
