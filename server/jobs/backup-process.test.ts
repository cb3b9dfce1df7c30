// What the process that makes a backup is told, and what not.
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { longest } from '../../test-support/backups.ts'
import { freshDataDir, migratedPlace } from '../../test-support/databases.ts'
import { backupEnvironment, runBackup } from './backup-process.ts'

const signal = new AbortController().signal

test('the process knows what PostgreSQL’s driver needs, and no secret of the outside world', () => {
  const environment = {
    PATH: '/bin',
    HOME: '/srv/burritoful',
    PGPASSWORD: 'of the database',
    PGSSLROOTCERT: '/etc/ca.pem',
    NODE_EXTRA_CA_CERTS: '/etc/ca.pem',
    DATABASE_URL: 'postgres://user:password@host/name',
    STRIPE_SECRET_KEY: 'sk_live_1',
    SMTP_URL: 'smtps://user:password@host',
  }
  const { HOME, PGPASSWORD, PGSSLROOTCERT, NODE_EXTRA_CA_CERTS } = environment
  const own = { MALLOC_ARENA_MAX: '1' }
  expect(backupEnvironment(environment, { dataDir: '.' })).toEqual(own)
  expect(backupEnvironment(environment, { dataDir: '.', databaseUrl: 'postgres:///name' })).toEqual({
    ...own,
    HOME,
    PGPASSWORD,
    PGSSLROOTCERT,
    NODE_EXTRA_CA_CERTS,
  })
})

test(
  'R73 a backup of a PostgreSQL that only the environment names',
  async () => {
    const { dataDir, databaseUrl } = await migratedPlace('postgres')
    const { hostname, port, username, password, pathname } = new URL(databaseUrl ?? '')
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('PGHOST', hostname)
    vi.stubEnv('PGPORT', port)
    vi.stubEnv('PGUSER', username)
    vi.stubEnv('PGPASSWORD', password)
    const place = { dataDir, databaseUrl: `postgres://${pathname}` }
    const file = path.join(await freshDataDir(), 'tonight.db')
    expect(await runBackup({ place, file, spareBytes: 0, triesRestore: false }, signal)).toMatchObject({
      fault: null,
    })
  },
  longest,
)
