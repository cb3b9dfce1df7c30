import { setImmediate as nextTick, setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBackground } from './background.ts'

function counting(left: () => number) {
  const seen = { runs: 0, atOnce: 0, most: 0 }
  const background = startBackground({
    retryMs: 5,
    everyMs: 1_000,
    onError: () => {},
    async run() {
      seen.runs += 1
      seen.atOnce += 1
      seen.most = Math.max(seen.most, seen.atOnce)
      await wait(2)
      seen.atOnce -= 1
      return left()
    },
  })
  onTestFinished(() => background.stop())
  return { background, seen }
}

test('runs at start, after a nudge, and never twice at once', async () => {
  const { background, seen } = counting(() => 0)
  for (let nudges = 0; nudges < 50; nudges += 1) background.nudge()
  await expect.poll(() => seen.runs).toBe(2)
  background.nudge()
  await expect.poll(() => seen.runs).toBe(3)
  expect(seen.most).toBe(1)
})

test('does not run in the turn of its nudge, and rests between runs however often it is nudged', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let runs = 0
  const background = startBackground({
    everyMs: 60_000,
    onError: () => {},
    async run() {
      runs += 1
      return 0
    },
  })
  onTestFinished(() => background.stop())
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(1)
  background.nudge()
  await vi.advanceTimersByTimeAsync(49)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(2)
  for (let ms = 0; ms < 1_000; ms += 1) {
    background.nudge()
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(runs).toBeGreaterThan(15)
  expect(runs).toBeLessThanOrEqual(2 + 1_000 / 50)
})

test('what is left undone is tried again until it is done', async () => {
  let left = 3
  const { seen } = counting(() => (left -= 1))
  await expect.poll(() => seen.runs).toBe(3)
})

test('a run that throws is tried again', async () => {
  let failures = 2
  let runs = 0
  const background = startBackground({
    everyMs: 30_000,
    retryMs: 5,
    onError: () => {},
    run: async () => {
      runs += 1
      if (failures-- > 0) throw new Error('down')
      return 0
    },
  })
  onTestFinished(() => background.stop())
  await expect.poll(() => runs).toBe(3)
})

test('a run that knows when there is more to do is called then', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let runs = 0
  const background = startBackground({
    everyMs: 60_000,
    onError: () => {},
    async run() {
      runs += 1
      return { inMs: 60 }
    },
  })
  onTestFinished(() => background.stop())
  for (const [ms, due] of [
    [59, 1],
    [1, 2],
    [60, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(runs).toBe(due)
  }
})

test('however late there is more to do, a look is taken now and then', async () => {
  let runs = 0
  const background = startBackground({
    everyMs: 20,
    onError: () => {},
    async run() {
      runs += 1
      return { inMs: Infinity }
    },
  })
  onTestFinished(() => background.stop())
  await expect.poll(() => runs).toBeGreaterThan(2)
})

test('a nudge wakes nothing that is left in peace after a failure', async () => {
  const failing = Promise.withResolvers<number>()
  let runs = 0
  const background = startBackground({
    retryMs: 60_000,
    everyMs: 60_000,
    onError: () => {},
    async run() {
      runs += 1
      return failing.promise
    },
  })
  onTestFinished(() => background.stop())
  background.nudge()
  failing.resolve(1)
  await nextTick()
  background.nudge()
  await nextTick()
  expect(runs).toBe(1)
})
