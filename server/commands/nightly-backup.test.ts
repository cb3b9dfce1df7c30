// The nightly backup as deploy/burritoful-backup.service runs it: the newest stay, and nothing else is touched.
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { longest } from '../../test-support/backups.ts'
import { bothEngines, freshDataDir, migratedPlace } from '../../test-support/databases.ts'
import { deleteOlderBackups } from './create-backup.ts'
import { restoreBackup } from '../db/copies/load.ts'

const unit = readFileSync('deploy/burritoful-backup.service', 'utf8')
const command = /^ExecStart=\S+ (.*)$/m.exec(unit)?.[1]?.split(' ') ?? []

/** As backups of 1995 are called. */
const earlier = (day: number) => `burritoful-1995-11-${String(day).padStart(2, '0')}T04-30-00.db`

describe.each(bothEngines)('the nightly backup of %s', (engine) => {
  test('can be restored, and takes the place of the oldest', { timeout: longest }, async () => {
    const place = await migratedPlace(engine)
    const folder = path.join(await freshDataDir(), 'backups')
    mkdirSync(folder)
    const old = Array.from({ length: 20 }, (_, at) => earlier(at + 1))
    for (const name of [...old, 'by-hand.db']) writeFileSync(path.join(folder, name), '')
    const args = command.map((word) => (word === '/var/backups/burritoful' ? folder : word))
    const env = { PATH: process.env['PATH'], DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    expect(stdout).toContain('7 older deleted')
    const left = readdirSync(folder).toSorted()
    expect(left).toHaveLength(14 + 1)
    expect(left.slice(0, 13)).toEqual(old.slice(7))
    expect(left[14]).toBe('by-hand.db')
    const target = await freshDataDir()
    await restoreBackup(path.join(folder, left[13] ?? ''), { dataDir: target })
  })
})

test('a backup is never among those that it deletes, whatever the clock says', async () => {
  const folder = await freshDataDir()
  for (const day of [1, 2, 3]) writeFileSync(path.join(folder, earlier(day)), '')
  expect(await deleteOlderBackups(path.join(folder, earlier(1)), 2)).toBe(1)
  expect(readdirSync(folder).toSorted()).toEqual([earlier(1), earlier(3)])
})

test('a copy that failed its check goes with the backups of its time, and a newer one stays', async () => {
  const folder = await freshDataDir()
  const failed = [earlier(1), earlier(3)].map((name) => `${name}.unproved`)
  for (const name of [...failed, earlier(2), earlier(4)]) writeFileSync(path.join(folder, name), '')
  expect(await deleteOlderBackups(path.join(folder, earlier(4)), 2)).toBe(0)
  expect(readdirSync(folder).toSorted()).toEqual([earlier(2), `${earlier(3)}.unproved`, earlier(4)])
})

test.each([['--keep', '0'], ['--keep', 'all'], ['--keep', '3', 'copy.db'], ['--nightly']])(
  '%s %s is refused with a sentence, and no backup is made',
  async (...args) => {
    const { dataDir } = await migratedPlace('sqlite')
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
    const words = args.filter((word) => word !== undefined)
    const run = promisify(execFile)(process.execPath, ['server/commands/backup.ts', ...words], { env })
    await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('--keep') as string })
    expect(readdirSync(dataDir)).not.toContain('backups')
  },
)

test('the backup is as locked in as the server', () => {
  const server = readFileSync('deploy/burritoful.service', 'utf8')
  const rules = server.match(
    /^(?:Protect|Private|Restrict|SystemCall|Lock|RemoveIPC|NoNew|Cap|UMask|User|Group|StateD).*$/gm,
  )
  expect(rules?.length).toBeGreaterThan(20)
  expect(rules?.filter((rule) => !unit.split('\n').includes(rule))).toEqual([])
})
