import { describe, expect, test } from 'vitest'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { pictureFile, pictureFormats, pictureSizes, type PictureSize } from '#domain/menu/look.ts'
import { openTestApp } from '../../../test-support/test-app.ts'
import { findPicture, pictureFiles } from '../../db/menu/starting-pictures.ts'

async function openPictures() {
  const { send } = await openTestApp('sqlite')
  const get = (url: string, headers: Record<string, string> = {}) => send({ method: 'GET', url, headers })
  const { items } = (await get('/api/menu')).json<MenuReply>()
  const urls = items.flatMap(({ look }) => look.picture?.url ?? [])
  return { get, urls }
}

/** Width and height, from the header of the file. */
function sizeOf(format: 'avif' | 'webp', bytes: Buffer): { width: number; height: number } {
  if (format === 'avif') {
    const at = bytes.indexOf('ispe') + 8
    return { width: bytes.readUInt32BE(at), height: bytes.readUInt32BE(at + 4) }
  }
  expect(bytes.toString('latin1', 12, 16)).toBe('VP8X')
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
}

describe('the pictures of the menu', () => {
  test('each is there in every size and format, for as long as a browser likes', async () => {
    const { get, urls } = await openPictures()
    expect(urls).toHaveLength(4)
    expect(new Set(urls).size).toBe(4)
    for (const url of urls) {
      for (const size of Object.keys(pictureSizes) as PictureSize[]) {
        for (const format of pictureFormats) {
          const reply = await get(pictureFile(url, size, format), { 'accept-encoding': 'br, gzip' })
          expect(reply.statusCode).toBe(200)
          expect(reply.headers).toMatchObject({
            'content-type': `image/${format}`,
            'cache-control': 'public, max-age=31536000, immutable',
            'x-content-type-options': 'nosniff',
          })
          expect(reply.headers['content-encoding']).toBeUndefined()
          expect(sizeOf(format, reply.bytes)).toEqual(pictureSizes[size])
        }
      }
    }
  })

  test('one that the browser has already is not sent again', async () => {
    const { get, urls } = await openPictures()
    const url = pictureFile(urls[0] ?? '', 'card', 'avif')
    const { etag = '' } = (await get(url)).headers
    const again = await get(url, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each([
    '/pictures/taco-0123456789ab-card.avif',
    '/pictures/beef-card.avif',
    '/pictures/beef.png',
    '/pictures/..%2f..%2fpackage.json',
    '/pictures/..%2fstarting-pictures.ts',
    '/pictures/starting-pictures.ts',
    '/pictures/%00.avif',
    '/pictures/',
  ])('%s is not there', async (url) => {
    const { get } = await openPictures()
    const reply = await get(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['cache-control'] ?? '').not.toContain('immutable')
  })
})

test('the name of a file changes with the picture, and fits into a path', () => {
  expect(findPicture('beef')?.url).toMatch(/^\/pictures\/beef-[0-9a-f]{12}$/)
  // Fastify refuses longer path segments.
  for (const url of pictureFiles.keys()) expect(url.split('/').at(-1)?.length).toBeLessThanOrEqual(64)
})
