import { describe, expect, test } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

function openCache(mostBytes: number, mostReads?: number) {
  const asked: string[] = []
  const cache = createPictureCache({
    async read(file) {
      asked.push(file)
      return file === 'none' ? undefined : { format: 'webp', bytes: Buffer.alloc(100, file) }
    },
    mostBytes,
    ...(mostReads !== undefined && { mostReads }),
  })
  return { ...cache, asked }
}

describe('the cache of pictures', () => {
  test('a file is read once', async () => {
    const { get, asked } = openCache(1_000)
    const [one, other] = await Promise.all([get('a'), get('a')])
    expect(one).toBe(other)
    expect(await get('a')).toMatchObject({ type: 'image/webp', immutable: true })
    expect(asked).toEqual(['a'])
  })

  test('never holds more than it may, and lets go what was asked for longest ago', async () => {
    const { get, asked, countBytes } = openCache(250)
    for (const file of ['a', 'b', 'a', 'c', 'a', 'b']) await get(file)
    expect(asked).toEqual(['a', 'b', 'c', 'b'])
    expect(countBytes()).toBe(200)
  })

  test('a file larger than all of it is served and not kept', async () => {
    const { get, asked, countBytes } = openCache(50)
    expect((await get('a'))?.plain).toHaveLength(100)
    await get('a')
    expect([asked.length, countBytes()]).toEqual([2, 0])
  })

  test('what is not there is asked for each time, and takes no room', async () => {
    const { get, asked, countBytes } = openCache(1_000)
    expect([await get('none'), await get('none'), asked.length, countBytes()]).toEqual([
      undefined,
      undefined,
      2,
      0,
    ])
  })

  test('of a flood of names only so many reach the database at once', async () => {
    const { get } = openCache(1_000, 2)
    const answers = await Promise.allSettled(['a', 'b', 'c'].map(get))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(await get('c')).toBeDefined()
  })
})
