// Global setup of Vitest and Playwright: starts PostgreSQL once for all tests, and passes on its address.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from './postgres.ts'

export default async function setUp(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const files = join(postgres.folder, 'files')
  await mkdir(files, { mode: 0o700 })
  // The workers inherit these variables.
  process.env['TEST_POSTGRES_URL'] = postgres.adminUrl
  process.env['TEST_FILES'] = files
  return () => postgres.stop()
}
