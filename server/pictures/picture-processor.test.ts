import { describe, expect, test } from 'vitest'
import { middle } from '#domain/menu/picture.ts'
import { drawnPhoto } from '../../test-support/drawn-pictures.ts'
import { httpTimeouts } from '../http/http-timeouts.ts'
import { maxWorkWithin, createPictureProcessor, type ProcessorLimits } from './picture-processor.ts'

function openProcessor(limits: Partial<ProcessorLimits> = {}) {
  // A busy test machine needs more time than the default.
  return createPictureProcessor({ closing: new AbortController().signal, maxWorkMs: 120_000, ...limits })
}

const codesOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map((one) => (one.status === 'fulfilled' ? 'taken' : (one.reason as { code: string }).code))

describe('the picture processor', () => {
  test('one at a time: so many wait, and the others are asked to come back', async () => {
    const pictureProcessor = openProcessor({ maxQueued: 1, maxWaitMs: 120_000 })
    const photo = await drawnPhoto({ width: 40, height: 30 })
    const answers = await Promise.allSettled([1, 2, 3].map(() => pictureProcessor.processUpload(photo)))
    expect(codesOf(answers)).toEqual(['taken', 'taken', 'busy'])
    expect((await pictureProcessor.processUpload(photo)).kind).toBe('photo')
  })

  test('nobody waits for longer than an answer may take', async () => {
    const pictureProcessor = openProcessor({ maxWaitMs: 1 })
    const photo = await drawnPhoto({ width: 40, height: 30 })
    const answers = await Promise.allSettled([
      pictureProcessor.processUpload(photo),
      pictureProcessor.processUpload(photo),
    ])
    expect(codesOf(answers)).toEqual(['taken', 'busy'])
  })

  test('what takes too long is ended, its owner is asked to come back, and the next one is worked on', async () => {
    const pictureProcessor = openProcessor({ maxWorkMs: 5 })
    const photo = await drawnPhoto()
    await expect(pictureProcessor.processUpload(photo)).rejects.toMatchObject({ code: 'busy' })
    await expect(
      pictureProcessor.crop(photo, { id: `photo-${'a'.repeat(24)}`, ...middle }),
    ).rejects.toMatchObject({
      code: 'busy',
    })
  })

  test('a picture has fifteen seconds, and its answer comes before its connection is cut', () => {
    expect(maxWorkWithin(httpTimeouts.responseTimeout)).toBe(15_000)
  })

  test('a server that stops does not wait for it', async () => {
    const closing = new AbortController()
    const pictureProcessor = openProcessor({ closing: closing.signal })
    const taking = pictureProcessor.processUpload(await drawnPhoto())
    closing.abort()
    await expect(taking).rejects.toMatchObject({ code: 'unavailable' })
  })
})
