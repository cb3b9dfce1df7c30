import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { freeBytesIn, leastRoom, watchDiskRoom } from './disk-space.ts'

const failing = (code: string) => Promise.reject(Object.assign(new Error('no'), { code }))

test('a disk that is nearly full has no room, whether or not a write has failed', async () => {
  let free = leastRoom
  const { hasRoom } = watchDiskRoom(async () => free)
  expect(await hasRoom()).toBe(true)
  free -= 1
  expect(await hasRoom()).toBe(false)
  free += 1
  expect(await hasRoom()).toBe(true)
  expect(await freeBytesIn(tmpdir())).toBeGreaterThan(0)
})

test.each(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100'])(
  'a write that failed with %s counts for half a minute',
  async (code) => {
    let now = 0
    const { watch, hasRoom } = watchDiskRoom(undefined, () => now)
    await expect(watch(failing(code))).rejects.toThrow('no')
    expect(await hasRoom()).toBe(false)
    now = 29_999
    expect(await hasRoom()).toBe(false)
    now = 30_000
    expect(await hasRoom()).toBe(true)
  },
)

test.each(['SQLITE_BUSY', '23505', 'ECONNREFUSED'])(
  'a write that failed with %s is none of the disk’s',
  async (code) => {
    const { watch, hasRoom } = watchDiskRoom()
    await expect(watch(failing(code))).rejects.toThrow('no')
    expect([await watch(Promise.resolve(7)), await hasRoom()]).toEqual([7, true])
  },
)
