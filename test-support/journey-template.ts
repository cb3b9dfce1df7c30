// Global setup of Playwright: a restaurant on its first day, with its owner hired, which every journey begins with a copy of.
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { freshDataDir, fromSetup, type FreshPlace } from './databases.ts'
import { startJourneyHost } from './journey-host.ts'

export const ownerPassword = 'the owner of the comal'
/** Before every moment at which a journey starts: no shop has a past in its own future. */
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

/** A copy for one journey. */
export async function firstDay(): Promise<FreshPlace> {
  const dataDir = await freshDataDir()
  await cp(fromSetup('TEST_JOURNEY_TEMPLATE'), dataDir, { recursive: true })
  return { dataDir, databaseUrl: undefined }
}
