import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withSetUp } from '../../../proof/set-up.ts'
import { canMount, mountSmallDisk } from '../../../proof/small-disk.ts'
import { freshDataDir } from '../../../test-support/databases.ts'
import { diskUseOf, freeBytesIn, isOnSameDisk, minFreeBytes, watchDiskSpace } from './disk-space.ts'

const failing = (code: string) => Promise.reject(Object.assign(new Error('no'), { code }))

test('a disk that is nearly full has no room, whether or not a write has failed', async () => {
  let free = minFreeBytes
  const { hasFreeSpace } = watchDiskSpace(async () => free)
  expect(await hasFreeSpace()).toBe(true)
  free -= 1
  expect(await hasFreeSpace()).toBe(false)
  free += 1
  expect(await hasFreeSpace()).toBe(true)
  expect(await freeBytesIn(tmpdir())).toBeGreaterThan(0)
})

test.each(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100'])(
  'a write that failed with %s counts for half a minute',
  async (code) => {
    let now = 0
    const { watch, hasFreeSpace } = watchDiskSpace(undefined, () => now)
    await expect(watch(failing(code))).rejects.toThrow('no')
    expect(await hasFreeSpace()).toBe(false)
    now = 29_999
    expect(await hasFreeSpace()).toBe(false)
    now = 30_000
    expect(await hasFreeSpace()).toBe(true)
  },
)

test.each(['SQLITE_BUSY', '23505', 'ECONNREFUSED'])(
  'a write that failed with %s is none of the disk’s',
  async (code) => {
    const { watch, hasFreeSpace } = watchDiskSpace()
    await expect(watch(failing(code))).rejects.toThrow('no')
    expect([await watch(Promise.resolve(7)), await hasFreeSpace()]).toEqual([7, true])
  },
)

test.each<[string, string, string | undefined, boolean]>([
  ['a folder that is not there yet', '/tmp/not/there/yet', undefined, true],
  ['another disk', '/dev/shm/backups', undefined, false],
  ['a database at the socket of this machine', '/tmp', 'postgres://b@%2Fvar%2Frun%2Fpostgresql/b', true],
  ['a database on this machine', '/tmp', 'postgres://b@127.0.0.1:5432/b', true],
  ['a database on another machine', '/tmp', 'postgres://b@db.example/b', false],
])(
  'R73 whether one broken disk would take the backups, too: %s',
  async (_where, folder, databaseUrl, isSame) => {
    expect(await isOnSameDisk(folder, { dataDir: '/tmp', databaseUrl })).toBe(isSame)
  },
)

// None where no small disk can be mounted: a skipped test would fail the run of everybody who is not root on Linux.
test.each(canMount ? [8] : [])(
  'R72 how full the disk of a folder is: one of %s megabytes as it fills up and is emptied, and none that is not there',
  async (megabytes) => {
    await withSetUp(async (setUp) => {
      const { folder, fill, empty } = mountSmallDisk(setUp, await freshDataDir(), megabytes)
      expect(await diskUseOf(folder)).toBeLessThan(10)
      fill()
      expect(await diskUseOf(folder)).toBe(100)
      empty()
      expect(await diskUseOf(folder)).toBeLessThan(10)
      expect(await diskUseOf(path.join(folder, 'not there'))).toBe(0)
    })
  },
)
