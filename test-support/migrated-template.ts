// Global setup of Vitest: migrates one database of each engine. A test that needs tables copies it, which takes a tenth of
// the time of migrating; the migrations have tests of their own.
import { join } from 'node:path'
import { openDatabase } from '../server/db/engine/open.ts'
import { fromSetup } from './databases.ts'
import { createDatabase } from './postgres.ts'

export default async function setUp(): Promise<void> {
  const dataDir = join(fromSetup('TEST_FILES'), 'migrated')
  const databaseUrl = await createDatabase(fromSetup('TEST_POSTGRES_URL'))
  for (const url of [undefined, databaseUrl]) {
    const db = await openDatabase({ dataDir, databaseUrl: url })
    await db.close()
  }
  // The workers inherit these variables.
  process.env['TEST_MIGRATED_FOLDER'] = dataDir
  process.env['TEST_MIGRATED_DATABASE'] = new URL(databaseUrl).pathname.slice(1)
}
