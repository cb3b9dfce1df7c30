import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

function openCache(maxBytes: number, limits: { maxConcurrentReads?: number; maxQueued?: number } = {}) {
  const readFiles: string[] = []
  const [now, concurrency] = [{ reads: 0 }, { most: 0 }]
  const cache = createPictureCache({
    async read(file) {
      readFiles.push(file)
      now.reads += 1
      concurrency.most = Math.max(concurrency.most, now.reads)
      await setImmediate()
      now.reads -= 1
      if (file === 'broken') throw new Error('the database is away')
      return file === 'none' ? undefined : { format: 'webp', bytes: Buffer.alloc(100, file) }
    },
    maxBytes,
    ...limits,
  })
  return { ...cache, readFiles, concurrency }
}

describe('the cache of pictures', () => {
  test('a file is read once', async () => {
    const { get, readFiles } = openCache(1_000)
    const [one, other] = await Promise.all([get('a'), get('a')])
    expect(one).toBe(other)
    expect(await get('a')).toMatchObject({ type: 'image/webp', immutable: true })
    expect(readFiles).toEqual(['a'])
  })

  test('never holds more than it may, and lets go what was asked for longest ago', async () => {
    const { get, readFiles, countBytes } = openCache(250)
    for (const file of ['a', 'b', 'a', 'c', 'a', 'b']) await get(file)
    expect(readFiles).toEqual(['a', 'b', 'c', 'b'])
    expect(countBytes()).toBe(200)
  })

  test('a file larger than all of it is served and not kept', async () => {
    const { get, readFiles, countBytes } = openCache(50)
    expect((await get('a'))?.plain).toHaveLength(100)
    await get('a')
    expect([readFiles.length, countBytes()]).toEqual([2, 0])
  })

  test('what is not there is asked for each time, and takes no room', async () => {
    const { get, readFiles, countBytes } = openCache(1_000)
    expect([await get('none'), await get('none'), readFiles.length, countBytes()]).toEqual([
      undefined,
      undefined,
      2,
      0,
    ])
  })

  test('R61 a long menu that nobody has asked for yet comes whole, a few files at a time', async () => {
    const { get, concurrency } = openCache(100_000)
    const menu = Array.from({ length: 100 }, (_, nth) => `photo-${nth}`)
    const files = await Promise.all(menu.map(get))
    expect(files.filter((file) => file?.plain.length === 100)).toHaveLength(100)
    expect(concurrency.most).toBe(8)
  })

  test('of a flood of names only so many wait, and the others are refused', async () => {
    const { get, concurrency } = openCache(1_000, { maxConcurrentReads: 2, maxQueued: 1 })
    const answers = await Promise.allSettled(['a', 'b', 'c', 'd', 'c'].map(get))
    const kinds = ['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']
    expect(answers.map(({ status }) => status)).toEqual(kinds)
    expect(answers[3]).toMatchObject({ reason: { code: 'busy' } })
    expect(await get('d')).toBeDefined()
    expect(concurrency.most).toBe(2)
  })

  test('a read that fails gives its place to the next', async () => {
    const { get } = openCache(1_000, { maxConcurrentReads: 1 })
    const answers = await Promise.allSettled(['broken', 'a', 'none', 'b'].map(get))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
    await expect(get('broken')).rejects.toThrow('away')
    expect(await get('c')).toBeDefined()
  })
})
